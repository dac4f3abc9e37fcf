import type { GameSummary } from '../generated/contract';

/** The game for somebody who is here for the first time: of those to play alone and with friends, the one learned fastest. */
export function recommended(games: GameSummary[]): GameSummary | undefined {
  const fit = games.filter((g) => g.lesson > 0 && g.seats[1] > 1);
  return fit.sort((a, b) => a.lesson - b.lesson || a.minutes[0] - b.minutes[0])[0];
}
