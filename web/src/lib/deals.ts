/** Graded deals and puzzles in words. Which match is one, how it ended, and what it did to a rating or a streak: the server knows. */

import type { PlayedDeal } from '../generated/contract';

/** The puzzle rating of somebody who has not solved any. */
export const BEGINNER = 1200;

/** What a deal is called at its table. */
export function called(deal: PlayedDeal): string {
  if (deal.kind === 'daily') return `${deal.day} (${deal.grade})`;
  return deal.kind === 'puzzle' ? `puzzle ${deal.rating}` : `${deal.grade} deal`;
}

/** What you may show to others, without giving the deal away. */
export function shared(title: string, deal: PlayedDeal): string {
  const { won, score, streak } = deal.result ?? { won: false, score: 0, streak: 0 };
  const days = deal.kind === 'daily' && streak > 1 ? `, ${streak} days in a row` : '';
  const how = deal.helped ? ' with help' : '';
  return `${title}, ${called(deal)}: ${won ? 'solved' : 'not solved'}${how}, ${score}${days}`;
}
