/** What moves are worth: advice, and the review of a finished game. */

/** What a move is worth to its mover: a mean over imagined games, its 95% interval, and whether it wins on the spot. */
export interface Worth {
  code: number;
  worth: number;
  low: number;
  high: number;
  sure: boolean;
  tries: number;
  label: string;
}

/** What is played for, by which worth is counted: the part of the win, points, or the place. */
export type Aim = 'win' | 'score' | 'place';

/** The moves, best first, of `total`; the one to make, and why it is better than the `other`. */
export interface Advice {
  aim: Aim;
  alone: boolean;
  moves: Worth[];
  total: number;
  best: number;
  other: number;
  why: string;
  number: number;
}

export interface Judged extends Worth {
  verb: string;
  arguments: Record<string, number>;
}

/** A decision of a finished match; `frame` is the one of the replay in which it was to be made. */
export interface Judgement {
  move: number;
  frame: number;
  seat: number;
  chosen: Judged;
  best: Judged;
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

/** A finished match looked at again: the chances of each seat at the start and after each move, and the luck in each. */
export interface Review {
  names: string[];
  aim: Aim;
  curve: number[][];
  luck: number[][];
  decisions: Judgement[];
  accounts: Account[];
}
