import { expect, test } from 'vitest';
import type { PlayedDeal } from '../generated/contract';
import { called, shared } from './deals';

const easy: PlayedDeal = { kind: 'easy', grade: 'easy', rating: 0, day: '', helped: false, result: null };
const puzzle: PlayedDeal = { ...easy, kind: 'puzzle', grade: '', rating: 1600 };
const daily: PlayedDeal = { ...easy, kind: 'daily', grade: 'hard', day: '2026-11-15' };
const ended = { won: true, score: 12, rating: 1236, change: 36, streak: 3, last: '2026-11-15' };

test('a table says which deal it is', () => {
  expect([puzzle, easy, daily].map(called)).toEqual(['puzzle 1600', 'easy deal', '2026-11-15 (hard)']);
});

test('what is shared does not give the deal away', () => {
  expect(shared('G', { ...daily, result: ended })).toBe('G, 2026-11-15 (hard): solved, 12, 3 days in a row');
  expect(shared('G', { ...puzzle, helped: true, result: ended })).toBe('G, puzzle 1600: solved with help, 12');
  expect(shared('G', { ...easy, result: { ...ended, won: false, score: 4 } })).toBe('G, easy deal: not solved, 4');
});
