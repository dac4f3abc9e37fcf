import { describe, expect, it } from 'vitest';
import type { Note } from '../generated/contract';
import { paced } from '../playback/pace';
import { thrown } from './dice';
import { arc, stride } from './flight';
import { apart, beside, corners, disc, fromRow, hexAt, hexKey, middle, SIX, turned } from './hex';
import { bounds, follow, RANGE } from './lens.svelte';
import { corner, next } from './square';

describe('hexes', () => {
  const all = disc(4);

  it('are as many as a disc has, each once', () => {
    expect(all).toHaveLength(1 + 6 + 12 + 18 + 24);
    expect(new Set(all.map(hexKey)).size).toBe(all.length);
    expect(all.every((h) => apart(h, { q: 0, r: 0 }) <= 4)).toBe(true);
  });

  it('lie one apart from their six neighbours, on paper as in number', () => {
    for (let side = 0; side < 6; side += 1) {
      const [a, b] = [middle({ q: 2, r: -3 }), middle(beside({ q: 2, r: -3 }, side))];
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(1);
      expect(apart({ q: 2, r: -3 }, beside({ q: 2, r: -3 }, side))).toBe(1);
    }
    expect(apart({ q: -2, r: 0 }, { q: 1, r: 2 })).toBe(5);
  });

  it('are found again from any point inside them', () => {
    for (const hex of all)
      for (const { x, y } of [middle(hex), ...corners(middle(hex), 0.98)]) expect(hexAt({ x, y })).toEqual(hex);
  });

  it('turn as a clock goes, and are themselves again after six turns', () => {
    expect(SIX.map((h) => turned(h, 1))).toEqual([...SIX.slice(1), SIX[0]].map(({ q, r }) => ({ q, r })));
    expect(turned({ q: 3, r: -1 }, 6)).toEqual({ q: 3, r: -1 });
    expect(turned({ q: 2, r: 1 }, -1, { q: 1, r: 1 })).toEqual({ q: 2, r: 0 });
    expect(turned(turned({ q: 5, r: -2 }, 2), -2)).toEqual({ q: 5, r: -2 });
  });

  it('stand in rows, every odd one shifted to the right', () => {
    expect(middle(fromRow(2, 0)).x).toBe(2);
    expect(middle(fromRow(2, 1)).x).toBe(2.5);
    expect(middle(fromRow(2, 2)).x).toBe(2);
    expect(middle(fromRow(2, -1)).x).toBe(2.5);
  });
});

describe('squares', () => {
  it('are counted from below where they are a map', () => {
    const map = { columns: 17, rows: 22, size: 120, up: true };
    expect(corner(map, 8)).toEqual({ x: 960, y: 2520 });
    expect([0, 1, 2, 3].map((side) => next(map, 25, side))).toEqual([42, 26, 8, 24]);
    expect([0, 2].map((side) => next({ columns: 3, rows: 3, size: 1 }, 4, side))).toEqual([1, 7]);
  });
});

describe('a lens', () => {
  const few = bounds([{ x: 0, y: 0 }], 100);
  const many = bounds(
    [0, 2000].map((x) => ({ x, y: 0 })),
    100,
  );

  it('shows all where it fits, and no larger than is comfortable', () => {
    expect(follow(few, { x: 40, y: 0 }, 900, 700)).toEqual({ x: 0, y: 0, zoom: RANGE.comfort });
  });
  it('stays readable and follows, but not beyond the edge', () => {
    expect(follow(many, { x: 1000, y: 0 }, 390, 700)).toMatchObject({ x: 1000, zoom: RANGE.readable });
    const half = 390 / RANGE.readable / 2;
    expect(follow(many, { x: 0, y: 0 }, 390, 700).x).toBeCloseTo(-100 + half);
  });
});

describe('flights', () => {
  it('begin and end where they should, and rise between', () => {
    const frames = arc(100, 40).map((f) => String(f['transform']));
    expect(frames[0]).toContain('calc(-50% + 0px), calc(-50% + 0px)');
    expect(frames[1]).toContain('calc(-50% + 50px), calc(-50% + -40px)');
    expect(frames[2]).toContain('calc(-50% + 100px), calc(-50% + 40px)');
  });
  it('end a walk at rest', () => {
    const frames = stride([
      { x: 0, y: 0 },
      { x: 120, y: 0 },
      { x: 120, y: 120 },
    ]);
    expect(frames.map((f) => f['transform'])).toEqual([
      'translate(-120px, -120px)',
      'translate(0px, -120px)',
      'translate(0px, 0px)',
    ]);
  });
});

describe('a pool of dice', () => {
  it('throws those that are not kept', () => {
    const dice = [{ face: 1 }, { face: 6, kept: true }, { face: 2 }];
    expect(thrown([], dice, 1)).toEqual([1, 1, 1]);
    expect(thrown([1, 1, 1], dice, 2)).toEqual([2, 1, 2]);
  });
});

describe('a pace', () => {
  const note = (kind: Note['kind']): Note => ({ kind }) as Note;
  const [a, b] = [1, 2] as unknown as [Note['kind'], Note['kind']];
  const pace = paced({ times: { [a]: 700 }, otherwise: 300, together: [a] });

  it('gives each kind its time, and the first of those told together none', () => {
    expect(pace(note(a))).toBe(700);
    expect(pace(note(a), note(b))).toBe(700);
    expect(pace(note(a), note(a))).toBe(0);
    expect(pace(note(b), note(b))).toBe(300);
  });
});
