/** What a table without art knows of its cards and moves: which deck a field holds, what a card says, what can be done with it. */

import type { GameDetail, Move, Table } from '../generated/contract';
import type { Position } from '../playback/position';
import { inSight, words, type Eye, type Seen } from './fields';

export interface Sense {
  eye: Eye;
  /** The number of the deck whose cards lie in a field, or -1. */
  deck: (path: string) => number;
  face: (deck: number, card: Seen) => string;
  /** What people call a field: the name of its entry in help.toml, else its own. */
  called: (path: string) => string;
  /** Whether any move, allowed or not, is about this card; and those that are allowed now. */
  about: (deck: number, card: number) => boolean;
  moves: (deck: number, card: number) => Move[];
  choose: (deck: number, card: number) => void;
}

/** Of the moves allowed, those among these numbers. */
export const among = (moves: Move[], codes: number[] | undefined): Move[] =>
  codes?.length ? moves.filter((m) => codes.includes(m.code)) : [];

/** The moves that nothing on the table stands for: no cell of a grid, no card in sight. They need words of their own. */
export function placeless(game: GameDetail, now: Position, moves: Move[], eye: Eye): Move[] {
  const placed = new Set<number>();
  if (now.grids) for (const grid of game.grids) for (const codes of grid.moves) codes.forEach((c) => placed.add(c));
  for (const deck of game.decks)
    for (const card of inSight(eye, deck, game.fields, now.view)) deck.moves[card]?.forEach((c) => placed.add(c));
  return moves.filter((m) => !placed.has(m.code));
}

export function sensing(
  table: Table,
  game: GameDetail,
  eye: Eye,
  moves: Move[],
  choose: (codes: number[]) => void,
): Sense {
  const codes = (deck: number, card: number): number[] => game.decks[deck]?.moves[card] ?? [];
  return {
    eye,
    deck: (path) => game.decks.findIndex((d) => d.fields.includes(path)),
    called: (path) => {
      const field = path.split('.').at(-1) ?? path;
      return (game.help[path] ?? game.help[field])?.name ?? words(field);
    },
    face: (deck, card) => (card === null ? '' : (table.faces[deck]?.[card] ?? String(card))),
    about: (deck, card) => codes(deck, card).length > 0,
    moves: (deck, card) => among(moves, codes(deck, card)),
    choose: (deck, card) => choose(codes(deck, card)),
  };
}
