import { describe, expect, it } from 'vitest';
import type { LabFigure, LabProgress } from '../generated/contract';
import { copied, inside, merged, put } from './form';
import { fragment, read, type LinkedStudy } from './link';
import { groups, read as readChanges, wrong, written } from './numbers';
import { change, csv, curve, headlines, range } from './study';

const at = { words: [], shape: [], optional: false, by: '' };
const SHEET = {
  said: { sheet: { coins: 5 }, up: [2, 3], card: [{ name: 'Boss', strength: 9 }, { strength: 1 }] },
  fields: [
    { ...at, at: ['up'], kind: 'number' as const, low: 0, high: 9, shape: [[2, 2] as [number, number]] },
    { ...at, at: ['sheet'], kind: 'table' as const, low: 0, high: 0 },
    { ...at, at: ['sheet', 'coins'], kind: 'number' as const, low: 0, high: 100 },
    { ...at, at: ['card', 0, 'name'], kind: 'text' as const, low: 1, high: 24 },
    { ...at, at: ['card', 0, 'strength'], kind: 'number' as const, low: 0, high: 20 },
    { ...at, at: ['card', 1, 'strength'], kind: 'number' as const, low: 0, high: 20 },
    { ...at, at: ['card', 1, 'coins'], kind: 'number' as const, low: 0, high: 20, optional: true },
  ],
};

describe('the numbers of a box', () => {
  it('are fields in groups, lists number by number, cards by their names', () => {
    const found = groups(SHEET);
    expect(found.map((g) => [g.name, g.fields.map((f) => [f.key, f.label, f.value])])).toEqual([
      [
        'numbers',
        [
          ['up.0', 'up, 1', 2],
          ['up.1', 'up, 2', 3],
        ],
      ],
      ['sheet', [['sheet.coins', 'coins', 5]]],
      [
        'card',
        [
          ['card.0.strength', 'Boss, strength', 9],
          ['card.1.strength', '2, strength', 1],
        ],
      ],
    ]);
  });

  it('are whole and in their range, or one sentence says so', () => {
    const [coins] = groups(SHEET)[1].fields;
    expect([0, 100].map((n) => wrong(coins, n))).toEqual(['', '']);
    for (const n of [-1, 101, 1.5, Number.NaN, null])
      expect(wrong(coins, n)).toBe('Make it a whole number from 0 to 100.');
  });

  it('are told to the server where they differ, and come back from a link', () => {
    const changes = written(groups(SHEET), { 'sheet.coins': 5, 'up.1': 7, 'no.such': 1 });
    expect(changes).toEqual(['up.1=7', 'no.such=1']);
    expect(readChanges([...changes, 'name=Boss'])).toEqual({ 'up.1': 7, 'no.such': 1 });
  });
});

describe('a link', () => {
  it('holds the whole study, and gives it back', async () => {
    const wish: LinkedStudy = {
      game: 'klotho',
      seats: 3,
      players: 'random,3,heuristic',
      games: 500,
      seed: 4,
      by: ['card', 'lead'],
      settings: [
        { options: { box: 'markets', cards: 40 }, changes: [], box: null, game: null, players: null },
        {
          options: {},
          changes: ['card.0.strength=3', 'up.1=2'],
          box: 'name = "é & ="\n'.repeat(40),
          game: 'klotho_v2',
          players: '4',
        },
      ],
    };
    const text = await fragment(wish);
    expect(text.length).toBeLessThan(400);
    expect(await read(text)).toEqual(wish);
  });

  it('that makes no sense is as good as none', async () => {
    const found = await read('games=many&a.box=***&seats=-3&compare=1&by=nothing');
    expect(found).toMatchObject({ game: '', seats: null, games: 2000, seed: 0, by: [] });
    expect(found.settings).toEqual(
      [0, 1].map(() => ({ options: {}, changes: [], box: null, game: null, players: null })),
    );
  });
});

