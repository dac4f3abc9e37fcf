/** What the server and the table say to each other. The server owns this contract: see docs/protocol.md. */

export interface Option {
  name: string;
  about: string;
  default: number | string;
  low: number;
  high: number;
  words: string[];
}

export interface Ending {
  name: string;
  about: string;
  won: boolean;
}

export interface GameSummary {
  name: string;
  title: string;
  pitch: string;
  seats: [number, number];
  minutes: [number, number];
  designer: string;
  publisher: string;
  reconstructed: string;
  version: string;
  options: Option[];
  boxes: { word: string; name: string; about: string }[];
  endings: Ending[];
  campaign: null | { hero: string };
}

export interface Clause {
  id: string;
  text: string;
  section: string;
  status: 'as written' | 'ruling' | 'reconstructed';
  why: string;
  /** The ruling that takes its place, or nothing. */
  overruled: string;
}

export interface Verb {
  name: string;
  first: number;
  arguments: [string, number][];
  concede: boolean;
  clauses: string[];
}

/** A declared field of the state: a number, or (with `fields`) a record; `shape` says how many of them. */
export interface Field {
  name: string;
  kind: string;
  shape: number[];
  sight: string;
  fields?: Field[];
}

export interface GameDetail extends GameSummary {
  clauses: Clause[];
  verbs: Verb[];
  fields: Field[];
}

export interface Seat {
  name: string;
  kind: 'human' | 'bot' | 'open';
  bot?: string | null;
  connected: boolean;
  /** A bot plays for this person until they return. */
  standin?: boolean;
  clock?: null | { left: number; running: boolean };
}

export interface MatchRow {
  id: string;
  game: string;
  title: string;
  seats: Seat[];
  you: number | null;
  number: number;
  waiting: number[];
  over: null | Over | boolean;
  updated: string | number;
}

export interface Links {
  seats: Record<string, string>;
  spectate: string;
}

export interface Bot {
  name: string;
  title: string;
  about: string;
}

export interface Hero {
  name: string;
  text: string;
  sheet: Record<string, unknown>;
}

export interface Move {
  code: number;
  label: string;
  verb: string;
  arguments: Record<string, number>;
  clauses: string[];
}

export interface Note {
  n: number;
  move: number;
  text: string;
  clause: string;
  /** The name of the note in the rules, and its numbers by name; what the table itself says has none. */
  kind: string;
  numbers: Record<string, number>;
}

export interface Over {
  ending: string;
  about: string;
  won: boolean;
  scores: number[];
  places: number[];
}

export type Value = number | Value[] | { [field: string]: Value };
export type View = Record<string, Value>;

export interface Table {
  type: 'table';
  id: string;
  game: string;
  title: string;
  you: number;
  host: boolean;
  names: string[];
  box: View;
  options: Record<string, number | string>;
  links?: Links;
  hero?: string;
}

export interface State {
  type: 'state';
  /** False while seats are free; there is no view yet. */
  started: boolean;
  /** The match that follows this one, once somebody asked for it. */
  rematch: string | null;
  number: number;
  turn: number;
  seats: Seat[];
  waiting: number[];
  view: View;
  moves: Move[];
  notes: Note[];
  notes_from: number;
  /** The table drawn as text, where it was asked for. */
  text?: string;
  undo: boolean;
  /** Stands for the game up to here: who keeps it can tell later whether a record is of this game. */
  receipt?: string;
  over: Over | null;
}

export interface Refused {
  type: 'refused';
  sentence: string;
  clause?: string;
  text?: string;
}

export type Message =
  Table | State | Refused | { type: 'pong' } | { type: 'thinking'; seat: number } | { type: 'gone'; seat: number };

export interface Frame {
  number: number;
  move: null | { seat: number; label: string };
  view: View;
  notes: Note[];
}

export interface Replay {
  header: { game: string; seats: string[]; options: Record<string, number | string>; started: string };
  total: number;
  box: View;
  over: Over | null;
  frames: Frame[];
}

export interface NewMatch {
  game: string;
  seats?: number;
  options?: Record<string, number | string>;
  seat?: number;
  fill?: Record<string, string>;
  open?: boolean;
  clock?: null | { per_move: number } | { total: number };
  hero?: string;
  /** The text of a box file, for this table only. */
  box?: string;
}
