// Written by `make web` from what the game declares: change it there.

export const COMPANIES = 2;
export const FACES = 6;
export const ASTEROIDS = 4;
export const STRATA = 5;
export const BOTH_MINERALS = 3;
export const DRILLS = 6;
export const EQUIPMENT = 5;
export const DICE = 5;
export const ROWS = 12;
export const COMPONENTS = 12;
export const PAIRS = 36;
export const SMELTER_ROLLS = 3;
export const CONTROL_ROLLS = 3;
export const GAP = 2;
export const SCALE = 10077696;
export const FUNDING = 200;
export const STAKES = 16;
export const FIRST_DIE = 1;
export const SECOND_DIE = 2;
export const BOTH_DICE = 3;
export const NOBODY = -1;
export const ALONE = 5;

export const Company = { RED: 0, PURPLE: 1 } as const;

export const Mineral = { CLAY: 1, ROCK: 2, IRON: 3, NICKEL: 4, PLATINUM: 5, RHODIUM: 6 } as const;

export const Event = { METEOROIDS: 1, JAMMED: 2, FLARE: 3, QUIET: 4, SURGE: 5, INVESTOR: 6, SLUMP: 7, LOOSE: 8, DUST: 9 } as const;

export const Column = { LOW: 0, MIDDLE: 1, HIGH: 2, CONTRACT: 3 } as const;

export const Version = { REGULAR: 0, ADVANCED: 1 } as const;

export const Ability = { ONE_BY_ONE: 1, ONE_BY_TWO: 2, EACH_BY_ONE: 3, EACH_BY_TWO: 4, TOTAL: 5, FLIP: 6 } as const;

export const Phase = { STARTING: 0, DRILLING: 1, REROLLING: 2, MODIFYING: 3, SMELTING: 4, CONTROLLING: 5, OVERTIME: 6, UPGRADING: 7 } as const;

export const Outcome = { MOST_FUNDING: 1, TIE_BREAK: 2, SHARED: 3, BANKRUPT: 4, OUTDONE: 5, RUINED: 6 } as const;

export interface Miner {
  funding: number;
  drill: number;
  equipment: number;
  done: number[];
  dug: number;
  row: number;
}

export interface View {
  end: number;
  miners: Miner[];
  asteroid: number;
  round: number;
  mover: number;
  seat: number;
  phase: number;
  event: number;
  drill: number;
  n: number;
  dice: number[];
  modify: number;
  mods: number;
  altered: number;
  placed: number;
  full: number;
  tender: number;
  behind: number;
  smelter: number[];
  rolls: number;
  control: number;
  controls: number;
  row: number;
  risk: number;
  loser: number;
}

export interface Box {
  seats: number;
  version: number;
  foundry: number;
  by_hand: number;
  asteroids: number;
  drills: number;
  levels: number;
  rows: number;
  strata: number[];
  stratum: number[][][];
  component: number[][];
  left: number[];
  right: number[];
  row_asteroid: number[];
  row_stratum: number[];
  last_row: number[];
  pay: number[];
  dice: number[];
  fee: number[];
  drill_price: number[];
  equipment_price: number[];
  modify_rolls: number[];
  least_dice: number;
  event: number[];
  event_cost: number;
  event_gain: number;
  market: number[][];
  contract: number[];
  start: number;
  last_round: number;
  rival: number[];
  row_worth: number;
  works: number[][];
  odds: number[][][];
  whole_odds: number[];
  throws: number[][][][];
  promise: number[][];
  name: string;
  texts: Record<string, never>;
}

export interface Moves {
  drill: { component: number };
  reroll: { dice: number };
  modify: Record<string, never>;
  alter: { first: number; second: number; ways: number };
  excavate: Record<string, never>;
  smelt: { dice: number };
  control: Record<string, never>;
  settle: Record<string, never>;
  go_on: Record<string, never>;
  bank: Record<string, never>;
  buy_drill: Record<string, never>;
  buy_equipment: Record<string, never>;
  save: Record<string, never>;
  forge: Record<string, never>;
}

