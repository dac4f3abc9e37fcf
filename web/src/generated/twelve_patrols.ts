// Written by `make web` from what the game declares: change it there.

export const NONE = -1;
export const CARDS = 12;
export const BASE_CARDS = 9;
export const KINGDOM = 9;
export const SHOWN = 3;
export const WIDTH = 5;
export const CELLS = 25;
export const MIDDLE = 12;
export const FRAME = 3;
export const LINES = 10;
export const FIRST_COLUMN = 5;
export const GAPS = 40;
export const FIRST_COLUMN_GAP = 20;
export const PATROLS = 12;
export const SIDES = 4;
export const HALVES = 2;
export const MOST_ITEMS = 9;
export const MOST_SUM = 54;
export const COLOURS = 3;
export const FACES = 6;
export const KINDS_PER_COLOUR = 7;
export const KINDS = 21;
export const PER_COLOUR = 3;
export const SOLDIERS = 18;
export const DICE = 9;
export const KIND_BITS = 2;
export const KIND_MASK = 3;
export const COLOUR_MASK = 16383;
export const LOW_BITS = 1466015503701;
export const DONE_BIT = 42;
export const BOUND = 49;
export const ASKS = 9;

export const Phase = { BUILDING: 0, CHOOSING: 1, MANNING: 2, EARLY: 3 } as const;

export const Outcome = { SAFE: 1, OPEN_LINE: 2, GAVE_UP: 3 } as const;

export const Direction = { NORTH: 0, EAST: 1, SOUTH: 2, WEST: 3 } as const;

export const Demand = { BLANK: 0, COLOURS: 1, ITEMS: 2, SUM: 3 } as const;

export const Ask = { FIRST_COLOURS: 0, FIRST_ITEMS: 1, FIRST_SUM: 2, SECOND_COLOURS: 3, SECOND_ITEMS: 4, SECOND_SUM: 5, BOTH_COLOURS: 6, BOTH_ITEMS: 7, BOTH_SUM: 8 } as const;

export const Way = { ACROSS: 0, DOWN: 1 } as const;

export const FrameRule = { FLOATING: 0, FIXED: 1 } as const;

export interface Pile {
  n: number;
  card: number[];
}

export interface View {
  end: number;
  at: number[];
  shown: number[];
  deck: Pile;
  patrol: number[];
  barracks: number;
  laid: number;
  manned: number[];
  phase: number;
  line: number;
  later: number;
  gap: number;
  open: number;
  ready: number[];
  choices: number[];
  ask: number[];
  die: number[];
}

export interface Box {
  seats: number;
  cards: number;
  frame: number;
  asks: number[][];
  number: number[][];
  between: number[][][];
  name: string;
  texts: { cards: string[] };
}

export interface Moves {
  place: { slot: number; cell: number };
  open: { gap: number };
  first: { way: number };
  put: { half: number; kind: number };
  done: Record<string, never>;
  give_up: Record<string, never>;
}

/** The number of a move. */
export const code = {
  place: (move: Moves["place"]) => 0 + move.slot * 25 + move.cell,
  open: (move: Moves["open"]) => 75 + move.gap,
  first: (move: Moves["first"]) => 115 + move.way,
  put: (move: Moves["put"]) => 117 + move.half * 21 + move.kind,
  done: () => 159,
  give_up: () => 160,
};

export interface Notes {
  rolled: { colour: number; face: number };
  card: { card: number; slot: number };
  turned: { card: number; slot: number };
  laid: { card: number; cell: number };
  opened: { gap: number };
  sent: { kind: number; gap: number };
  guarded: { gap: number; soldiers: number };
  line_manned: { line: number };
  won: { spare: number };
  lost: { line: number; patrols: number };
  left: { patrols: number };
}

export interface Options {
  deck: "twelve" | "nine";
  frame: "floating" | "fixed";
}

export type Ending = "the kingdom is safe" | "a line stays open" | "gave up";

/** What the rules say beyond a view of 12 Patrols. */
export interface Derived {
  /** The four sides that face into the line being manned (TP-25, TP-27). */
  sides: Side[];
  /** The two gaps of the line being manned. */
  halves: number[];
  /** The gaps that soldiers may be sent to (TP-14 to TP-16). */
  filling: number[];
  /** Lines of two cards that no card can complete without contradiction (TP-27). */
  doomed: number[];
  /** The sides that certainly face out of the kingdom and ask for nothing, each as SIDES * cell + side (TP-26). */
  outward: number[];
  /** The cards not seen yet (TP-A2). */
  unseen: number[];
  /** How many of them will be turned up (TP-A4). */
  coming: number;
  /** For each card of the display and each cell where it may lie, its row and its column unless they are empty. */
  placements: Placement[];
  sight: Sight;
}

/** A side that faces into the line being manned. */
export interface Side {
  card: number;
  side: number;
  /** What it asks for, a Demand; `number` is how much. */
  kind: number;
  number: number;
  /** How much of it there is now. */
  there: number;
  met: boolean;
}

/** What a card of the display would make of a line that has other cards. */
export interface Placement {
  slot: number;
  cell: number;
  line: number;
  complete: boolean;
  /** How many other cards could then complete the line. */
  cards: number;
  /** Whether the line can be completed, or does not contradict itself if it is complete. */
  possible: boolean;
}

/** The part of the table to show. */
export interface Sight {
  top: number;
  left: number;
  rows: number;
  columns: number;
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
