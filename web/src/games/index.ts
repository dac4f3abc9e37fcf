/** The games that have art of their own: one folder each, found by its name. All others use the generic board. */

import type { Component } from 'svelte';
import type { Act } from '../lib/playback.svelte';
import type { GameDetail, Note, State, Table } from '../lib/wire';

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
  board: () => Promise<{ default: Component<BoardProps> }>;
  picture: Component;
  /** What stands above the result. */
  emblem?: Component<{ ending: string; won: boolean }>;
  /** How long a note is looked at, in milliseconds, given the one told after it. */
  pace: (note: Note, next?: Note) => number;
}

const found = import.meta.glob<{ default: Art }>('./*/index.ts', { eager: true });

export const ART: Record<string, Art> = Object.fromEntries(
  Object.entries(found).map(([path, module]) => [path.split('/')[1], module.default]),
);
