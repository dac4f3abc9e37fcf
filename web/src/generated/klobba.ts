// Written by `make web` from what the game declares: change it there.

export const SEATS = 6;
export const BANDS = 6;
export const PLACES = 3;
export const ALL_PLACES = 7;
export const GROUP = 6;
export const ALL_OF_GROUP = 63;
export const CARDS = 13;
export const ACTION_CARDS = 44;
export const BARBARIANS = 40;
export const NONE = -1;
export const ROUNDS_PER_CLOBBERED = 12;
export const ROUNDS = 492;
export const STARS = 60;
export const OF_A_CARD = 4;

export const Storm = { LIGHTNING: 40, THUNDER: 41 } as const;

export const Card = { BOSS: 0, SNEAKY: 1, BERZERK: 2, SECOND_BEST: 3, UNDERDOGS: 4, GLORY_SEEKER: 5, SWAP: 6, MIRROR: 7, FLEE: 8, FOX: 9, RAVEN: 10, CLAW: 11, TALON: 12 } as const;

export const Side = { BLACK: 0, WHITE: 1 } as const;

export const Pool = { WHOLE_GROUP: 0, OWN_BAND: 1 } as const;

export const Selection = { NONE: 0, HIGHEST: 1, LOWEST: 2, SECOND_HIGHEST: 3, CLAN: 4 } as const;

export const Special = { NONE: 0, GLORY: 1, SWAP: 2, MIRROR: 3, FLEE: 4 } as const;

export const Face = { EMPTY: 0, DOWN: 1, UP: 2, DEALT: 3 } as const;

export const Offer = { NONE: 0, OFFERED: 1, ACCEPTED: 2, REJECTED: 3 } as const;

export const Phase = { OFFERING: 1, ANSWERING: 2, LAYING: 3, SWAPPING: 4, EXCHANGING: 5, MUSTERING: 6, TOPPING_UP: 7, GIVING_BLACK: 8, GIVING_WHITE: 9, PASSING_WHITE: 10, PAIRING: 11, SELECTING: 12, SWITCHING: 13 } as const;

export const Outcome = { OUTRIGHT: 1, DRAWN: 2, NO_CONTEST: 3 } as const;

export const End = { MOST_STARS: 1, LARGER_PILE: 2, SHARED: 3 } as const;

export interface Offered {
  card: number[];
  known: number[];
  stage: number[];
}

export interface ActionDeck {
  n: number;
  card: number[];
  known: number[];
  isnt: number[];
  under: number;
  shuffled: number[];
}

export interface BarbarianDeck {
  n: number;
  card: number[];
  known: number[];
  packet: number[];
}

export interface Mixed {
  card: number[];
  known: number[];
}

export interface Band {
  card: number[];
  known: number[];
  packet: number[];
  face: number[];
  star: number[];
  switched: number;
}

export interface Seat {
  stars: number;
  cards: number;
  choice: number;
  hand: number[];
  drew: number[];
  sure: number[][];
  shown: number[];
  scored: number;
}

export interface Pile {
  n: number;
  card: number[];
}

export interface View {
  end: number;
  phase: number;
  called: number;
  asked: number;
  turn: number;
  rounds: number;
  struck: number[];
  holder: number[];
  partner: number[];
  played: number[];
  picked: number[];
  candidates: number;
  switchers: number;
  spent: number;
  discards: number[];
  offered: Offered;
  actions: ActionDeck;
  barbarians: BarbarianDeck;
  mixed: Mixed[];
  bands: Band[];
  seats: Seat[];
  loose: Pile;
}

export interface Box {
  seats: number;
  free: number;
  bands: number;
  hand: number;
  offers: number;
  stars: number;
  relief: number;
  copies: number[];
  pool: number[];
  select: number[];
  clan: number[];
  count: number[];
  mult: number[];
  add: number[];
  cap: number[];
  special: number[];
  value: number[];
  clans: number[];
  name: string;
  texts: { cards: string[]; clans: string[]; effects: string[] };
}

export interface Moves {
  reject: { places: number };
  give_black: { seat: number };
  give_white: { seat: number };
  pair: { band: number };
  offer: { card: number };
  lay: { card: number };
  exchange: { card: number };
  select: { place: number };
  switch: { own: number; band: number; place: number };
  pass: Record<string, never>;
  accept: Record<string, never>;
  decline: Record<string, never>;
}

