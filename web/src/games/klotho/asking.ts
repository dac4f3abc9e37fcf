/** What the mover is asked to do now; only what can be done is named. */

import { Phase, Tool, Card, type Derived, type Game } from '../../generated/klotho';
import type { Move } from '../../generated/contract';
import { cardName, many, type Colony, type Printed } from './colony';

const BESIDES = { discard: 'discard a card', buy: 'buy a tool', stake: 'stake a claim' };
const POWERS = ['shift', 'flip', 'copy'];

const oneOf = (parts: string[]): string => parts.join(', ').replace(/, ([^,]*)$/, ' or $1');
const begun = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export function asked(
  h: Colony,
  box: Printed,
  facts: Derived,
  moves: Move<Game>[],
  name: (seat: number) => string,
): string {
  const verbs = new Set<string>(moves.map((m) => m.verb));
  const besides = Object.entries(BESIDES).flatMap(([verb, words]) => (verbs.has(verb) ? [words] : []));
  switch (h.phase) {
    case Phase.OPENING:
      return besides.length ? `Roll, or first ${oneOf(besides)}` : 'Roll the dice';
    case Phase.REROLLING:
      return 'Hold the dice that help, throw the rest';
    case Phase.CLAIMING:
      return claiming(h, moves, verbs);
    case Phase.CLOSING:
      return begun(oneOf([...besides, 'end the turn']));
    case Phase.PAYING: {
      const card = h.row[h.place];
      return `Choose the dice that ${card >= Card.MARKET && card < Card.TECH ? 'become stars' : `pay for ${cardName(box, card)}`}`;
    }
    case Phase.SPENDING_STARS:
      return `Move the prices: ${many(h.stars, 'star')} to spend`;
    case Phase.LAYING:
      return 'Lay the claim, card by card';
    case Phase.TAKING:
      return `Take one card from ${name(h.victim)}`;
    case Phase.TRIMMING:
      return `More than ${box.hand_limit} cards: give up ${facts.cards[h.mover] - box.hand_limit}`;
    default:
      return '';
  }
}

function claiming(h: Colony, moves: Move<Game>[], verbs: Set<string>): string {
  if (verbs.has('claim')) return 'Claim cards with your dice';
  if (!h.die.some((face) => face > 0)) return 'Without a roll there is nothing to claim with';
  const none = h.spent ? 'No more cards for these dice' : 'No card for these dice';
  // A lottery ticket brings coins, and no card.
  if (moves.some((m) => m.verb === 'augment' || (m.verb === 'play' && m.arguments.tool !== Tool.LOTTERY)))
    return `${none}: use a tool, or go on`;
  return `${none}: ${POWERS.some((verb) => verbs.has(verb)) ? 'use a technology, or ' : ''}go on`;
}

/** What the button says that throws so many of the dice; with none there may be the die of a new crystal to throw. */
export function throwing(dice: number, left: number, crystal: boolean): string {
  if (!dice && !crystal) return 'All dice are held';
  const what = dice ? `${dice === 1 ? 'one die' : `${dice} dice`} again` : 'the new die';
  return `Throw ${what} (${many(left, 'throw')} left)`;
}