/** The number of a move. */
export const code = {
  drill: (move: Moves["drill"]) => 0 + move.component,
  reroll: (move: Moves["reroll"]) => 6 + move.dice,
  modify: () => 38,
  alter: (move: Moves["alter"]) => 39 + (move.first * 6 + move.second) * 4 + move.ways,
  excavate: () => 159,
  smelt: (move: Moves["smelt"]) => 160 + move.dice,
  control: () => 164,
  settle: () => 165,
  go_on: () => 166,
  bank: () => 167,
  buy_drill: () => 168,
  buy_equipment: () => 169,
  save: () => 170,
  forge: () => 171,
};

export interface Notes {
  turn: { company: number; round: number };
  event: { company: number; event: number };
  broke: { company: number };
  rescued: { company: number };
  kept: { company: number; price: number };
  fee: { company: number; drill: number; price: number };
  drilled: { company: number; a: number; b: number; c: number; d: number; e: number };
  rerolled: { a: number; b: number; c: number; d: number; e: number };
  modified: { company: number; face: number };
  altered: { company: number; face: number; first: number; second: number; first_now: number; second_now: number };
  dug: { company: number; mineral: number };
  nothing_dug: { company: number };
  excavated: { company: number; asteroid: number; depth: number };
  bid: { company: number; bid: number; a: number; b: number; won: number };
  sold: { company: number; mineral: number; price: number; column: number };
  bought_drill: { company: number; drill: number; price: number };
  bought_equipment: { company: number; level: number; price: number };
  tries: { company: number; row: number; component: number };
  smelted: { roll: number; a: number; b: number };
  natural: { company: number; component: number };
  control: { roll: number; face: number };
  forged: { company: number; row: number; component: number; pay: number; orange: number };
  banked: { company: number; row: number; risk: number; rows: number };
  failed: { company: number; row: number };
  overtime: { company: number; row: number; risk: number };
  fell: { company: number; row: number; rows: number; risk: number };
  arrived: { asteroid: number };
  missed: { company: number; row: number };
  ends: { red: number; purple: number; end: number };
}

export interface Options {
  version: "regular" | "advanced";
  foundry: "with" | "without";
  rival: "easy" | "normal" | "hard";
  forging: "by table" | "by hand";
  box: "standard" | "deep" | "first";
}

export type Ending = "most funding" | "tie-break" | "shared" | "bankrupt" | "outdone" | "ruined";

/** What the rules say beyond a view of Asteroid Miners. */
export interface Derived {
  /** The drill of each company; 0: none in use. */
  drills: number[];
  /** By company and row, counted from 0: whether its stratum is excavated. */
  open_rows: boolean[][];
  /** The column of the market that is settled; -1: a die decides. */
  column: number;
  /** The minerals left in the stratum of the company whose turn it is, while it drills. */
  needed: number[];
  /** The dice of the tray, or of the smelter, that show what is needed. */
  matching: number[];
  /** What the dice of the tray would bid as they lie; 0: there is no bid. */
  bid: number;
  bid_chance: number;
  /** The move that throws each set of dice again, one bit for each die: of the tray, or of the smelter. */
  throws: number[];
  /** Every use of the Modify die. */
  uses: Use[];
  /** The component of the next row, while the company forges. */
  target: number;
  /** Faces of the orange die that would make it. */
  useful_faces: number[];
  /** While the company forges. */
  chances: Chances | null;
}

/** A use of the Modify die on certain dice of the tray; equal dice share a move. */
export interface Use {
  code: number;
  dice: TurnedDie[];
  /** Whether more minerals come out than with the dice as they lie. */
  helps: boolean;
}

/** A die of the tray as the Modify die would leave it. */
export interface TurnedDie {
  die: number;
  down: boolean;
  face: number;
}

/** Chances of the next component with best play, 0 to 1. */
export interface Chances {
  /** If these smelter dice are thrown again: none, the first, the second, both. */
  smelt: number[];
  /** If the orange die is rolled now. */
  control: number;
  /** Of a whole attempt, before its first roll. */
  attempt: number;
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
