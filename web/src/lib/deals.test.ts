import { beforeEach, expect, test } from 'vitest';
import { BEGINNER, called, help, rating, remember, settle, shared, streak, type Deal } from './deals';

const plain: Deal = { kind: 'easy', seed: 3, puzzle: null, grade: 'easy', rating: 0, day: '' };
const onDay = (day: string): Deal => ({ ...plain, kind: 'daily', grade: 'hard', day });

beforeEach(() => {
  const kept = new Map<string, string>();
  Object.defineProperty(globalThis, 'localStorage', {
    value: { getItem: (k: string) => kept.get(k) ?? null, setItem: (k: string, v: string) => kept.set(k, v) },
    configurable: true,
  });
});

test('days in a row make a streak, a gap or a loss ends it', () => {
  ['2026-11-14', '2026-11-15', '2026-11-16'].forEach((day, i) => {
    remember(`m${i}`, 'g', 'G', onDay(day));
    settle(`m${i}`, true, 12);
  });
  expect(streak('g')).toBe(3);
  remember('m8', 'g', 'G', onDay('2026-11-18'));
  settle('m8', true, 12);
  expect(streak('g')).toBe(1);
  remember('m9', 'g', 'G', onDay('2026-11-19'));
  settle('m9', false, 4);
  expect(streak('g')).toBe(0);
});

test('a day counts once, however often it is played', () => {
  remember('a', 'g', 'G', onDay('2026-11-15'));
  settle('a', false, 3);
  remember('b', 'g', 'G', onDay('2026-11-15'));
  settle('b', true, 12);
  expect(streak('g')).toBe(0);
});

test('a puzzle moves the rating by how surprising its end is, and only once', () => {
  remember('p', 'g', 'G', { ...plain, kind: 'puzzle', puzzle: 4, rating: 1600 });
  expect(settle('p', true, 12)?.result?.change).toBe(36);
  settle('p', true, 12);
  expect(rating('g')).toBe(BEGINNER + 36);
  remember('q', 'g', 'G', { ...plain, kind: 'puzzle', puzzle: 5, rating: 800 });
  expect(settle('q', false, 2)?.result?.change).toBe(-37);
});

test('a puzzle solved with help moves no rating, and who fails with help falls all the same', () => {
  const puzzle = { ...plain, kind: 'puzzle', puzzle: 4, rating: 1200 };
  remember('p', 'g', 'G', puzzle);
  help('p');
  const kept = settle('p', true, 12);
  expect(kept?.result?.change).toBe(0);
  expect(kept && shared(kept)).toBe('G, puzzle 1200: solved with help, 12');
  remember('q', 'g', 'G', puzzle);
  help('q');
  expect(settle('q', false, 2)?.result?.change).toBe(-20);
  help('unknown');
});

test('what is shared does not give the deal away, and other matches are none', () => {
  remember('d', 'g', '12 Patrols', onDay('2026-11-15'));
  const kept = settle('d', true, 12);
  expect(kept && shared(kept)).toBe('12 Patrols, 2026-11-15 (hard): solved, 12');
  expect(settle('unknown', true, 1)).toBeUndefined();
});

test('a table says which deal it is', () => {
  remember('p', 'g', 'G', { ...plain, kind: 'puzzle', puzzle: 4, rating: 1600 });
  remember('e', 'g', 'G', plain);
  expect([called('p'), called('e'), called('unknown')]).toEqual(['puzzle 1600', 'easy deal', '']);
});
