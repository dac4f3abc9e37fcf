/** What can be moved where: cards to the clash, totems and markers to Bands, Barbarians to each other. */

import { t, type Plain } from '../../lib/messages';
import type { Game, Moves } from '../../generated/klobba';
import type { Move } from '../../generated/contract';
import type { Held } from '../../pieces/hand';
import type { Way } from '../../pieces/mover.svelte';
import type { Printed, Scene } from './horde';

interface HandCard extends Held {
  card: number;
}

export type Verb = keyof Moves;

const OFFER_KEY = 'offered';
const MEANS: Partial<Record<Verb, Plain>> = { accept: 'klobba-accept', lay: 'klobba-lay', offer: 'klobba-offer-it' };

/** The cards of a hand, after one that is offered or was accepted; the chosen one lies face down already. */
export function handOf({ view, derived }: Scene, box: Printed, me: number, moves: Move<Game>[]): HandCard[] {
  const { offered, bound, chosen } = derived;
  const means = (card: number, key: string): Move<Game> | undefined =>
    moves.find((m) =>
      key === OFFER_KEY && !bound
        ? m.verb === 'accept'
        : (m.verb === 'lay' || m.verb === 'offer') && m.arguments.card === card && bound === (key === OFFER_KEY),
    );
  const held = view.seats[me].hand.flatMap((n, card) =>
    Array.from({ length: n }, (_, i) => ({ card, key: `card ${card}-${i}` })),
  );
  return [...(offered >= 0 ? [{ card: offered, key: OFFER_KEY }] : []), ...held].map(({ card, key }) => {
    const move = means(card, key);
    return {
      card,
      key,
      name: box.texts.cards[card],
      about: box.texts.effects[card],
      means: move && MEANS[move.verb] && t(MEANS[move.verb]!),
      code: move?.code,
      chosen: card === chosen && bound === (key === OFFER_KEY),
    };
  });
}

export function ways(group: string[], me: number, moves: Move<Game>[], hand: HandCard[]): Way[] {
  return moves.flatMap((move): Way[] => {
    const { verb, arguments: a, code } = move;
    const way = (piece: string, place: string): Way => ({ piece, place, codes: [code] });
    switch (verb) {
      case 'lay':
      case 'offer':
      case 'accept':
        // The clash is the empty middle of the table, and what lies there cannot be taken back: so a tap on it is not enough.
        return hand.filter((card) => card.code === code).map((card) => ({ ...way(card.key, 'clash'), taken: true }));
      case 'pair':
        return [way('marker', `band ${a.band}`)];
      case 'give_black':
      case 'give_white':
        return [way('totem', `band ${a.seat}`)];
      case 'select':
        return [way('star', group[a.place])];
      case 'switch':
        return [way(`${me}-${a.own}`, `${a.band}-${a.place}`)];
      default:
        return [];
    }
  });
}
