/** What moves are worth: advice, and the review of a finished game. */

/** A number with its 95% interval; or `exact`, calculated and not estimated. */
export interface Measured {
  worth: number;
  low: number;
  high: number;
  exact: boolean;
  /** On how many imagined games it rests. */
  tries: number;
}

/** By how much one move is worth more than another, by imagined games that are the same after both. */
export type Gap = Measured;

/** How good a decision was, by what it lost. */
export type Grade = 'best' | 'good' | 'inaccuracy' | 'mistake' | 'blunder' | 'undecided';

/** What a move is worth to its mover: a mean over imagined games, its 95% interval, and whether it wins on the spot. */
export interface Worth extends Measured {
  code: number;
  sure: boolean;
  label: string;
}

/** What is played for, by which worth is counted: the part of the win, points, or the place. */
export type Aim = 'win' | 'score' | 'place';

/** The moves, the one to make first, of `total`; by how much it is better than the `other`, and why, where that is sure. `summary` is
 * what the game's own solver says of the position as a whole. */
export interface Advice {
  aim: Aim;
  alone: boolean;
  moves: Worth[];
  total: number;
  best: number;
  other: number;
  gap: Gap | null;
  why: string;
  summary: string;
  number: number;
}

export interface Judged extends Worth {
  verb: string;
  arguments: Record<string, number>;
}

/** A decision of a finished match; `frame` is the one of the replay in which it was to be made, `other` the best other move. */
export interface Judgement {
  move: number;
  frame: number;
  seat: number;
  chosen: Judged;
  other: Judged;
  gap: Gap;
  grade: Grade;
  choices: number;
  cost: number;
  gain: number;
  why: string;
  /** A bot made it for a person who was away: it is no mistake of theirs. */
  stood_in: boolean;
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

/** The mean accuracy of a seat's decisions, from 0 to 1, with its 95% interval; and how many there are of each grade. */
export interface Accuracy {
  seat: number;
  mean: number;
  low: number;
  high: number;
  grades: Partial<Record<Grade, number>>;
}

/** A finished match looked at again: the chances of each seat at the start and after each move, and the luck in each. */
export interface Review {
  names: string[];
  aim: Aim;
  curve: number[][];
  luck: number[][];
  decisions: Judgement[];
  accounts: Account[];
  accuracies: Accuracy[];
  /** How much an inaccuracy, a mistake and a blunder lose at least. */
  classes: Partial<Record<Grade, number>>;
}
