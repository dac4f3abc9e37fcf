// Written by `make web` from what the game declares: change it there.

export const SEATS = 4;
export const NONE = -1;
export const ROUNDS = 3;
export const MINERALS = 3;
export const ARTIFACTS = 3;
export const MINES = 63;
export const MONSTERS = 20;
export const MARKETS = 16;
export const TECHS = 24;
export const KLOTHO = 123;
export const MOST_COUNTED = 97;
export const FEWEST = 45;
export const TOOLS = 16;
export const ANDROIDS = 6;
export const AUGMENTS = 3;
export const THINGS = 103;
export const MARKET_VALUES = 41;
export const PATTERN = 5;
export const ROW = 6;
export const SHELF = 3;
export const DICE = 12;
export const REDS = 5;
export const ALL_REDS = 31;
export const HANDS = 13;
export const ARMS = 4;
export const OF_A_TOOL = 5;
export const COINS = 200;
export const POINTS = 400;
export const STARS = 12;
export const SHAPES = 11;
export const SQUARE_OF_NINE = 10;
export const LOOP = 8;
export const MOST_LAID = 9;
export const TURNS = 4;
export const PIECES = 252;
export const POWERS = 16;

export const Mineral = { ORGANICS: 0, METAL: 1, RADS: 2 } as const;

export const Artifact = { IDOL: 0, TABLET: 1, ORB: 2 } as const;

export const Card = { MINE: 0, MONSTER: 63, MARKET: 83, TECH: 99 } as const;

export const Tool = { ANDROID: 0, OVERDRIVE: 6, AUGMENT: 7, BOMB: 10, BRIBE: 11, RAID: 12, TURRET: 13, LOTTERY: 14, PIG: 15 } as const;

export const Thing = { MINE: 0, TOOL: 63, TECH: 79 } as const;

export const DieKind = { RED: 1, PURPLE: 2, GREAT_PURPLE: 3, BLUE: 4, ANDROID: 5, PIG: 6 } as const;

export const Alike = { STRAIGHT: 0, PAIR: 1, TWO_PAIR: 2, THREE: 3, FULL_HOUSE: 4, FOUR: 6, FIVE: 10 } as const;

export const Arm = { NORTH: 0, EAST: 1, SOUTH: 2, WEST: 3 } as const;

export const Power = { CHRONO: 0, TUNER: 1, INVERTER: 2, PRISM: 3, MINT: 4, BEACON: 5, DRONE: 6, FENCE: 7, ZOO: 8, RELIQUARY: 9, ARCHIVE: 10, LEDGER: 11, SMALL_CRYSTAL: 12, GREAT_CRYSTAL: 13, STAR: 14, COLLECTION: 15 } as const;

export const Phase = { OPENING: 0, REROLLING: 1, CLAIMING: 2, CLOSING: 3, PAYING: 4, SPENDING_STARS: 5, LAYING: 6, TAKING: 7, TRIMMING: 8 } as const;

export const Outcome = { MOST_POINTS: 1, MORE_CARDS: 2, MORE_COINS: 3, SHARED: 4 } as const;

export const Way = { DOWN: 0, UP: 1 } as const;

export const Reveal = { SETUP: 0, REFILL: 1, DISCARD: 2, BOMB: 3 } as const;

export const Scoring = { AT_ONCE: 0, WHOLE_ROUNDS: 1 } as const;

export interface Seat {
  mines: number[];
  techs: number;
  tools: number[];
  coins: number;
  minerals: number[];
  artifacts: number[];
  monsters: number;
  points: number[];
  bonus: number;
}

export interface View {
  end: number;
  mines: number[];
  others: number[];
  left: number;
  shown: number;
  scored: number;
  row: number[];
  shelf: number[];
  stack: number[];
  discards: number[];
  market: number[];
  first: number;
  mover: number;
  phase: number;
  step: number;
  idle: number;
  drew: number;
  removed: number;
  throws: number;
  die: number[];
  kind: number[];
  spent: number;
  marked: number;
  used: number;
  place: number;
  paid: number;
  choices: number;
  stars: number;
  victim: number;
  shape: number;
  laid: number[];
  open: number;
  seats: Seat[];
}

