import type { GameSummary } from '../generated/contract';

/** The game for somebody who is here for the first time: of those to play alone and with friends, the one learned fastest. */
export function recommended(games: GameSummary[]): GameSummary | undefined {
  const fit = games.filter((g) => g.lesson > 0 && g.seats[1] > 1);
  return fit.sort((a, b) => a.lesson - b.lesson || a.minutes[0] - b.minutes[0])[0];
}

const DAY = 86_400_000;

/** The game of the day: those that come with Rulewright take turns, in the same order on every server, by UTC days as the deals do. */
export function ofTheDay(games: GameSummary[], now = Date.now()): GameSummary | undefined {
  const own = games.filter((g) => !g.custom).sort((a, b) => (a.name < b.name ? -1 : 1));
  return own[Math.floor(now / DAY) % own.length];
}
