/** What the mover is asked to do now; only what can be done is named. */

import { Phase, Tool, Card, type Derived, type Game } from '../../generated/klotho';
import type { Move } from '../../generated/contract';
import { list, t, type Plain } from '../../lib/messages';
import { cardName, type Colony, type Printed } from './colony';

const BESIDES: Record<string, Plain> = {
  discard: 'klotho-discard-a-card',
  buy: 'klotho-buy-a-tool',
  stake: 'klotho-stake-a-claim',
};
const POWERS = ['shift', 'flip', 'copy'];

const oneOf = (words: string[]): string => list(words, 'disjunction');
const begun = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export function asked(
  h: Colony,
  box: Printed,
  facts: Derived,
  moves: Move<Game>[],
  name: (seat: number) => string,
): string {
  const verbs = new Set<string>(moves.map((m) => m.verb));
  const besides = Object.entries(BESIDES).flatMap(([verb, words]) => (verbs.has(verb) ? [t(words)] : []));
  switch (h.phase) {
    case Phase.OPENING:
      return besides.length ? t('klotho-roll-or', { first: oneOf(besides) }) : t('klotho-roll');
    case Phase.REROLLING:
      return t('klotho-hold');
    case Phase.CLAIMING:
      return claiming(h, moves, verbs);
    case Phase.CLOSING:
      return begun(oneOf([...besides, t('klotho-end-the-turn')]));
    case Phase.PAYING: {
      const card = h.row[h.place];
      return card >= Card.MARKET && card < Card.TECH
        ? t('klotho-choose-stars')
        : t('klotho-choose-pay', { card: cardName(box, card) });
    }
    case Phase.SPENDING_STARS:
      return t('klotho-prices', { n: h.stars });
    case Phase.LAYING:
      return t('klotho-lay-claim');
    case Phase.TAKING:
      return t('klotho-take-from', { name: name(h.victim) });
    case Phase.TRIMMING:
      return t('klotho-trim', { limit: box.hand_limit, over: facts.cards[h.mover] - box.hand_limit });
    default:
      return '';
  }
}

function claiming(h: Colony, moves: Move<Game>[], verbs: Set<string>): string {
  if (verbs.has('claim')) return t('klotho-claim');
  if (!h.die.some((face) => face > 0)) return t('klotho-no-roll');
  const spent = h.spent ? 'yes' : 'no';
  // A lottery ticket brings coins, and no card.
  if (moves.some((m) => m.verb === 'augment' || (m.verb === 'play' && m.arguments.tool !== Tool.LOTTERY)))
    return t('klotho-none', { spent, use: 'tool' });
  return t('klotho-none', { spent, use: POWERS.some((verb) => verbs.has(verb)) ? 'technology' : 'none' });
}

/** What the button says that throws so many of the dice; with none there may be the die of a new crystal to throw. */
export function throwing(dice: number, left: number, crystal: boolean): string {
  if (!dice && !crystal) return t('klotho-all-held');
  return t('klotho-throw', { dice, left });
}
