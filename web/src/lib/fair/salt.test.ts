import { beforeEach, expect, test, vi } from 'vitest';
import type { Salts } from '../../generated/contract';
import { broken, due, hold, keptOf } from './salt';

const asked: Salts = { promise: 'p', answered: [], used: [] };

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

test('a salt is sent once the seed is promised, and once only', () => {
  const salt = due('m', 0, asked, true)!;
  expect(salt).toMatch(/^[0-9a-f]{32}$/);
  expect(keptOf('m')).toEqual({ seat: 0, promise: 'p', salt });
  expect(due('m', 0, { ...asked, answered: [0] }, true)).toBeUndefined();
  expect(due('m', 0, asked, true)).toBe(salt); // lost on its way: the same again
  expect(due('m', 0, { ...asked, promise: 'q' }, true)).not.toBe(salt);
  expect(due('m', -1, asked, true)).toBeUndefined();
});

test('a typed salt waits for the promise, and random ones can be turned off', () => {
  hold('m', ' pepper ');
  expect(due('m', 1, asked, true)).toBe('pepper');
  expect(due('n', 1, asked, false)).toBe('');
});

test('a browser sees when its salt was left out or the seed was changed', () => {
  const kept = { seat: 1, promise: 'p', salt: 'pepper' };
  expect(broken(kept, 'p', ['', 'pepper'])).toBe('');
  expect(broken({ ...kept, salt: '' }, 'p', [])).toBe('');
  expect(broken(undefined, 'p', [])).toBe('');
  expect(broken(kept, 'q', ['', 'pepper'])).toContain('changed its seed');
  expect(broken(kept, 'p', ['', 'thyme'])).toContain('not used');
  expect(broken(kept, 'p', [])).toContain('not used');
});