export interface Box {
  seats: number;
  cards: number;
  mines: number;
  monsters: number;
  markets: number;
  techs: number;
  turns: number;
  scoring: number;
  coins: number;
  compensation: number;
  hand_limit: number;
  bounty: number;
  artifact: number;
  set_bonus: number;
  hand: number[];
  edge: number[][];
  resource: number[][];
  dice: number[];
  alike: number[];
  least: number[];
  target: number[];
  guarded: number[];
  guarded_tools: number[];
  guarded_coins: number[];
  guarded_stars: number[];
  number: number[];
  pattern: number[][];
  power: number[];
  owners: number[];
  amount: number[];
  copies: number[];
  price: number[];
  boost: number[];
  pig: number;
  start: number[];
  cost: number[][][];
  after: number[][][];
  bonus_coins: number;
  bonus_most: number;
  loop: number[];
  way_in: number[][];
  way_out: number[][];
  inside: number[][];
  name: string;
  texts: { tools: string[]; monsters: string[]; technologies: string[] };
}

export interface Moves {
  roll: Record<string, never>;
  done: Record<string, never>;
  reroll: { reds: number };
  mark: { die: number };
  claim: { place: number };
  pay: { die: number };
  move: { mineral: number; way: number };
  discard: { place: number };
  buy: { place: number };
  play: { tool: number };
  augment: { augment: number; die: number };
  shift: { way: number; die: number };
  flip: { die: number };
  copy: { die: number; model: number };
  raid: { seat: number };
  take: { thing: number };
  stake: { shape: number };
  lay: { piece: number };
  drop: { thing: number };
}

/** The number of a move. */
export const code = {
  roll: () => 0,
  done: () => 1,
  reroll: (move: Moves["reroll"]) => 2 + move.reds,
  mark: (move: Moves["mark"]) => 34 + move.die,
  claim: (move: Moves["claim"]) => 46 + move.place,
  pay: (move: Moves["pay"]) => 52 + move.die,
  move: (move: Moves["move"]) => 64 + move.mineral * 2 + move.way,
  discard: (move: Moves["discard"]) => 70 + move.place,
  buy: (move: Moves["buy"]) => 79 + move.place,
  play: (move: Moves["play"]) => 82 + move.tool,
  augment: (move: Moves["augment"]) => 98 + move.augment * 12 + move.die,
  shift: (move: Moves["shift"]) => 134 + move.way * 12 + move.die,
  flip: (move: Moves["flip"]) => 158 + move.die,
  copy: (move: Moves["copy"]) => 170 + move.die * 12 + move.model,
  raid: (move: Moves["raid"]) => 314 + move.seat,
  take: (move: Moves["take"]) => 318 + move.thing,
  stake: (move: Moves["stake"]) => 421 + move.shape,
  lay: (move: Moves["lay"]) => 432 + move.piece,
  drop: (move: Moves["drop"]) => 684 + move.thing,
};

export interface Notes {
  begins: { seat: number };
  turn: { seat: number };
  revealed: { card: number; place: number; why: number };
  tool_revealed: { tool: number; place: number; why: number };
  reshuffled: Record<string, never>;
  worn_out: { card: number };
  income: { seat: number; coins: number };
  discarded: { seat: number; card: number };
  tool_discarded: { seat: number; tool: number };
  bombed: { seat: number };
  rolled: { seat: number; throw: number };
  die: { die: number; kind: number; number: number };
  android: { seat: number; number: number };
  overdrive: { seat: number };
  augmented: { seat: number; die: number; before: number; number: number };
  shifted: { seat: number; die: number; before: number; number: number };
  flipped: { seat: number; die: number; before: number; number: number };
  copied: { seat: number; die: number; before: number; number: number };
  pig: { seat: number; number: number };
  lottery: { seat: number; coins: number };
  sold: { seat: number; dice: number };
  claimed: { seat: number; card: number; dice: number };
  defeated: { seat: number; points: number };
  artifact: { seat: number; artifact: number };
  found_tool: { seat: number; tool: number };
  found_coins: { seat: number; coins: number };
  won_stars: { seat: number; stars: number; card: number };
  moved: { mineral: number; way: number; price: number };
  lost_stars: { stars: number };
  staked: { seat: number; shape: number; organics: number; metal: number; rads: number; bribes: number };
  bought: { seat: number; tool: number; coins: number };
  raided: { seat: number; victim: number; thing: number };
  dropped: { seat: number; thing: number };
  score_card: { round: number };
  waits: { round: number };
  traded: { seat: number; organics: number; metal: number; rads: number };
  scored: { seat: number; round: number; minerals: number; artifacts: number; monsters: number };
  bonus: { seat: number; points: number };
  over: { ending: number };
}

