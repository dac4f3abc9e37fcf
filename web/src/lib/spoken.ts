/** A sentence as it is read aloud: suits in words, where the eye sees signs. */

const SUITS: Record<string, string> = { '♣': 'clubs', '♠': 'spades', '♦': 'diamonds', '♥': 'hearts' };

export const spoken = (sentence: string): string =>
  sentence.replace(/(\w+)([♣♠♦♥])/g, (_, rank: string, suit: string) => `${rank} of ${SUITS[suit]}`);
