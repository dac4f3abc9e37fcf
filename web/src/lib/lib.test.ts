import { describe, expect, it } from 'vitest';
import { ago, nearest } from './actions';
import { backoff, LONGEST_WAIT } from './backoff';
import { minus, number, percent, t, unbroken } from './messages';
import { applicable, offered, usual } from './options';
import type { Option } from '../generated/contract';

describe('backoff', () => {
  it('doubles up to a limit', () => {
    expect(backoff(0, 0.5)).toBe(300);
    expect(backoff(2, 0.5)).toBe(1200);
    expect(backoff(30, 0.5)).toBe(LONGEST_WAIT);
    expect(backoff(30, 1)).toBeLessThanOrEqual(LONGEST_WAIT * 1.25);
  });
});

describe('nearest', () => {
  const spots = [
    { x: 100, y: 0 },
    { x: 50, y: 60 },
    { x: -40, y: 0 },
  ];
  it('prefers what lies straight ahead', () => {
    expect(nearest({ x: 0, y: 0 }, spots, [1, 0])).toBe(0);
    expect(nearest({ x: 0, y: 0 }, spots, [0, 1])).toBe(1);
    expect(nearest({ x: 0, y: 0 }, spots, [-1, 0])).toBe(2);
  });
  it('finds nothing where nothing lies', () => {
    expect(nearest({ x: 0, y: 0 }, spots, [0, -1])).toBe(-1);
  });
  it('leads from every spot to every other, also on a flat field of hexes and on a few places of a grid', () => {
    const hexes = Array.from({ length: 19 }, (_, i) => ({
      x: 60 * (i % 5) + 30 * (Math.floor(i / 5) % 2),
      y: 26 * Math.floor(i / 5),
    }));
    const places = [
      { x: 300, y: 224 },
      { x: 100, y: 336 },
      { x: 200, y: 448 },
    ];
    for (const all of [hexes, places]) {
      const ways: [number, number][] = [
        [-1, 0],
        [1, 0],
        [0, -1],
        [0, 1],
      ];
      for (const start of all.keys()) {
        const reached = new Set([start]);
        for (const at of reached)
          for (const way of ways) {
            const to = nearest(all[at], all, way);
            if (to >= 0) reached.add(to);
          }
        expect(reached.size).toBe(all.length);
      }
    }
  });
});

describe('ago', () => {
  const now = Date.parse('2026-01-01T12:00:00Z');
  it('speaks in words', () => {
    expect(ago('2026-01-01T11:59:30Z', now)).toBe('just now');
    expect(ago('2026-01-01T11:58:00Z', now)).toBe('2 minutes ago');
    expect(ago(now / 1000 - 3600, now)).toBe('1 hour ago');
    expect(ago('not a time', now)).toBe('');
  });
});

describe('options', () => {
  const plain: Option = {
    name: 'purse',
    called: 'purse',
    about: '',
    default: 5,
    low: 0,
    high: 9,
    words: [],
    labels: [],
    by_seats: {},
    seats: [2, 6],
    shown: false,
  };
  const purse = { ...plain, by_seats: { '3': 7 } };
  const teams: Option = { ...plain, name: 'teams', seats: [4, 6] };

  it('have other defaults for some numbers of players', () => {
    expect([2, 3, 4].map((n) => usual(purse, n))).toEqual([5, 7, 5]);
  });
  it('are for some numbers of players only, and go unsaid to all others', () => {
    expect([3, 4, 6].map((n) => offered(teams, n))).toEqual([false, true, true]);
    expect(applicable([purse, teams], { teams: 1 }, 4)).toEqual({ teams: 1 });
    expect(applicable([purse, teams], { teams: 1, purse: 2 }, 3)).toEqual({ purse: 2 });
  });
});

describe('French', () => {
  it('has no line that begins with a mark', () => {
    expect(unbroken('« Non » : 5 % { " " }; !12\n*[other] : a')).toBe(
      '«\u00a0Non\u00a0»\u00a0: 5\u00a0% { "\u00a0" }; !12\n*[other] : a',
    );
  });
});

describe('negative numbers', () => {
  it('have a minus sign, and hyphens stay', () => {
    expect([number(-1200), percent(-0.2)]).toEqual(['\u22121,200', '\u221220%']);
    expect(t('clinic-popularity-now', { popularity: -3 })).toMatch(/\u22123/);
    expect(minus('A-4, 2026-11-18, -$2')).toBe('A-4, 2026-11-18, \u2212$2');
  });
});
