import { expect, it } from 'vitest';
import type { GameSummary } from '../generated/contract';
import { recommended } from './recommended';

const game = (name: string, lesson: number, most: number, minutes = 10): GameSummary =>
  ({ name, lesson, seats: [1, most], minutes: [minutes, 60] }) as GameSummary;

it('recommends the game that is learned fastest and can be played with friends', () => {
  const all = [
    game('alone', 3, 1),
    game('untaught', 0, 4),
    game('long', 20, 4),
    game('short', 12, 4),
    game('same', 12, 2, 5),
  ];
  expect(recommended(all)?.name).toBe('same');
  expect(recommended(all.slice(0, 2))).toBeUndefined();
  expect(all[0].name).toBe('alone');
});
