/** Who I am, and what I play and have played. */

import type { Over, Seat } from './table';

export interface MatchRow {
  id: string;
  game: string;
  title: string;
  seats: Seat[];
  you: number | null;
  /** All seats that are played at this screen. */
  here: number[];
  number: number;
  waiting: number[];
  over: null | Over | boolean;
  updated: string | number;
}

/** A guest; `chosen` says whether the name is one he gave himself. */
export interface Person {
  name: string;
  chosen: boolean;
}

/** A finished match of mine; `finished` is in milliseconds since 1970. */
export interface Played {
  id: string;
  game: string;
  title: string;
  names: string[];
  you: number;
  result: 'won' | 'shared' | 'lost';
  place: number;
  score: number;
  ending: string;
  finished: number;
}

export interface Standing {
  ratings: { game: string; title: string; against: string; points: number; margin: number; games: number }[];
  alone: {
    game: string;
    title: string;
    best: number;
    played: number;
    won: number;
    streak: number;
    longest: number;
  }[];
}

export interface Hero {
  name: string;
  text: string;
  sheet: Record<string, unknown>;
}
