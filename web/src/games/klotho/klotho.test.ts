import { describe, expect, it } from 'vitest';
import {
  MINES,
  Thing,
  DieKind,
  Tool,
  code,
  Card,
  NONE,
  type Game,
  type Notes,
  type Reading,
} from '../../generated/klotho';
import type { Move, Note } from '../../generated/contract';
import { codes, corner, crossings, edge, gridOf, layOut, openCells, outlines, SIDE, type Layout } from './claim';
import { cardName, percent, wanted } from './colony';
import { box, colony, mine, pieces, shapes } from './testing';
import { fit } from './looks';
import { counting, during, pace, throwsOf } from './playback';
import { tech, tool, ways } from './ways';

const laid = (rows: string): Layout =>
  new Map(
    rows
      .split(' / ')
      .flatMap((row, r) =>
        row.split(' ').flatMap((n, c): [number, number][] => (n === '--' ? [] : [[r * SIDE + c, mine(Number(n))]])),
      ),
  );

describe('the tray', () => {
  it('is filled by its dice', () => {
    expect(fit(5, 400, 315)).toEqual({ size: 97, columns: 3 });
    expect(fit(5, 960, 510)).toEqual({ size: 150, columns: 3 });
    for (const dice of [5, 6, 7, 8, 9, 10])
      for (const [wide, high] of [
        [400, 315],
        [300, 240],
        [960, 510],
      ]) {
        const { size, columns } = fit(dice, wide, high);
        const rows = Math.ceil(dice / columns);
        expect(size * (columns * 1.278 + 0.3)).toBeLessThan(wide + 9);
        expect(size * (rows * 1.3125 + 0.5)).toBeLessThan(high + 9);
      }
  });
});

describe('the bench', () => {
  it('shows where boundaries match and where they clash', () => {
    const met = (rows: string): boolean[] => {
      const layout = laid(rows);
      return crossings(pieces(...layout.values()), layout).map((c) => c.match);
    };
    expect(met('50 14 / 11')).toEqual([true, true]);
    expect(met('50 01 / 11 52')).toContain(false);
    expect(met('-- -- -- 50 / 11')).toEqual([]);
  });
  it('is read with its cards at the top left', () => {
    const grid = gridOf(laid('50 14 / 11 52'));
    expect(grid.filter((piece) => piece !== NONE)).toEqual([50, 14, 11, 52].map(mine));
    const lower = laid('-- -- -- / -- 50 14 / -- 11 52');
    expect([gridOf(lower), corner(lower), corner(new Map())]).toEqual([grid, 5, 0]);
  });
  it('grows beside what lies, no farther than a claim reaches', () => {
    const open = (rows: string): number[] => openCells(outlines(shapes), laid(rows));
    expect(openCells(outlines(shapes), new Map())).toHaveLength(16);
    expect(open('50 14')).toEqual([2, 4, 5]);
    expect(open('01 02 03 04 / 05')).toEqual([5, 6, 7]);
    expect(open('01 02 03 / 04')).toEqual([3, 5, 6, 8]);
    expect(openCells([], new Map())).toEqual([]);
  });
  it('has a suggested claim laid out in its middle, and stakes it in the order of its path', () => {
    const claim = { shape: 0, pieces: [50, 14, 52, 11].map(mine) };
    expect([...layOut(shapes, claim)]).toEqual([5, 6, 10, 9].map((cell, i) => [cell, claim.pieces[i]]));
    expect(codes({ ...claim } as Reading)).toEqual([
      code.stake({ shape: 0 }),
      ...claim.pieces.map((piece) => code.lay({ piece })),
    ]);
  });
  it('may be turned by half, or by quarters', () => {
    const half = { ...box, turns: 2 };
    expect(edge(half, mine(1) + MINES, 0)).toBe(edge(half, mine(1), 2));
    const free = { ...box, turns: 4 };
    expect([1, 2, 3].map((turn) => edge(free, mine(1) + turn * MINES, 0))).toEqual(
      [3, 2, 1].map((arm) => edge(free, mine(1), arm)),
    );
  });
});

