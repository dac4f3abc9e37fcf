/** What the frame hands to a board, and what a game's folder hands to the frame. */

import type { Component } from 'svelte';
import type { GameDetail, Note, State, Table } from '../lib/wire';
import type { Act } from '../telling/playback.svelte';

export interface BoardProps {
  table: Table;
  game: GameDetail;
  /** The state as it is drawn now; while `busy`, the one before the events being told. */
  state: State;
  act: Act | null;
  heard: Note[];
  busy: boolean;
  /** Try any move of the game's table; one that is not allowed is explained. */
  play: (code: number) => void;
  skip: () => void;
  /** Open the rules at a clause. */
  cite: (clause: string) => void;
}

export interface Art {
  board: Component<BoardProps>;
  /** What stands above the result. */
  emblem?: Component<{ ending: string; won: boolean }>;
  /** How long a note is looked at, in milliseconds, given the one told after it. */
  pace: (note: Note, next?: Note) => number;
}
