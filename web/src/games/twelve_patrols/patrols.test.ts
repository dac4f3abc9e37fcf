import { describe, expect, it } from 'vitest';
import { Phase, code, NONE, type Game, type Notes } from '../../generated/twelve_patrols';
import type { Move, Note } from '../../generated/contract';
import {
  askWords,
  doomed,
  filling,
  has,
  kindName,
  looks,
  looksOut,
  promises,
  sight,
  soldiers,
  type Kingdom,
  type Printed,
} from './kingdom';
import { during, pace } from './telling';
import { otherwise, ways } from './ways';

const side = (text: string): [number, number] =>
  (text ? ['', 'C', 'I', 'S'].indexOf(text[0]) : 0) === 0
    ? [0, 0]
    : [['', 'C', 'I', 'S'].indexOf(text[0]), Number(text.slice(1))];
const CARDS = [
  ['S3', 'I3', 'C2', ''],
  ['', 'C2', 'S7', 'I1'],
  ['I3', 'C3', '', 'S7'],
];
const box = {
  cards: 3,
  frame: 0,
  asks: CARDS.map((card) => card.map((s) => side(s)[0])),
  number: CARDS.map((card) => card.map((s) => side(s)[1])),
  between: [0, 1].map(() => CARDS.map(() => CARDS.map(() => 0))),
  texts: { cards: ['Wild Plains', 'Green Valley', 'Ruins'] },
} as unknown as Printed;
const kinds = (...all: number[]): number => all.reduce((sum, kind) => sum + 4 ** kind, 0);

function kingdom(at: Record<number, number>, more: Partial<Kingdom> = {}): Kingdom {
  return {
    end: 0,
    at: Array.from({ length: 25 }, (_, cell) => at[cell] ?? NONE),
    shown: [NONE, NONE, NONE],
    deck: { n: 0, card: [] },
    patrol: Array<number>(40).fill(0),
    barracks: 0,
    laid: Object.keys(at).length,
    manned: [],
    phase: Phase.BUILDING,
    line: NONE,
    later: NONE,
    gap: NONE,
    open: 0,
    ready: [],
    choices: [],
    ask: [],
    die: [],
    ...more,
  };
}
const row = (more: Partial<Kingdom> = {}): Kingdom =>
  kingdom({ 12: 0, 13: 1, 14: 2 }, { phase: Phase.MANNING, line: 2, ...more });

describe('soldiers', () => {
  it('are counted kind by kind, beyond 32 bits', () => {
    expect(soldiers(kinds(0, 0, 20, 20, 20))).toEqual([0, 0, 20, 20, 20]);
    expect([kindName(0), kindName(13)]).toEqual(['dark footman', 'medium knight 6']);
    expect([has(1, kinds(0, 7)), has(2, kinds(0, 7)), has(3, kinds(3, 7))]).toEqual([2, 2, 3]);
  });
});

describe('a line', () => {
  it('shows what its four sides see', () => {
    const v = row();
    v.patrol[10] = kinds(3);
    v.patrol[11] = kinds(4, 7);
    expect(looks(v, box, 2).map((s) => [askWords(s), s.there, s.met])).toEqual([
      ['items 3', 3, true],
      ['items 1', 1, true],
      ['2 colours', 2, true],
      ['sum 7', 7, true],
    ]);
    expect(filling(v)).toEqual([10, 11]);
    expect(filling({ ...v, manned: [10] })).toEqual([11]);
  });
  it('is said to be lost when no card completes it', () => {
    const v = kingdom({ 12: 0, 13: 1 });
    expect(doomed(v, box)).toEqual([2]);
    const kind = structuredClone(box);
    kind.between[0][0][2] = 1 << 1;
    expect(doomed(v, kind)).toEqual([]);
    expect(promises(v, kind, 14, 2)).toEqual([{ line: 2, text: 'complete', bad: false }]);
    expect(promises(v, box, 14, 2)[0].bad).toBe(true);
  });
});

describe('the table', () => {
  it('shows where cards may come to lie, and only the kingdom while it is manned', () => {
    expect(sight(kingdom({}), box)).toEqual({ top: 1, left: 1, rows: 3, columns: 3 });
    expect(sight(kingdom({ 12: 0, 13: 1 }), box)).toEqual({ top: 0, left: 1, rows: 5, columns: 4 });
    expect(sight(row(), box)).toEqual({ top: 2, left: 2, rows: 1, columns: 3 });
  });
  it('greys sides that look out', () => {
    expect([1, 3].map((s) => looksOut(row(), 14, s))).toEqual([true, false]);
    expect(looksOut(kingdom({ 12: 0, 13: 1 }), 13, 1)).toBe(false);
  });
});

describe('a hand', () => {
  const move = (m: Partial<Move<Game>>): Move<Game> => ({ label: '', clauses: [], ...m }) as Move<Game>;
  it('lays cards, sends soldiers, and mans early in one movement', () => {
    const v = row({ barracks: kinds(3, 7) });
    const put = code.put({ half: 1, kind: 3 });
    expect(ways(v, [move({ verb: 'put', code: put, arguments: { half: 1, kind: 3 } })], [3, 7])).toEqual([
      { piece: 'kind/3', place: 'gap/11', codes: [put] },
    ]);
    const open = code.open({ gap: 10 });
    const early = ways(v, [move({ verb: 'open', code: open, arguments: { gap: 10 } })], [3, 7]);
    expect(early.map((w) => w.codes)).toEqual([3, 7].map((kind) => [open, code.put({ half: 0, kind })]));
    expect(otherwise(v, 'kind/3', 'gap/11')).toEqual([put]);
    expect(otherwise(kingdom({}), 'card/1', 'cell/3')).toEqual([code.place({ slot: 1, cell: 3 })]);
  });
});

describe('telling', () => {
  const note = <K extends keyof Notes>(kind: K, numbers: Notes[K]): Note<Game> =>
    ({ n: 0, move: 1, text: '', clause: '', kind, numbers }) as Note<Game>;
  it('moves cards and soldiers as they are spoken of', () => {
    const before = kingdom({}, { shown: [0, 1, 2], barracks: kinds(3) });
    const v = during(before, before, [note('laid', { card: 1, cell: 12 }), note('sent', { kind: 3, gap: 10 })]);
    expect([v.at[12], v.shown, v.barracks, v.patrol[10]]).toEqual([1, [0, NONE, 2], 0, kinds(3)]);
    expect(pace(note('rolled', { colour: 0, face: 1 }), note('rolled', { colour: 0, face: 2 }))).toBe(0);
  });
});
