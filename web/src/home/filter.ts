/** Which games of the shelf are shown: those for so many players that may be over in so many minutes. 0 is any. */

import type { GameSummary } from '../generated/contract';

type Measured = Pick<GameSummary, 'seats' | 'minutes'>;

export function fits({ seats, minutes }: Measured, players: number, most: number): boolean {
  return (!players || (seats[0] <= players && players <= seats[1])) && (!most || minutes[0] <= most);
}

/** The numbers of players that some game is for. */
export function sizes(games: Measured[]): number[] {
  const most = Math.max(0, ...games.map((game) => game.seats[1]));
  return Array.from({ length: most }, (_, i) => i + 1).filter((n) => games.some((game) => fits(game, n, 0)));
}
