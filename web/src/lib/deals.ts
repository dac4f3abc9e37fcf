/** Graded deals and puzzles in words. Which match is one, how it ended, and what it did to a rating or a streak: the server knows. */

import type { PlayedDeal } from '../generated/contract';
import { t } from './messages';

/** The puzzle rating of somebody who has not solved any. */
export const BEGINNER = 1200;

/** What a deal is called at its table. */
export function called(deal: PlayedDeal): string {
  const { kind, day, grade, rating } = deal;
  return t('deal-called', { kind, day, grade, rating: String(rating) });
}

/** What you may show to others, without giving the deal away. */
export function shared(title: string, deal: PlayedDeal): string {
  const { won, score, streak } = deal.result ?? { won: false, score: 0, streak: 0 };
  return t('deal-shared', {
    title,
    deal: called(deal),
    solved: won ? 'yes' : 'no',
    helped: deal.helped ? 'yes' : 'no',
    score: String(score),
    streak: deal.kind === 'daily' ? streak : 0,
  });
}
