// Written by `make web` from what the game declares: change it there.

export const SPACES = 9;
export const FLOORS = 3;
export const CARDS = 8;
export const NEW_FLOORS = 2;
export const BASE_CARDS = 5;
export const EXTRA_CARDS = 3;
export const PLACES = 27;
export const DOOR = 27;
export const HALL = 4;
export const PORCH = 7;
export const DICE = 9;
export const LEVELS = 4;
export const ACTION_CARDS = 4;
export const FACES = 4;
export const SECTIONS = 2;
export const BOXES = 6;
export const STEPS = 3;
export const ROUNDS = 6;
export const COMPONENTS = 6;
export const MOST_ENTRANCES = 6;
export const GOALS = 6;
export const AT_ONCE = 12;
export const NONE = -1;
export const MONEY = 100;
export const POPULARITY = 100;
export const TIME = 200;
export const PATIENTS = 60;
export const ENDLESS = 30000;

export const Role = { NOBODY: 0, WHITE_DOCTOR: 1, YELLOW_DOCTOR: 2, ORANGE_DOCTOR: 3, RED_DOCTOR: 4, NURSE: 5, ORDERLY: 6, WHITE_PATIENT: 7, YELLOW_PATIENT: 8, ORANGE_PATIENT: 9, RED_PATIENT: 10 } as const;

export const Level = { WHITE: 1, YELLOW: 2, ORANGE: 3, RED: 4, COUPLE: 5 } as const;

export const BonusIcon = { PILLAR: 7, GARDEN: 8 } as const;

export const ActionIcon = { BUILD: 0, HIRE: 1, ADMIT: 2 } as const;

export const OnTop = { FIRST: 0, MIDDLE: 1, LAST: 2 } as const;

export const Component = { ENTRANCE: 0, PARKING: 1, GARDEN: 2, PILLAR: 3, CONVEYOR: 4, HELIPAD: 5 } as const;

export const Goal = { POPULAR: 0, BUSY: 1, SERIOUS: 2, SWIFT: 3, TOWER: 4, SPOTLESS: 5, DRAWN: 6 } as const;

export const Phase = { SETTLING: 0, DEALING: 1, LAYING: 2, BUILDING: 3, HIRING: 4, ADMITTING: 5, WALKING: 6, TREATING: 7, BUYING: 8 } as const;

export const Outcome = { REACHED: 1, MISSED: 2, GAVE_UP: 3 } as const;

export interface Person {
  who: number;
  place: number;
  moved: number;
  worked: number;
  late: number;
}

export interface View {
  end: number;
  money: number;
  popularity: number;
  time: number;
  people: Person[];
  present: number;
  floors: number[];
  height: number;
  shelf: number;
  entrances: number;
  parking: number;
  conveyors: number;
  helipad: number;
  pillars: number;
  gardens: number;
  goal: number;
  round: number;
  card: number[];
  face: number[];
  turned: number;
  laid: number;
  icons: number[];
  staff: number[];
  patients: number[];
  step: number;
  left: number;
  used: number;
  queue: number;
  walker: number;
  nurses: number;
  cured: number;
  treated: number;
  serious: number;
  dead: number;
  refused: number;
  unpaid: number;
  phase: number;
}

export interface Target {
  score: number;
  patients: number;
  serious: number;
  floors: number;
  helipad: number;
  gardens: number;
  time: number;
  slips: number;
  deaths: number;
}

export interface Box {
  seats: number;
  rooms: number[];
  operating: number[];
  hubs: number[];
  supply: number[];
  empty: number[];
  parking: number[][];
  step: number[][][];
  icon: number[][][];
  staff: number[][][];
  patients: number[][][];
  price: number[];
  floor_price: number[];
  income: number[];
  wages: number[];
  upkeep_module: number;
  upkeep_floor: number;
  saved: number;
  garden: number;
  garden_most: number;
  missing: number;
  missing_most: number;
  popularity: number;
  refused: number;
  refused_couple: number;
  death: number;
  capacity: number;
  money: number;
  entrances: number;
  hours: number;
  high_room: number[];
  garden_points: number;
  helipad_points: number;
  target: Target[][];
  goal: number;
  difficulty: number;
  cards: number[];
  old_cards: number;
  new_cards: number;
  most_floors: number;
  new_floors: number;
  replaced: number[];
  brought: number;
  rotate: number;
  name: string;
  texts: { floors: string[]; actions: string[] };
}