describe('a study', () => {
  const figure = (name: string, value: number | null): LabFigure => ({
    name,
    about: `about "${name}"`,
    by: '',
    share: true,
    value,
    low: value === null ? null : value - 0.1,
    high: value === null ? null : value + 0.1,
  });
  const line = (games: number, value: number | null): LabProgress => ({
    status: 'playing',
    games,
    of: 100,
    seconds: 1,
    ready: 0,
    figures: games ? [[figure('win.order.1', value), figure('moves', 0.5)]] : [],
    differences: [],
    sentences: [],
    error: '',
  });
  const lines = [line(0, null), line(10, 0.9), line(50, null), line(100, 0.5), line(100, 0.5)];

  it('is drawn part by part, each number of games once, and what is unknown left out', () => {
    expect(curve(lines, 0, 'win.order.1').map((p) => [p.games, p.value])).toEqual([
      [10, 0.9],
      [100, 0.5],
    ]);
    expect(curve(lines, 1, 'win.order.1')).toEqual([]);
  });

  it('has charts that show where it settles and what would be fair', () => {
    const [low, high] = range([curve(lines, 0, 'win.order.1')], 0.5);
    expect(low).toBeCloseTo(0.37);
    expect(high).toBeCloseTo(0.63);
    expect(range([[]], null)).toEqual([0, 1]);
    expect(headlines(lines[1].figures[0]).map((f) => f.name)).toEqual(['win.order.1', 'moves']);
  });

  it('is written down as CSV', () => {
    const d = { ...figure('moves', 0.25), decided: true };
    const text = csv({ ...lines[3], differences: [d] });
    expect(text.split('\r\n')).toEqual([
      '"measure","about","setting","value","low","high"',
      '"win.order.1","about ""win.order.1""","A",0.5,0.4,0.6',
      '"moves","about ""moves""","A",0.5,0.4,0.6',
      '"moves","about ""moves""","B - A",0.25,0.15,0.35',
      '',
    ]);
    expect(change(d, -0.0123)).toBe('−1.23 percentage points');
  });
});

describe('a box as a form', () => {
  const said = {
    sheet: { coins: 5 },
    card: [
      { name: 'Boss', strength: 9 },
      { name: 'Imp', strength: 1 },
    ],
  };

  it('has the fields of a table, and those of a new card are like those of the others', () => {
    const keys = (place: (string | number)[]): unknown[] => inside(SHEET.fields, place).map((f) => f.at.at(-1));
    expect(keys([])).toEqual(['up', 'sheet']);
    expect(keys(['sheet'])).toEqual(['coins']);
    expect(keys(['card', 1])).toEqual(['strength', 'coins']);
    expect(inside(SHEET.fields, ['card', 7]).map((f) => f.at)).toEqual([
      ['card', 7, 'name'],
      ['card', 7, 'strength'],
      ['card', 7, 'coins'],
    ]);
  });

  it('is changed at one place, and is itself left as it was', () => {
    expect(put(said, ['card', 1, 'strength'], 3)).toEqual({
      ...said,
      card: [said.card[0], { name: 'Imp', strength: 3 }],
    });
    expect(put(said, ['card', 0], undefined)).toEqual({ ...said, card: [said.card[1]] });
    expect(put(said, ['sheet', 'coins'], undefined)).toEqual({ ...said, sheet: {} });
    expect(put(said, ['new', 'key'], true)).toMatchObject({ new: { key: true } });
    expect(said.card[1].strength).toBe(1);
  });

  it('has cards that can be copied, under a name of their own', () => {
    const once = copied(said.card, 0, 'name');
    expect(once.map((c) => c['name'])).toEqual(['Boss', 'Boss 2', 'Imp']);
    expect(copied(said.card, 1, '').map((c) => c['name'])).toEqual(['Boss', 'Imp', 'Imp']);
  });

  it('keeps the fields it knew while the box is wrong, since it is read only up to the mistake', () => {
    const part = [{ ...SHEET.fields[2], high: 7 }];
    expect(merged(SHEET.fields, part, true)).toEqual(part);
    const both = merged(SHEET.fields, part, false);
    expect(both).toHaveLength(SHEET.fields.length);
    expect(both[2].high).toBe(7);
  });
});
