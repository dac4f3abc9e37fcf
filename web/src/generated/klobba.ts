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
export const LIGHTNING = 40;
export const THUNDER = 41;
export const NONE = -1;
export const BOSS = 0;
export const SNEAKY = 1;
export const BERZERK = 2;
export const SECOND_BEST = 3;
export const UNDERDOGS = 4;
export const GLORY_SEEKER = 5;
export const SWAP = 6;
export const MIRROR = 7;
export const FLEE = 8;
export const FOX = 9;
export const RAVEN = 10;
export const CLAW = 11;
export const TALON = 12;
export const BLACK = 0;
export const WHITE = 1;
export const WHOLE_GROUP = 0;
export const OWN_BAND = 1;
export const HIGHEST = 1;
export const LOWEST = 2;
export const SECOND_HIGHEST = 3;
export const CLAN = 4;
export const PLAIN = 0;
export const GLORY = 1;
export const SWAPS = 2;
export const MIRRORS = 3;
export const FLEES = 4;
export const EMPTY = 0;
export const DOWN = 1;
export const UP = 2;
export const DEALT = 3;
export const NO_OFFER = 0;
export const OFFERED = 1;
export const ACCEPTED = 2;
export const REJECTED = 3;
export const OFFERING = 1;
export const ANSWERING = 2;
export const LAYING = 3;
export const SWAPPING = 4;
export const EXCHANGING = 5;
export const MUSTER = 6;
export const TOPPING_UP = 7;
export const BLACK_TOTEM = 8;
export const WHITE_TOTEM = 9;
export const PASSING = 10;
export const PAIRING = 11;
export const SELECTING = 12;
export const SWITCHING = 13;
export const MOST_STARS = 1;
export const LARGER_PILE = 2;
export const SHARED = 3;
export const PATIENCE = 12;
export const OUTRIGHT = 1;
export const DRAWN = 2;
export const NO_CONTEST = 3;
export const REJECT = 0;
export const GIVE_BLACK = 8;
export const GIVE_WHITE = 14;
export const PAIR = 20;
export const OFFER = 26;
export const LAY = 39;
export const EXCHANGE = 52;
export const SELECT = 65;
export const SWITCH = 71;
export const PASS = 125;
export const ACCEPT = 126;
export const DECLINE = 127;

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
  texts: { cards: string[]; clans: string[] };
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
  mirrored: { seat: number; opposing: number };
  selected: { seat: number; band: number; place: number };
  selects_nothing: { seat: number; played: number; opposing: number };
  totals: { black: number; white: number };
  wins: { seat: number };
  draw: Record<string, never>;
  nothing_happens: Record<string, never>;
  clobbered: { taker: number; band: number; barbarian: number; outcome: number };
  tired: { band: number; place: number; barbarian: number; outcome: number };
  star_to: { seat: number; band: number; outcome: number };
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

export interface Game {
  view: View;
  box: Box;
  moves: Moves;
  notes: Notes;
  options: Options;
}
