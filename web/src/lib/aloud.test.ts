import { expect, test } from 'vitest';
import { aloud } from './aloud';

test('suits are read as words, and everything else as it stands', () => {
  expect(aloud('Drawn: 10♥ Safe Spot, K♣ and A♠.')).toBe('Drawn: 10 of hearts Safe Spot, K of clubs and A of spades.');
  expect(aloud('You roll 5 against 4.')).toBe('You roll 5 against 4.');
});
