import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Trouble } from './api';
import { passing, recover } from './recover';

const heard = new Map<string, () => void>();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', (name: string, f: () => void) => heard.set(name, f));
  vi.stubGlobal('removeEventListener', (name: string) => heard.delete(name));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('tries again by itself once the server answers, and then no more', async () => {
  let up = false;
  const again = vi.fn(() => true);
  recover(again, async () => up);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(again).not.toHaveBeenCalled();
  up = true;
  await vi.advanceTimersByTimeAsync(15_000);
  expect(again).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(again).toHaveBeenCalledTimes(1);
  expect(heard.size).toBe(0);
});

it('does not wait once the network is back', async () => {
  const again = vi.fn(() => true);
  let up = false;
  recover(again, async () => up);
  await vi.advanceTimersByTimeAsync(30_000);
  up = true;
  heard.get('online')!();
  await vi.advanceTimersByTimeAsync(0);
  expect(again).toHaveBeenCalledTimes(1);
});

it('goes on while it cannot be done, and ends when the page is left', async () => {
  const again = vi.fn(() => false);
  const end = recover(again, async () => true);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(again.mock.calls.length).toBeGreaterThan(2);
  end();
  again.mockClear();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(again).not.toHaveBeenCalled();
});

it('knows what passes and what does not', () => {
  expect([0, 429, 503].map((status) => passing(new Trouble('', status)))).toEqual([true, true, true]);
  expect([403, 404, 410].map((status) => passing(new Trouble('', status)))).toEqual([false, false, false]);
  expect(passing(new TypeError('Failed to fetch dynamically imported module'))).toBe(true);
});
