import { expect, it } from 'vitest';
import type { GameSummary } from '../generated/contract';
import { ofTheDay, recommended } from './recommended';

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

it('games take turns by the day, in the same order wherever they are listed; added ones are left out', () => {
  const named = (name: string, custom = false): GameSummary => ({ name, custom }) as GameSummary;
  const games = [named('c'), named('own', true), named('a'), named('b')];
  const day = 86_400_000;
  const shown = (now: number): string | undefined => ofTheDay(games, now)?.name;
  expect([0, day - 1, day, 2 * day, 3 * day].map(shown)).toEqual(['a', 'a', 'b', 'c', 'a']);
  expect(games.map((g) => g.name)).toEqual(['c', 'own', 'a', 'b']);
  expect(ofTheDay([])).toBeUndefined();
});
