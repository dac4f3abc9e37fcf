// Written by `make web` from what the game declares: change it there.

export const SEATS = 4;
export const NONE = -1;
export const HEXES = 19;
export const CENTER = 9;
export const ALL_HEXES = 524287;
export const AT_CENTER = 512;
export const TURNS = 6;
export const SPOTS = 114;
export const SIZES = 6;
export const LEVELS = 3;
export const FACES = 6;
export const OF_A_FACE = 100;
export const FIRST_SYMBOL = 6;
export const ICONS = 10;
export const SYMBOLS = 4;
export const KINDS = 96;
export const BAG = 48;
export const PIECES = 192;
export const SHAPES = 96;
export const LONGEST = 20;
export const MOST_DICE = 57;
export const BOUND = 9280;

export const Level = { YELLOW: 0, BLUE: 1, PURPLE: 2 } as const;

export const Icon = { NOTHING: 0, ONE_DIE: 1, TWO_DICE: 2, THREE_DICE: 3, STAR: 4, TWO_STARS: 5, SMILEY: 6, FLOWER: 7, COW: 8, PENCIL: 9 } as const;

export const Phase = { ROLLING: 0, BUYING: 1, PLACING: 2, LOSING: 3 } as const;

export const Outcome = { MOST_POINTS: 1, SHARED: 2 } as const;

export interface Seat {
  level: number[];
  shows: number[];
}

export interface Placed {
  n: number;
  seat: number[];
  kind: number[];
  spot: number[];
}

export interface Pile {
  n: number;
  card: number[];
}

export interface View {
  end: number;
  seats: Seat[];
  placed: Placed;
  rest: number[];
  under: Pile[];
  shown: number[];
  cousin: number[];
  first: number;
  mover: number;
  round: number;
  phase: number;
  dice: number[][];
  power: number;
  chosen: number;
  open: number;
  loose: number;
  worth: number[];
}

export interface Box {
  seats: number;
  rounds: number;
  crash: number;
  cycle: number;
  majority: number;
  center: number;
  supply: number;
  success: number[];
  kinds: number;
  size: number[];
  level: number[];
  shape: number[];
  copies: number[];
  turns: number[];
  places: number[];
  icons: number[][];
  first: number[];
  spot: number[][];
  mask: number[][];
  cell: number[][][];
  name: string;
  texts: { cousins: string[]; things: string[]; drawings: string[] };
}

export interface Moves {
  roll: Record<string, never>;
  stop: Record<string, never>;
  buy: { pile: number };
  cycle: { pile: number };
  place: { turn: number; hex: number };
  lose: { hex: number };
}

/** The number of a move. */
export const code = {
  roll: () => 0,
  stop: () => 1,
  buy: (move: Moves["buy"]) => 2 + move.pile,
  cycle: (move: Moves["cycle"]) => 8 + move.pile,
  place: (move: Moves["place"]) => 14 + move.turn * 19 + move.hex,
  lose: (move: Moves["lose"]) => 128 + move.hex,
};

export interface Notes {
  board: { seat: number; cousin: number };
  roll_off: { seat: number; face: number };
  begins: { seat: number };
  emperor: { round: number };
  no_dice: { seat: number };
  rolled: { seat: number; yellow: number; blue: number; purple: number };
  crashed: { seat: number; sixes: number };
  lost: { seat: number; kind: number; hex: number };
  power: { seat: number; power: number };
  bought: { seat: number; kind: number; price: number; power: number };
  placed: { seat: number; kind: number; spot: number; stars: number };
  turned_up: { kind: number };
  cycled: { seat: number; kind: number; price: number; power: number };
  stopped: { seat: number; power: number };
  nothing_left: { seat: number; power: number };
  majority: { seat: number; symbol: number; count: number };
  no_majority: { symbol: number };
  scored: { seat: number; stars: number; points: number };
  over: { ending: number; winners: number; points: number };
}

export interface Options {
  track: "standard" | "short" | "long";
  box: "standard" | "first";
}

export type Ending = "most points" | "shared";

/** What the rules say beyond a view of Katamari. */
export interface Derived {
  seats: Shown[];
  /** By symbol, the seat with the majority; -1: nobody. */
  leaders: number[];
  /** By symbol, how many more you show than the best of the others; empty for spectators. */
  leads: number[];
  /** Pieces in each pile, the top included. */
  left: number[];
  /** By pile, on your turn: empty lists if you cannot place its top. */
  placements: Placements[];
}

/** What a Katamari shows. */
export interface Shown {
  /** By colour. */
  dice: number[];
  stars: number;
  symbols: number[];
  points: number;
  /** The chance that its next roll is a crash, 0 to 1. */
  crash: number;
}

/** Where the top of a pile may lie on your Katamari; each list has an entry for every spot. */
export interface Placements {
  spots: number[];
  /** What it would change: dice of each colour, stars, and each symbol. */
  changes: number[][];
  /** The chance of a crash after it, 0 to 1. */
  crash: number[];
}

export interface Game {
  view: View;
  box: Box;
  moves: Moves;
  notes: Notes;
  options: Options;
  derived: Derived;
  answers: Record<string, never>;
}
