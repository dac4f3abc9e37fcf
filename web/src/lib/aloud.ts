/** A sentence as it is read aloud: suits in words, where the eye sees signs. */

import { t } from './messages';

const SUITS: Record<string, string> = { '♣': 'clubs', '♠': 'spades', '♦': 'diamonds', '♥': 'hearts' };

export const aloud = (sentence: string): string =>
  sentence.replace(/(\w+)([♣♠♦♥])/g, (_, rank: string, suit: string) => t('spoken-card', { rank, suit: SUITS[suit] }));
