/** What a card is called, and what it does here. */

import { JOKER, Rank, RANKS, Suit, type Derived } from '../../generated/karthis';
import type { Printed, Temple } from './temple';

const RANK_NAMES = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
export const SUITS = ['♠', '♣', '♦', '♥'];
const SUIT_WORDS = ['Spades', 'Clubs', 'Diamonds', 'Hearts'];
const RANK_WORDS: Record<string, string> = { A: 'Ace', J: 'Jack', Q: 'Queen', K: 'King' };
const FACES = ['Temple guard', 'Priestess', 'Warden king'];

export type Kind = 'threat' | 'treasure' | 'rest' | 'joker' | 'enemy';

export interface CardFace {
  kind: Kind;
  rank: string;
  suit: string;
  value: number;
  title: string;
  name: string;
}

export function threatName(box: Printed, value: number): string {
  return box.texts.threats[value - 1];
}

export function cardFace(card: number, box: Printed, crown = false): CardFace {
  if (card >= JOKER) {
    return {
      kind: 'joker',
      rank: '★',
      suit: '',
      value: 0,
      title: crown ? 'The Crown' : 'Great treasure',
      name: 'Joker',
    };
  }
  const suit = Math.floor(card / RANKS);
  const value = (card % RANKS) + 1;
  const rank = RANK_NAMES[value - 1];
  const name = `${RANK_WORDS[rank] ?? rank} of ${SUIT_WORDS[suit]}`;
  const base = { rank, suit: SUITS[suit], value, name };
  if (value >= Rank.JACK) return { ...base, kind: 'enemy', title: FACES[value - Rank.JACK] };
  if (suit === Suit.DIAMONDS) return { ...base, kind: 'treasure', title: 'Treasure' };
  if (suit === Suit.HEARTS) return { ...base, kind: 'rest', title: 'Safe spot' };
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
export function effect(card: number, t: Temple, box: Printed, { amounts, rating }: Derived): string {
  const { kind, value } = cardFace(card, box);
  switch (kind) {
    case 'joker':
    case 'treasure':
      return `worth ${amounts[card].toLocaleString('en-GB')}`;
    case 'rest':
      return `+${amounts[card]} Health`;
    case 'enemy':
      if (t.gone.card.slice(0, t.gone.n).includes(card)) return 'beaten';
      return `${card === t.enemy ? t.enemy_health : amounts[card]} Health`;
    default:
      return value === Rank.TEN ? 'the way in closes' : `−${amounts[card]} below ${rating}`;
  }
}
