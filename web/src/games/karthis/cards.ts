/** What a card is called, and what it does here. */

import { t as say } from '../../lib/messages';
import { JOKER, Rank, RANKS, Suit, type Derived, type Lying } from '../../generated/karthis';
import type { Printed, Temple } from './temple';

const RANK_NAMES = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
export const SUITS = ['♠', '♣', '♦', '♥'];

export type Kind = 'threat' | 'treasure' | 'rest' | 'joker' | 'enemy';

export interface CardFace {
  kind: Kind;
  rank: string;
  suit: string;
  value: number;
  title: string;
  name: string;
}

function threatName(box: Printed, value: number): string {
  return box.texts.threats[value - 1];
}

export function cardFace(card: number, box: Printed, crown = false): CardFace {
  if (card >= JOKER) {
    return {
      kind: 'joker',
      rank: '★',
      suit: '',
      value: 0,
      title: crown ? say('karthis-the-crown') : say('karthis-great-treasure'),
      name: say('karthis-joker'),
    };
  }
  const suit = Math.floor(card / RANKS);
  const value = (card % RANKS) + 1;
  const rank = RANK_NAMES[value - 1];
  const name = say('karthis-card', { suit, rank });
  const base = { rank, suit: SUITS[suit], value, name };
  if (value >= Rank.JACK) return { ...base, kind: 'enemy', title: say('karthis-face', { rank }) };
  if (suit === Suit.DIAMONDS) return { ...base, kind: 'treasure', title: say('karthis-treasure') };
  if (suit === Suit.HEARTS) return { ...base, kind: 'rest', title: say('karthis-safe-spot') };
  return { ...base, kind: 'threat', title: threatName(box, value) };
}

/** The key of its help. */
export function helpOf(card: number): string {
  if (card >= JOKER) return 'joker';
  const rank = card % RANKS;
  if (rank + 1 >= Rank.JACK) return 'enemy';
  const suit = Math.floor(card / RANKS);
  return suit === Suit.DIAMONDS ? 'diamond' : suit === Suit.HEARTS ? 'heart' : `threat/${rank}`;
}

/** One line on what the card does on this floor, as the rules say. */
export function effect(card: number, t: Temple, box: Printed, { amounts, rating, deadly }: Derived): string {
  const { kind, value } = cardFace(card, box);
  switch (kind) {
    case 'joker':
    case 'treasure':
      return say('karthis-worth', { worth: amounts[card] });
    case 'rest':
      return say('karthis-plus-health', { health: amounts[card] });
    case 'enemy':
      if (t.gone.card.slice(0, t.gone.n).includes(card)) return say('karthis-beaten');
      return say('karthis-health', { health: card === t.enemy ? t.enemy_health : amounts[card] });
    default:
      if (value === Rank.TEN) return say('karthis-way-closes');
      return say(deadly.includes(card) ? 'karthis-below-deadly' : 'karthis-below', { damage: amounts[card], rating });
  }
}

/** Where to read what a card does: of one that was chosen, from before it did it. An enemy goes on. */
export function effective<T>(lying: Lying, box: Printed, before: T, now: T): T {
  return lying.chosen && cardFace(lying.card, box).kind !== 'enemy' ? before : now;
}
