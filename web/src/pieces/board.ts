/** What the frame hands to a board, and what a game's folder hands to the frame. */

import type { Component } from 'svelte';
import type { AnyGame, Declared, GameDetail, Note, Table } from '../generated/contract';
import type { Act } from '../playback/playback.svelte';
import type { Position } from '../playback/position';

/** For a game on the shelf, `BoardProps<Game>` with its generated `Game` knows every field, verb and note. */
export interface BoardProps<G extends Declared = AnyGame> {
  table: Table<G>;
  game: GameDetail;
  /** The state as it is drawn now; while `busy`, the one before the events being told. */
  state: Position<G>;
  act: Act<G> | null;
  heard: Note<G>[];
  busy: boolean;
  /** Nothing is hidden: the game is over, or this is a replay. */
  open: boolean;
  /** Try any move of the game's table, or several as one gesture; what is not allowed is explained. */
  play: (code: number | number[]) => void;
  /** Ask the rules one of the game's questions about what is seen now; there is nobody to ask in a replay or a lesson. */
  ask?: Ask<G>;
  skip: () => void;
  /** Open the rules at a clause. */
  cite: (clause: string) => void;
}

export type Ask<G extends Declared = AnyGame> = <Q extends keyof G['answers'] & string>(
  question: Q,
  argument?: number | number[],
) => Promise<G['answers'][Q]>;

export type Mood = 'victory' | 'defeat' | 'draw';

/** The scene at the end of a game, in its own style: a background for each mood, and what falls or lies about, some 24 wide. */
export interface Finale {
  ground: Record<Mood, string>;
  bits: { d: string; fill: string; line?: string }[];
}

/** The server says which game it is, and so which art: from here on nothing is known of it beforehand. */
type Whichever = any;

export interface Art {
  board: Component<BoardProps<Whichever>>;
  /** The board offers every move in words itself: they need not be listed beside it. */
  lists?: boolean;
  /** What lies about in the scene at the end, and the ground it is played on. */
  finale?: Finale;
  /** What stands above the result. */
  emblem?: Component<{ ending: string; won: boolean }>;
  /** How long a note is looked at, in milliseconds, given the one told after it. */
  pace: (note: Whichever, next?: Whichever) => number;
}
