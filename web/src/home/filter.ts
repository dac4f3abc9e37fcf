/** Which games of the shelf are shown: those for so many players that may be over in so many minutes (0 is any) and are no
 * heavier than this ('' is any). */

import type { GameSummary } from '../generated/contract';

type Measured = Pick<GameSummary, 'seats' | 'minutes' | 'weight'>;
export type Weight = GameSummary['weight'];
export const WEIGHTS: Weight[] = ['light', 'medium', 'heavy'];

export function fits(
  { seats, minutes, weight }: Measured,
  players: number,
  most: number,
  heaviest: Weight | '' = '',
): boolean {
  const light = !heaviest || WEIGHTS.indexOf(weight) <= WEIGHTS.indexOf(heaviest);
  return light && (!players || (seats[0] <= players && players <= seats[1])) && (!most || minutes[0] <= most);
}

/** The numbers of players that some game is for. */
export function sizes(games: Measured[]): number[] {
  const most = Math.max(0, ...games.map((game) => game.seats[1]));
  return Array.from({ length: most }, (_, i) => i + 1).filter((n) => games.some((game) => fits(game, n, 0)));
}
