/** A game shown move by move: a replay, and a guided first game. */

import type { Note, View } from './declared';
import type { Help, Sketch } from './shelf';
import type { Over, State } from './table';

export interface Frame {
  number: number;
  move: null | { seat: number; label: string };
  view: View;
  grids: Sketch[];
  notes: Note[];
}

export interface Replay {
  header: { game: string; seats: string[]; options: Record<string, number | string>; started: string };
  total: number;
  box: View;
  faces: string[][];
  help: Record<string, Help>;
  over: Over | null;
  frames: Frame[];
}

/** What is kept of a finished match, whatever becomes of its rules: the last frame with all that was told, and the table as text. */
export interface Final extends Replay {
  title: string;
  text: string;
  /** Why it cannot be replayed, reviewed or played on; empty if it can. */
  lost: string;
}

/** A step of a lesson. It begins with the shot `first`; the learner makes the moves `codes`, then `others` are made. */
export interface Step {
  say: string;
  point: string;
  clause: string;
  first: number;
  codes: number[];
  labels: string[];
  others: number;
}

/** The table of a lesson after so many moves, as the learner sees it; its only move is the one that goes on. */
export type Shot = Pick<
  State,
  'number' | 'turn' | 'waiting' | 'view' | 'moves' | 'notes' | 'notes_from' | 'over' | 'text' | 'grids'
>;

/** A guided first game. */
export interface Lesson {
  game: string;
  you: number;
  names: string[];
  box: View;
  faces: string[][];
  help: Record<string, Help>;
  options: Record<string, number | string>;
  steps: Step[];
  frames: Shot[];
}