export interface Options {
  cards: number;
  rotation: "none" | "half" | "free";
  scoring: "at once" | "whole rounds";
  compensation: number;
  box: "standard" | "markets";
}

export type Ending = "most points" | "more cards" | "more coins" | "shared";

/** What the rules say beyond a view of 97 Klotho. */
export interface Derived {
  /** The score of each seat so far (KL-103). */
  totals: number[];
  /** What a scoring round would bring each seat now (KL-97 to KL-100). */
  rounds: number[];
  /** Cards in front of each seat, for the hand limit (KL-95, KL-96). */
  cards: number[];
  /** What each kind of tool costs the mover (KL-33, KL-R5). */
  prices: number[];
  /** Throws that the mover has left (KL-21). */
  throws: number;
  /** The dice that the mover may throw again (KL-26, KL-76). */
  throwable: number[];
  /** Whether the dice as they lie pay for the card on each place of the row (KL-27). */
  payable: boolean[];
  /** If you are to throw: the chance of the card on each place, by the set of `throwable` dice that you hold, one bit each. Negative: unknown. Empty: no card, or too many dice. */
  chances: number[][];
  /** Your mine cards, for laying a claim. */
  pieces: Piece[];
  /** The cells of each shape on a bench of 4 by 4, row by row, in the order in which its cards are laid (KL-47). */
  shapes: number[][];
  /** If you have just four mine cards and may stake them: every way to lay them. Else ask `reading`. */
  readings: Reading[];
  /** Crossings of your claim that may differ, with all your Bribes (KL-86). */
  spare: number;
  /** The best claim that your cards make; null: ask `claim`. */
  claim: Claim | null;
}

/** One of your mine cards as it may be laid. */
export interface Piece {
  piece: number;
  /** Your pieces that match it on its right (KL-45). */
  east: number[];
  /** Your pieces that match it below. */
  south: number[];
}

/** What mine cards on a bench make. Cells are numbered row by row, with the cards as far up and to the left as they go. */
export interface Reading {
  /** The piece on each cell; NONE: there is no card. */
  grid: number[];
  /** The shape that the cards make (KL-47); NONE: they make none or are not all yours, and the rest says nothing. */
  shape: number;
  /** What the shape is called. */
  name: string;
  /** The pieces round the path, in the order in which they are laid. */
  pieces: number[];
  /** Crossings of the path that differ (KL-45). */
  differ: number;
  /** Whether it closes, with all the Bribes you have (KL-86, KL-R5). */
  closes: boolean;
  /** Bribes that it takes (KL-A17). */
  bribes: number;
  /** How much of each mineral it encloses (KL-49). */
  minerals: number[];
  /** What the minerals score in a round at present prices (KL-98). */
  worth: number;
  /** For each cell the quarters of its card inside the path, one bit each. */
  inside: number[];
  /** For each cell the arms of its card that the path goes along, one bit each. */
  path: number[];
}

/** A claim: its shape, or NONE, and the pieces round its path; the middle of nine comes last. */
export interface Claim {
  shape: number;
  pieces: number[];
}

export interface Game {
  view: View;
  box: Box;
  moves: Moves;
  notes: Notes;
  options: Options;
  derived: Derived;
  answers: { claim: Claim; reading: Reading };
}
