// Written by `make web` from what the game declares: change it there.

export const COMPANIES = 2;
export const RED = 0;
export const PURPLE = 1;
export const CLAY = 1;
export const ROCK = 2;
export const IRON = 3;
export const NICKEL = 4;
export const PLATINUM = 5;
export const RHODIUM = 6;
export const FACES = 6;
export const ASTEROIDS = 3;
export const STRATA = 4;
export const DRILLS = 4;
export const EQUIPMENT = 3;
export const DICE = 5;
export const ROWS = 8;
export const COMPONENTS = 8;
export const PAIRS = 36;
export const SMELTER_ROLLS = 3;
export const CONTROL_ROLLS = 3;
export const GAP = 2;
export const SCALE = 10077696;
export const STAKES = 16;
export const METEOROIDS = 1;
export const JAMMED = 2;
export const FLARE = 3;
export const QUIET = 4;
export const SURGE = 5;
export const INVESTOR = 6;
export const LOW = 0;
export const MID = 1;
export const HIGH = 2;
export const REGULAR = 0;
export const ADVANCED = 1;
export const EASY = 0;
export const NORMAL = 1;
export const HARD = 2;
export const ONE_BY_ONE = 1;
export const ONE_BY_TWO = 2;
export const EACH_BY_ONE = 3;
export const EACH_BY_TWO = 4;
export const TOTAL = 5;
export const FLIP = 6;
export const STARTING = 0;
export const DRILLING = 1;
export const REROLLING = 2;
export const MODIFYING = 3;
export const SMELTING = 4;
export const CONTROLLING = 5;
export const OVERTIME = 6;
export const UPGRADING = 7;
export const MOST_FUNDING = 1;
export const TIE_BREAK = 2;
export const SHARED = 3;
export const BANKRUPT = 4;
export const OUTDONE = 5;
export const RUINED = 6;
export const NOBODY = -1;
export const DRILL = 0;
export const REROLL = 4;
export const MODIFY = 36;
export const ALTER = 37;
export const EXCAVATE = 157;
export const SMELT = 158;
export const CONTROL = 162;
export const SETTLE = 163;
export const GO_ON = 164;
export const BANK = 165;
export const BUY_DRILL = 166;
export const BUY_EQUIPMENT = 167;
export const SAVE = 168;
export const ALONE = 5;

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
  "go on": Record<string, never>;
  bank: Record<string, never>;
  "buy drill": Record<string, never>;
  "buy equipment": Record<string, never>;
  save: Record<string, never>;
}

/** The number of a move. */
export const code = {
  drill: (move: Moves["drill"]) => 0 + move.component,
  reroll: (move: Moves["reroll"]) => 4 + move.dice,
  modify: () => 36,
  alter: (move: Moves["alter"]) => 37 + (move.first * 6 + move.second) * 4 + move.ways,
  excavate: () => 157,
  smelt: (move: Moves["smelt"]) => 158 + move.dice,
  control: () => 162,
  settle: () => 163,
  "go on": () => 164,
  bank: () => 165,
  "buy drill": () => 166,
  "buy equipment": () => 167,
  save: () => 168,
};

export interface Notes {
  turn: { company: number; round: number };
  event: { company: number; event: number };
  broke: { company: number };
  rescued: { company: number };
  fee: { company: number; drill: number; price: number };
  drilled: { company: number; a: number; b: number; c: number; d: number; e: number };
  rerolled: { a: number; b: number; c: number; d: number; e: number };
  modified: { company: number; face: number };
  altered: { company: number; face: number; first: number; second: number };
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
  forged: { company: number; row: number; component: number; pay: number };
  banked: { company: number; row: number; risk: number };
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
  box: "standard" | "first";
}

export type Ending = "most funding" | "tie-break" | "shared" | "bankrupt" | "outdone" | "ruined";

export interface Game {
  view: View;
  box: Box;
  moves: Moves;
  notes: Notes;
  options: Options;
}
