/** A table that is played at: who sits there, what is seen, done and said. */

import type { AnyGame, Declared, Move, Note } from './declared';
import type { Help, Sketch } from './shelf';

export interface Seat {
  name: string;
  kind: 'human' | 'bot' | 'open';
  bot?: string | null;
  connected: boolean;
  /** A bot has moved for this person, who has neither moved nor said to be back since. */
  standin?: boolean;
  /** Whether the clocks may run as far as this person is concerned. */
  ready?: boolean;
  /** How many of how many moves a bot made for this person, and what that does to the result in a rated game. */
  missed?: null | { moves: number; of: number; rated: '' | 'lost' | 'unrated' };
  /** Seconds left when the state was sent; `until` is when they run out, by this page's own clock. */
  clock?: null | { left: number; running: boolean; until?: number };
}

export interface Links {
  seats: Record<string, string>;
  spectate: string;
}

export interface Over {
  ending: string;
  about: string;
  won: boolean;
  scores: number[];
  places: number[];
}

export interface Table<G extends Declared = AnyGame> {
  type: 'table';
  id: string;
  game: string;
  title: string;
  you: number;
  host: boolean;
  names: string[];
  box: G['box'];
  /** What stands on each card of each of the game's decks. */
  faces: string[][];
  options: Record<string, number | string>;
  links?: Links;
  hero?: string;
  /** The seats that are played at this screen. */
  here?: number[];
  /** What can be said with one tap. */
  ready?: string[];
  /** The entries of help that are others with this box than with the game's own. */
  help?: Record<string, Help>;
}

export interface State<G extends Declared = AnyGame> {
  type: 'state';
  /** False while seats are free; there is no view yet. */
  started: boolean;
  /** The match that follows this one, once somebody asked for it. */
  rematch: string | null;
  number: number;
  turn: number;
  seats: Seat[];
  waiting: number[];
  view: G['view'];
  moves: Move<G>[];
  notes: Note<G>[];
  notes_from: number;
  /** The table drawn as text, and what lies on its grids, where it was asked for. */
  text?: string;
  grids?: Sketch[];
  undo: boolean;
  /** Stands for the game up to here: who keeps it can tell later whether a record is of this game. */
  receipt?: string;
  over: Over | null;
  /** Seconds until the clocks run at the latest, while somebody is not ready; null when they run. */
  clocks_in?: number | null;
  /** When that is, by this page's own clock. */
  clocks_at?: number;
  /** Seconds that bots have for a move here, where many of them think at once and each has less than usual. */
  thinking?: number | null;
  /** While bots here cannot search yet: how far that is (from 0 to 1), for how long it has gone on, how they play meanwhile. */
  getting_ready?: { share: number; seconds: number; manner: string } | null;
  /** The database does not answer: it is not known yet whether the last move was stored, and nobody can move. */
  unsettled?: boolean;
}

export interface Refused {
  type: 'refused';
  sentence: string;
  clause?: string;
  text?: string;
}

/** Something said at the table; `ready`: with one tap. */
export interface Said {
  n: number;
  seat: number;
  name: string;
  text: string;
  ready: boolean;
  at: number;
}

export type Message =
  | { type: 'chat'; from: number; lines: Said[] }
  | { type: 'unsaid'; sentence: string }
  | Table
  | State
  | Refused
  | { type: 'pong' }
  | { type: 'thinking'; seat: number }
  | { type: 'gone'; seat: number };

export interface NewMatch {
  game: string;
  seats?: number;
  options?: Record<string, number | string>;
  seat?: number;
  fill?: Record<string, string>;
  /** Further people at this screen, by seat: their names. */
  here?: Record<string, string>;
  open?: boolean;
  clock?: null | { per_move: number } | { total: number };
  hero?: string;
  /** The text of a box file, for this table only. */
  box?: string;
}
