/** What the server and the table say to each other. The server owns this contract: see docs/protocol.md. */

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

export interface Seat {
  name: string;
  kind: 'human' | 'bot' | 'open';
  bot?: string | null;
  connected: boolean;
  /** A bot plays for this person until they return. */
  standin?: boolean;
  /** Seconds left when the state was sent; `until` is when they run out, by this page's own clock. */
  clock?: null | { left: number; running: boolean; until?: number };
}

export interface MatchRow {
  id: string;
  game: string;
  title: string;
  seats: Seat[];
  you: number | null;
  /** All seats that are played at this screen. */
  here: number[];
  number: number;
  waiting: number[];
  over: null | Over | boolean;
  updated: string | number;
}

/** A guest; `chosen` says whether the name is one he gave himself. */
export interface Person {
  name: string;
  chosen: boolean;
}

/** A finished match of mine; `finished` is in milliseconds since 1970. */
export interface Played {
  id: string;
  game: string;
  title: string;
  names: string[];
  you: number;
  result: 'won' | 'shared' | 'lost';
  place: number;
  score: number;
  ending: string;
  finished: number;
}

export interface Standing {
  ratings: { game: string; title: string; against: string; points: number; margin: number; games: number }[];
  alone: {
    game: string;
    title: string;
    best: number;
    played: number;
    won: number;
    streak: number;
    longest: number;
  }[];
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

export type Value = number | Value[] | { [field: string]: Value };
export type View = Record<string, Value>;
type Numbers = Record<string, number>;

/** What is known of a game by its declarations. Those of a game on the shelf are generated: see `generated/`. */
export interface Declared {
  view: object;
  box: object;
  moves: object;
  notes: object;
}

/** A game of which nothing is known beforehand. */
export interface AnyGame {
  view: View;
  box: View;
  moves: Record<string, Numbers>;
  notes: Record<string, Numbers>;
}

/** A move, whose verb says which arguments it has. */
export type Move<G extends Declared = AnyGame> = { code: number; label: string; clauses: string[] } & {
  [V in keyof G['moves']]: { verb: V; arguments: G['moves'][V] };
}[keyof G['moves']];

/** The name of a note in the rules, and its numbers by name; what the table itself says has none. */
export type Note<G extends Declared = AnyGame> = { n: number; move: number; text: string; clause: string } & {
  [K in keyof G['notes']]: { kind: K; numbers: G['notes'][K] };
}[keyof G['notes']];

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
  | { type: 'talk'; from: number; lines: Said[] }
  | { type: 'unsaid'; sentence: string }
  | Table
  | State
  | Refused
  | { type: 'pong' }
  | { type: 'thinking'; seat: number }
  | { type: 'gone'; seat: number };

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
  shots: Shot[];
}

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

/** What a move is worth to its mover: a mean over imagined games, its 95% interval, and whether it wins on the spot. */
export interface Worth {
  code: number;
  worth: number;
  low: number;
  high: number;
  sure: boolean;
  tries: number;
  label: string;
}

/** What is played for, by which worth is counted: the part of the win, points, or the place. */
export type Aim = 'win' | 'score' | 'place';

/** The moves, best first, of `total`; the one to make, and why it is better than the `other`. */
export interface Advice {
  aim: Aim;
  alone: boolean;
  moves: Worth[];
  total: number;
  best: number;
  other: number;
  why: string;
  number: number;
}

export interface Judged extends Worth {
  verb: string;
  arguments: Record<string, number>;
}

/** A decision of a finished match; `frame` is the one of the replay in which it was to be made. */
export interface Judgement {
  move: number;
  frame: number;
  seat: number;
  chosen: Judged;
  best: Judged;
  choices: number;
  cost: number;
  gain: number;
  why: string;
}

/** One seat's game: result = start + own + others + luck + rest. */
export interface Account {
  seat: number;
  start: number;
  own: number;
  others: number;
  luck: number;
  rest: number;
  result: number;
}

/** A finished match looked at again: the chances of each seat at the start and after each move, and the luck in each. */
export interface Review {
  names: string[];
  aim: Aim;
  curve: number[][];
  luck: number[][];
  decisions: Judgement[];
  accounts: Account[];
}
