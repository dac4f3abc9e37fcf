import type { Bot, Rating } from '../generated/contract';

/** Rated games against bots after which your rating says something. */
const ENOUGH = 3;

/** The level whose rating is nearest yours in games against bots; undefined: you have played too few of them. */
export function likeYou(bots: readonly Bot[], ratings: readonly Rating[], game: string): Bot | undefined {
  const mine = ratings.find((rating) => rating.game === game && rating.against === 'bots' && rating.games >= ENOUGH);
  if (!mine) return undefined;
  const far = (bot: Bot): number => Math.abs(bot.points - mine.points);
  return bots.filter((bot) => Number(bot.name)).sort((one, other) => far(one) - far(other))[0];
}
