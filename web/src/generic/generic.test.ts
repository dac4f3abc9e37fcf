import { describe, expect, it } from 'vitest';
import type { Field, GameDetail, Move, Table } from '../generated/contract';
import type { Position } from '../playback/position';
import { found, inSight, members, numbers, pileCards, reach, sees, without } from './fields';
import { among, placeless, sensing } from './sense';

const number = (name: string, sight: string, ...shape: number[]): Field => ({ name, kind: 'int8', shape, sight });
const pile = (name: string, sight: string, ...shape: number[]): Field => ({
  name,
  kind: 'pile',
  shape,
  sight,
  fields: [number('n', 'public'), number('card', sight, 3)],
});
const ann = { you: 0, open: false };

describe('what is hidden', () => {
  it('is what others own, what nobody sees, and cards one does not know', () => {
    expect(sees(ann, 'owned', 0)).toBe(true);
    expect(sees(ann, 'owned', 1)).toBe(false);
    expect(sees({ you: -1, open: false }, 'owned', 0)).toBe(false);
    expect(sees(ann, 'secret', 0)).toBe(false);
    expect(sees(ann, 'seen', -1, 0b01)).toBe(true);
    expect(sees({ you: -1, open: false }, 'seen', -1, 0b11)).toBe(false);
    expect(sees({ you: -1, open: false }, 'seen', -1, 0x80)).toBe(true);
    expect(sees({ you: -1, open: true }, 'secret', -1)).toBe(true);
  });

  it('is hidden number by number', () => {
    expect(numbers(ann, number('choice', 'owned', 3), [5, 0, 0], -1)).toEqual([5, null, null]);
    expect(numbers(ann, number('card', 'seen', 2), [7, -1], 4, { known: [1, 2] })).toEqual([7, null]);
  });

  it('is all of a set or nothing of it', () => {
    const set: Field = { ...number('kept', 'owned'), kind: 'set' };
    expect(members(ann, set, [0, 53, 63], 0)).toEqual([0, 53, 63]);
    expect(members(ann, set, [], 1)).toEqual([null]);
  });

  it('is counted in a pile, but not told', () => {
    expect(pileCards(ann, pile('hand', 'owned'), { n: 2, card: [4, 9, 0] }, 0)).toEqual([4, 9]);
    expect(pileCards(ann, pile('hand', 'owned'), { n: 2, card: [-1, -1, 0] }, 1)).toEqual([null, null]);
  });
});

describe('moves', () => {
  const move = (code: number): Move => ({ code, label: '', clauses: [], verb: 'do', arguments: {} });
  const fields: Field[] = [
    { name: 'seats', kind: 'record', shape: [2], sight: 'secret', fields: [pile('hand', 'owned')] },
    number('turned', 'public'),
  ];
  const view = {
    seats: [{ hand: { n: 2, card: [0, 2, 0] } }, { hand: { n: 1, card: [-1, 0, 0] } }],
    turned: 3,
  };
  const deck = { fields: ['seats.hand', 'turned'], moves: [[10], [11], [12], [13, 14]] };
  const game = { fields, decks: [deck], grids: [{ moves: [[1, 2], [2]] }] } as unknown as GameDetail;
  const all = [1, 2, 10, 11, 12, 13, 14, 20].map(move);

  it('belong to a card only where it can be seen', () => {
    expect([...inSight(ann, deck, fields, view)]).toEqual([0, 2, 3]);
    expect([...inSight({ you: 1, open: false }, deck, fields, view)]).toEqual([3]);
  });

  it('belong to cards of a set, one by one', () => {
    const set: Field = { ...number('kept', 'owned', 2), kind: 'set' };
    const kept = { ...deck, fields: ['kept', 'open'] };
    const open: Field = { ...number('open', 'public'), kind: 'set' };
    expect([...inSight(ann, kept, [set, open], { kept: [[1, 3], [0]], open: [2] })]).toEqual([1, 3, 2]);
  });

  it('that nothing on the table stands for are offered in words', () => {
    expect(placeless(game, { view, grids: [] } as unknown as Position, all, ann).map((m) => m.code)).toEqual([11, 20]);
    expect(placeless(game, { view } as unknown as Position, all, ann).map((m) => m.code)).toEqual([1, 2, 11, 20]);
  });

  it('are those allowed', () => {
    expect(among(all, [2, 3]).map((m) => m.code)).toEqual([2]);
    expect(among(all, undefined)).toEqual([]);
  });
});

describe('a layout', () => {
  const seats: Field = {
    name: 'seats',
    kind: 'record',
    shape: [2],
    sight: 'secret',
    fields: [pile('hand', 'owned'), number('tricks', 'public')],
  };
  const fields = [seats, number('turned', 'public')];

  it('finds a field by its path, and its value', () => {
    expect(found(fields, 'seats.hand')).toEqual({ field: pile('hand', 'owned'), steps: ['seats', 'hand'] });
    expect(found(fields, 'seats.none')).toBe(undefined);
    expect(reach({ hand: { n: 1, card: [4] } }, ['hand', 'n'])).toBe(1);
    expect(reach(7, [])).toBe(7);
  });

  it('leaves for the rest what has no place', () => {
    const elsewhere = ['seats.hand', 'turned'];
    expect(fields.map((f) => without(f, f.name, elsewhere))).toEqual([
      { ...seats, fields: [number('tricks', 'public')] },
      undefined,
    ]);
    expect(without(seats, 'seats', ['seats.hand', 'seats.tricks'])).toBe(undefined);
  });
});

describe('a field', () => {
  it('is called as its help says, or by its own name', () => {
    const game = { decks: [], help: { die: { name: 'Dice', text: '', clauses: [] } } } as unknown as GameDetail;
    const { called } = sensing({} as Table, game, ann, [], () => {});
    expect(called('seats.die')).toBe('Dice');
    expect(called('first_player')).toBe('first player');
    expect(called('seats.n')).toBe('count');
  });
});