describe('playback', () => {
  const note = <K extends keyof Notes>(kind: K, numbers: Notes[K]): Note<Game> =>
    ({ n: 0, move: 1, text: '', clause: '', kind, numbers }) as Note<Game>;
  it('moves cards, coins and dice one by one', () => {
    const h = colony([2, 2, 3, 4, 5]);
    const after = structuredClone(h);
    after.spent = 3;
    after.die.fill(0, 2);
    const seen = during(h, after, [
      note('claimed', { seat: 0, card: 0, dice: 2 }),
      note('bought', { seat: 0, tool: 10, coins: 2 }),
      note('raided', { seat: 1, victim: 0, thing: Thing.TOOL + 10 }),
      note('sold', { seat: 0, dice: 3 }),
      note('moved', { mineral: 2, way: 1, price: 9 }),
    ]);
    expect([seen.row[0], seen.seats[0].mines, seen.seats[0].coins]).toEqual([NONE, [0], 6]);
    expect([seen.seats[0].tools[10], seen.seats[1].tools[10], seen.shelf[1]]).toEqual([0, 1, NONE]);
    expect([seen.die.slice(0, 5), seen.market[2]]).toEqual([[2, 2, 0, 0, 0], 9]);
    expect(h.row[0]).toBe(0);
  });
  it('takes the cards of a claim and its Bribes', () => {
    const h = colony();
    h.seats[0].mines = [0, 1, 2, 3, 4];
    h.seats[0].tools[Tool.BRIBE] = 1;
    const after = structuredClone(h);
    after.seats[0].mines = [4];
    const seen = during(h, after, [note('staked', { seat: 0, shape: 0, organics: 3, metal: 1, rads: 0, bribes: 1 })]);
    expect([seen.seats[0].mines, seen.seats[0].minerals, seen.seats[0].tools[Tool.BRIBE]]).toEqual([[4], [3, 1, 0], 0]);
  });
  it('counts a round seat by seat, and nothing else as one', () => {
    const h = colony();
    const notes = [
      note('score_card', { round: 0 }),
      note('scored', { seat: 0, round: 0, minerals: 12, artifacts: 3, monsters: 5 }),
    ];
    const after = structuredClone(h);
    after.seats[0].points[0] = 20;
    const count = counting(h, after, notes)!;
    expect([count.round, count.rows.map((r) => [r.minerals, r.points])]).toEqual([0, [[12, 20]]]);
    expect(during(h, after, notes).seats[0].points[0]).toBe(20);
    expect(counting(h, h, [...notes, note('revealed', { card: 9, place: 0, why: 1 })])).toBeNull();
    expect(counting(h, h, [])).toBeNull();
  });
  it('lets dice tumble together, those that were thrown', () => {
    const die = (i: number): Note<Game> => note('die', { die: i, kind: DieKind.RED, number: 1 });
    expect(throwsOf([die(0), die(3), die(3)]).slice(0, 4)).toEqual([1, 0, 0, 2]);
    expect([pace(die(0), die(1)), pace(die(1))]).toEqual([0, 1000]);
  });
});

describe('words and ways', () => {
  it('say what a card asks for, and how likely it is', () => {
    expect([wanted(box, mine(7)), wanted(box, Card.MONSTER), wanted(box, Card.TECH + 6)]).toEqual([
      'a pair, 4s or higher',
      'a total of 14',
      'the dice 1-2',
    ]);
    expect(cardName(box, mine(7))).toBe('mine 07');
    expect([percent(1), percent(0), percent(0.5), percent(0.999), percent(0.001)]).toEqual([
      'sure',
      '0%',
      '50%',
      '>99%',
      '<1%',
    ]);
  });
  it('lead tools to dice, raids to players, and a copy from die to die', () => {
    const move = (verb: string, a: Record<string, number>, n: number): Move<Game> =>
      ({ code: n, label: '', clauses: [], verb, arguments: a }) as unknown as Move<Game>;
    const moves = [
      move('augment', { augment: 1, die: 3 }, 5),
      move('raid', { seat: 1 }, 6),
      move('copy', { die: 2, model: 4 }, 7),
    ];
    const found = ways(moves, []);
    expect(found.map((w) => [w.piece, w.place])).toEqual([
      [tool(8), 'die 3'],
      [tool(12), 'seat 1'],
      [tech(3), 'die 4'],
      ['nothing', 'nowhere'],
    ]);
    expect(ways(moves, [found[2]])).toEqual([{ piece: 'copy', place: 'die 2', codes: [7] }]);
  });
});