/** The number of a move. */
export const code = {
  reject: (move: Moves["reject"]) => 0 + move.places,
  give_black: (move: Moves["give_black"]) => 8 + move.seat,
  give_white: (move: Moves["give_white"]) => 14 + move.seat,
  pair: (move: Moves["pair"]) => 20 + move.band,
  offer: (move: Moves["offer"]) => 26 + move.card,
  lay: (move: Moves["lay"]) => 39 + move.card,
  exchange: (move: Moves["exchange"]) => 52 + move.card,
  select: (move: Moves["select"]) => 65 + move.place,
  switch: (move: Moves["switch"]) => 71 + (move.own * 6 + move.band) * 3 + move.place,
  pass: () => 125,
  accept: () => 126,
  decline: () => 127,
};

export interface Notes {
  decided: { seat: number; phase: number };
  looked: { place: number; barbarian: number; rounds: number };
  mustered: { seat: number; kept: number; rejected: number; rounds: number };
  refilled: { band: number; down: number; rounds: number };
  free_band: { band: number; rounds: number };
  packet: { storm: number };
  struck: { storm: number; band: number; face: number };
  engaged: { seat: number };
  switched: { seat: number; place: number; band: number; other: number };
  lowest_total: { seat: number; total: number; tied: number };
  totem: { seat: number; side: number; rounds: number };
  paired: { seat: number; band: number; side: number };
  offers: { offerer: number; holder: number };
  no_offers: { offerer: number; holder: number };
  offer_is: { offerer: number; holder: number; card: number };
  accepts: { holder: number; offerer: number };
  declines: { holder: number; offerer: number };
  traded: { seat: number; card: number };
  reshuffled: { cards: number };
  draws: { seat: number; cards: number };
  plays: { seat: number; card: number };
  regrets: { holder: number; offerer: number; card: number };
  swapped: { seat: number; card: number };
  swaps_nothing: { seat: number };
  mirrored: { seat: number; opposing: number; copied: number };
  selected: { seat: number; band: number; place: number };
  selects_nothing: { seat: number; played: number; opposing: number };
  totals: { black: number; white: number };
  wins: { seat: number };
  draw: Record<string, never>;
  nothing_happens: Record<string, never>;
  clobbered: { taker: number; band: number; place: number; barbarian: number; outcome: number };
  tired: { band: number; place: number; barbarian: number; outcome: number };
  star_to: { seat: number; band: number; place: number; outcome: number };
  glorious: { winner: number; loser: number };
  fled: { seat: number; played: number };
  relief: { seat: number; stars: number };
  unpaid: { seat: number };
  shirked: Record<string, never>;
  game_over: { end: number };
}

export interface Options {
  game: "basic" | "middle" | "full";
  hand: number;
  clans: number;
  step2: "as the game says" | "yes" | "no";
  cards: "usual" | "literal";
  second_best: "as the game says" | "out";
  the_underdogs: "as the game says" | "in";
  glory_seeker: "as the game says" | "in";
  swap_and_play: "as the game says" | "in";
  mirror_and_switch: "as the game says" | "in";
  flee_and_surprise: "as the game says" | "in";
}

export type Ending = "most Stars" | "larger score pile" | "shared";

export interface Derived {
  /** By Band: the side whose Group it is in, or NONE (KB-19). */
  sides: number[];
  /** By Band and place: whether an Action card has selected this Barbarian (KB-35, KB-36). */
  selected: boolean[][];
  /** By seat: how many Barbarians lie on the score pile (KB-40). */
  score_piles: number[];
  /** By side: whether the holder's card lies face down (KB-27). */
  laid: boolean[];
  /** The side whose totem the viewer holds, or NONE. */
  side: number;
  /** The places of the viewer's Group, each as Band and place (KB-19); empty without a Group. */
  group: string[];
  /** The card the viewer has laid while others still decide, or NONE (KB-27). */
  chosen: number;
  /** The card the viewer has been offered and has not answered, or has accepted and must lay; or NONE (KB-24, KB-25). */
  offered: number;
  /** Whether the viewer has accepted it and must lay it (KB-25). */
  bound: boolean;
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
