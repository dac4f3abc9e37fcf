// Written by `make web` from what the game declares: change it there.

export const COLUMNS = 17;
export const ROWS = 22;
export const CELLS = 374;
export const SIDES = 4;
export const ALL_SIDES = 15;
export const MOST_EDGES = 473;
export const START_ROLL = 39;
export const DEEPEST = 17;
export const MARK_BITS = 7;
export const STAIRS_AT = 3;
export const REACHED = 64;
export const RANKS = 13;
export const JOKER = 52;
export const CARDS = 54;
export const FACES = 12;
export const DECK = 34;
export const THREATS = 10;
export const HEALTH = 20;
export const NONE = -1;

export const Side = { NORTH: 0, EAST: 1, SOUTH: 2, WEST: 3 } as const;

export const Mark = { DOT: 1, CROSS: 2, HEART: 3, DIAMOND: 4, STAR: 5 } as const;

export const Suit = { SPADES: 0, CLUBS: 1, DIAMONDS: 2, HEARTS: 3, JOKERS: 4 } as const;

export const Rank = { ACE: 1, TEN: 10, JACK: 11 } as const;

export const Phase = { EXPLORING: 0, CHOOSING: 1, SEALED: 2, FIGHTING: 3 } as const;

export const Outcome = { CROWN: 1, DEATH: 2, TRAPPED: 3, GAVE_UP: 4 } as const;

export interface Pile {
  n: number;
  card: number[];
}

export interface View {
  end: number;
  treasure: number;
  at: number;
  enemy_at: number;
  ways: number[];
  mark: number[];
  tiles: Pile;
  edges: Pile;
  deck: Pile;
  discard: Pile;
  gone: Pile;
  aside: Pile;
  drawn: Pile;
  guard: number[];
  chosen: number;
  face: number;
  enemy: number;
  enemy_health: number;
  health: number;
  floor: number;
  jokers: number;
  heading: number;
  stairs_near: number;
  enemy_near: number;
  pressed: number;
  phase: number;
}

export interface Box {
  seats: number;
  ways: number[][];
  stairs: number[][];
  border: number[];
  step: number[];
  start: number;
  start_heading: number;
  multiplier: number[];
  joker: number[];
  cards: number[];
  health: number;
  rating: number;
  enemy: number;
  level: number;
  name: string;
  texts: { threats: string[] };
}

export interface Moves {
  cross: { cell: number; side: number };
  descend: Record<string, never>;
  resume: Record<string, never>;
  choose: { card: number };
  near: Record<string, never>;
  far: Record<string, never>;
  fight: Record<string, never>;
  retreat: { cell: number };
  give_up: Record<string, never>;
}

/** The number of a move. */
export const code = {
  cross: (move: Moves["cross"]) => 0 + move.cell * 4 + move.side,
  descend: () => 1496,
  resume: () => 1497,
  choose: (move: Moves["choose"]) => 1498 + move.card,
  near: () => 1501,
  far: () => 1502,
  fight: () => 1503,
  retreat: (move: Moves["retreat"]) => 1504 + move.cell,
  give_up: () => 1878,
};

export interface Notes {
  floor: { floor: number; rating: number; multiplier: number };
  tile: { roll: number; side: number; cell: number };
  descended: { heart: number; cards: number };
  drew: { face: number; cards: number };
  turned: { card: number };
  passed_over: { card: number };
  guarded: { guard: number };
  reshuffled: { cards: number };
  encounter: { card: number; drawn: number };
  treasure: { card: number; worth: number };
  healed: { gain: number; health: number };
  challenge: { face: number; rating: number; damage: number };
  slammed: { side: number };
  far_side: Record<string, never>;
  near_side: { damage: number };
  joker_won: { which: number; worth: number };
  enemy: { card: number; health: number };
  round: { mine: number; theirs: number; health: number };
  defeated: { card: number };
  retreated: { cell: number; health: number };
  resumed: { health: number };
  crowned: { score: number; floor: number };
  died: { lost: number };
  caught: { lost: number };
  left: { lost: number };
}

export interface Options {
  level: number;
  start: "bottom" | "left" | "right";
}

export type Ending = "the Crown" | "death" | "trapped" | "gave up";

/** What the rules say beyond a view of the Temple of Karthis. */
export interface Derived {
  /** The number to beat in a challenge. */
  rating: number;
  /** By card, what it does now: the worth of treasure and Jokers, the Health that a Heart heals, that an enemy has, or that a failed challenge costs. */
  amounts: number[];
  /** What is added to your die in combat. */
  bonus: number;
  enemy_bonus: number;
  /** The tiles in reach whose stairs lead down. */
  stairs: number[];
  /** The drawn cards as they lie on the table, the enemy you fight among them. */
  lying: Lying[];
}

/** A card on the table. */
export interface Lying {
  card: number;
  /** The card on it, if it is a guarded Joker; else -1. */
  guard: number;
  chosen: boolean;
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