export interface Moves {
  walk: { place: number };
  lay: { top: number; window: number };
  build: { component: number };
  raise: { card: number };
  bonus: { box: number };
  hire: { box: number };
  pick: { person: number };
  stay: Record<string, never>;
  dismiss: Record<string, never>;
  admit: Record<string, never>;
  refuse: Record<string, never>;
  treat: { place: number };
  buy: { popularity: number };
  done: Record<string, never>;
  give_up: Record<string, never>;
  turn: { card: number };
}

/** The number of a move. */
export const code = {
  walk: (move: Moves["walk"]) => 0 + move.place,
  lay: (move: Moves["lay"]) => 27 + move.top * 2 + move.window,
  build: (move: Moves["build"]) => 33 + move.component,
  raise: (move: Moves["raise"]) => 39 + move.card,
  bonus: (move: Moves["bonus"]) => 47 + move.box,
  hire: (move: Moves["hire"]) => 53 + move.box,
  pick: (move: Moves["pick"]) => 59 + move.person,
  stay: () => 68,
  dismiss: () => 69,
  admit: () => 70,
  refuse: () => 71,
  treat: (move: Moves["treat"]) => 72 + move.place,
  buy: (move: Moves["buy"]) => 99 + move.popularity,
  done: () => 112,
  give_up: () => 113,
  turn: (move: Moves["turn"]) => 114 + move.card,
};

export interface Notes {
  opened: { card: number; goal: number };
  round: { round: number };
  dealt: { order: number; action: number; face: number };
  turned: { order: number; face: number };
  laid: { top: number; window: number; first: number; second: number; third: number };
  begun: { step: number; icon: number };
  built: { component: number; price: number };
  replaced: Record<string, never>;
  raised: { floor: number; card: number; price: number };
  extra: { component: number; index: number; price: number };
  hired: { who: number; index: number; price: number };
  admitted: { patient: number; index: number };
  walked: { who: number; origin: number; place: number; time: number };
  sent_away: { who: number; place: number };
  stayed: { who: number; place: number };
  turned_away: { patient: number; index: number; lost: number };
  no_room: { patient: number; index: number };
  treated: { place: number; doctor: number; patient: number; nurses: number; income: number };
  gardens: { income: number };
  bill: { upkeep: number; saved: number; wages: number };
  unpaid: { missing: number; lost: number };
  bought: { popularity: number; price: number };
  tired: { place: number; who: number };
  worse: { place: number; who: number };
  died: { place: number; lost: number };
  counted: { popularity: number; doctors: number; rooms: number; extras: number; time: number; patients: number; score: number };
  closed: { goal: number; how: number };
}

export interface Options {
  goal: "popular" | "busy" | "serious" | "swift" | "tower" | "spotless" | "drawn";
  difficulty: "easy" | "medium" | "hard";
  card: "none" | "A" | "B" | "C";
  floors: number;
  replaced: number;
  replaced_too: number;
  new_floor: number;
  rotate: "no" | "yes";
  box: "standard" | "first" | "wings";
}

export type Ending = "goal reached" | "goal missed" | "gave up";

/** What the rules say beyond a view of Clin9ic. */
export interface Derived {
  score: number;
  /** What the time costs at the end. */
  time_points: number;
  /** How many parking spaces there are. */
  parking: number;
  bills: Bills;
  goal: GoalPart[];
  /** The four slots of the row, by the card that lies on top; empty before the first deal. */
  rows: Section[][];
  walks: Walk[];
  treatments: Treatment[];
  /** There are several treatments, and nurses enough for all of them. */
  treat_all: boolean;
  /** What it costs to refuse the patient at the door; 0 if nobody waits. */
  refusal: number;
  /** What 0, 1, 2 ... points of popularity cost, as far as you can buy them now. */
  purchases: number[];
  /** The next place on the way from each place (the last row: from the door) to each place of the clinic. */
  toward: number[][];
}

/** CL-R25, CL-R26: what tonight's bills would be now. */
export interface Bills {
  upkeep: number;
  wages: number;
}

/** CL-R32 to CL-R37: one of the things that the goal requires. */
export interface GoalPart {
  name: string;
  now: number;
  want: number;
  /** Less is better. */
  most: boolean;
  met: boolean;
}

/** CL-H1: what shows in one slot of the row. */
export interface Section {
  /** Which of the three cards it belongs to. */
  order: number;
  icon: number;
  staff: number[];
  patients: number[];
}

/** CL-R21: a place that the walker may go to. */
export interface Walk {
  place: number;
  time: number;
}

/** CL-R22 to CL-R24: a room in which a patient can be treated. */
export interface Treatment {
  place: number;
  nurses: number;
  income: number;
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
