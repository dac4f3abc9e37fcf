/** What a game says of itself: on the shelf, and in full once it is opened. */

export interface Option {
  name: string;
  about: string;
  default: number | string;
  low: number;
  high: number;
  words: string[];
  /** Other defaults for some numbers of players, and how many players have the choice at all. */
  by_seats: Record<string, number | string>;
  seats: [number, number];
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
  /** What the rulebook calls the seats, or nothing. */
  seat_names: string[];
  /** The table of somebody who just wants to play. */
  welcome: { seats: number; bot: string; options: Record<string, number | string> };
  /** How many steps its guided first game has; 0: there is none. */
  lesson: number;
  /** What its solver has prepared: graded deals, with one for each day, and puzzles. */
  deals: null | { graded: number; puzzles: number };
}

/** What something on the board is and does. */
export interface Help {
  name: string;
  text: string;
  clauses: string[];
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

/** A declared field of the state: a number, a `set` (the list of its members), or (with `fields`) a record or a pile; `shape` says how many of them. */
export interface Field {
  name: string;
  kind: string;
  shape: number[];
  sight: string;
  fields?: Field[];
  /** What stands there where one may not see it. */
  blank?: number;
  /** Whether its first index counts the seats. */
  seated?: boolean;
}

/** A board of squares, each (column, row) from the top, or hexes, each axial (q, r); for each cell the moves about it. */
export interface GridDetail {
  name: string;
  shape: 'square' | 'hex';
  cells: [number, number][];
  moves: number[][];
}

/** Cards of one kind: the fields they may lie in, and for each card the moves about it. */
export interface DeckDetail {
  fields: string[];
  moves: number[][];
}

/** What lies on each cell of a grid, in a few letters, and the seat whose it is, or -1. */
export interface Sketch {
  looks: string[];
  whose: number[];
}

export interface GameDetail extends GameSummary {
  clauses: Clause[];
  verbs: Verb[];
  fields: Field[];
  grids: GridDetail[];
  decks: DeckDetail[];
  /** By the keys that boards bear as `data-help`. */
  help: Record<string, Help>;
}

export interface Bot {
  name: string;
  title: string;
  about: string;
}
