/** What can be moved where: cards to the clash, totems and markers to Bands, Barbarians to each other. */

import { Offer, Phase, NONE, PLACES, type Game, type Moves } from '../../generated/klobba';
import type { Move } from '../../generated/contract';
import type { Held } from '../../pieces/hand';
import type { Way } from '../../pieces/mover.svelte';
import { cardText, type Horde, type Printed } from './horde';

export interface HandCard extends Held {
  card: number;
}

export type Verb = keyof Moves;

const OFFER_KEY = 'offered';
const MEANS: Partial<Record<Verb, string>> = { accept: 'Accept for a Star', lay: 'Lay', offer: 'Offer' };

/** The card that was offered to this side and not yet answered, or taken and not yet played; else none. */
export function offerTo(h: Horde, side: number): number {
  if (side < 0) return NONE;
  const stage = h.offered.stage[side];
  const shown =
    (h.phase === Phase.ANSWERING && stage === Offer.OFFERED) || (h.phase === Phase.LAYING && stage === Offer.ACCEPTED);
  return shown ? h.offered.card[side] : NONE;
}

/** The cards of a hand, with one that is offered or was taken first; `chosen` lies face down already. */
export function handOf(
  h: Horde,
  box: Printed,
  me: number,
  side: number,
  moves: Move<Game>[],
  chosen: number,
): HandCard[] {
  const offer = offerTo(h, side);
  const bound = offer >= 0 && h.phase === Phase.LAYING;
  const means = (card: number, key: string): Move<Game> | undefined =>
    moves.find((m) =>
      key === OFFER_KEY && !bound
        ? m.verb === 'accept'
        : (m.verb === 'lay' || m.verb === 'offer') && m.arguments.card === card && bound === (key === OFFER_KEY),
    );
  const held = h.seats[me].hand.flatMap((n, card) =>
    Array.from({ length: n }, (_, i) => ({ card, key: `${card}-${i}` })),
  );
  return [...(offer >= 0 ? [{ card: offer, key: OFFER_KEY }] : []), ...held].map(({ card, key }) => {
    const move = means(card, key);
    return {
      card,
      key,
      name: box.texts.cards[card],
      about: cardText(box, card),
      means: move && MEANS[move.verb],
      code: move?.code,
      chosen: card === chosen && bound === (key === OFFER_KEY),
    };
  });
}

export function ways(h: Horde, me: number, side: number, moves: Move<Game>[], hand: HandCard[]): Way[] {
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
      case 'select': {
        const band = a.place < PLACES ? h.holder[side] : h.partner[side];
        return [way('star', `${band}-${a.place % PLACES}`)];
      }
      case 'switch':
        return [way(`${me}-${a.own}`, `${a.band}-${a.place}`)];
      default:
        return [];
    }
  });
}
