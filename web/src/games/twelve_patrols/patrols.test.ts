import { describe, expect, it } from 'vitest';
import { Phase, code, NONE, type Game, type Notes } from '../../generated/twelve_patrols';
import type { Move, Note } from '../../generated/contract';
import { askWords, kindName, placementWords, soldiers, type Kingdom } from './kingdom';
import { during, pace } from './playback';
import { otherwise, ways } from './ways';

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
  });
});

describe('words', () => {
  it('say what a side asks for, and what a card would make of a line', () => {
    const asks = [0, 1, 2, 3].map((kind) => askWords({ kind, number: 2 }));
    expect(asks).toEqual(['nothing', '2 colours', 'items 2', 'sum 2']);
    const line = { slot: 0, cell: 14, line: 2 };
    const words = (complete: boolean, cards: number, possible: boolean): string =>
      placementWords({ ...line, complete, cards, possible });
    expect([words(true, 0, true), words(true, 0, false)]).toEqual(['complete', 'contradicts itself']);
    expect([words(false, 3, true), words(false, 0, false)]).toEqual(['3 could complete it', 'nothing completes it']);
  });
});

describe('a hand', () => {
  const move = (m: Partial<Move<Game>>): Move<Game> => ({ label: '', clauses: [], ...m }) as Move<Game>;
  it('lays cards, sends soldiers, and mans early in one movement', () => {
    const v = row({ barracks: kinds(3, 7) });
    const put = code.put({ half: 1, kind: 3 });
    expect(ways(v, [10, 11], [move({ verb: 'put', code: put, arguments: { half: 1, kind: 3 } })], [3, 7])).toEqual([
      { piece: 'kind/3', place: 'gap/11', codes: [put] },
    ]);
    const open = code.open({ gap: 10 });
    const early = ways(v, [], [move({ verb: 'open', code: open, arguments: { gap: 10 } })], [3, 7]);
    expect(early.map((w) => w.codes)).toEqual([3, 7].map((kind) => [open, code.put({ half: 0, kind })]));
    expect(otherwise(v, [10, 11], 'kind/3', 'gap/11')).toEqual([put]);
    expect(otherwise(kingdom({}), [], 'card/1', 'cell/3')).toEqual([code.place({ slot: 1, cell: 3 })]);
  });
});

describe('playback', () => {
  const note = <K extends keyof Notes>(kind: K, numbers: Notes[K]): Note<Game> =>
    ({ n: 0, move: 1, text: '', clause: '', kind, numbers }) as Note<Game>;
  it('moves cards and soldiers as they are spoken of', () => {
    const before = kingdom({}, { shown: [0, 1, 2], barracks: kinds(3) });
    const v = during(before, before, [note('laid', { card: 1, cell: 12 }), note('sent', { kind: 3, gap: 10 })]);
    expect([v.at[12], v.shown, v.barracks, v.patrol[10]]).toEqual([1, [0, NONE, 2], 0, kinds(3)]);
    expect(pace(note('rolled', { colour: 0, face: 1 }), note('rolled', { colour: 0, face: 2 }))).toBe(0);
  });
});
