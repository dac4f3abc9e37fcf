import { beforeEach, describe, expect, it } from 'vitest';
import { aim, Mover, SNAP, type Way } from './mover.svelte';

let ways: Way[] = [];
let sent: number[][] = [];
let said: string[] = [];
let mover: Mover;
const way = (piece: string, place: string, ...codes: number[]): Way => ({ piece, place, codes });

beforeEach(() => {
  ways = [way('ship', 'north', 1), way('ship', 'south', 2), way('scout', 'north', 3)];
  sent = [];
  said = [];
  mover = new Mover({ ways: () => ways, play: (codes) => sent.push(codes), turns: 6 }, (s) => said.push(s));
  mover.names.set('ship', 'The ship').set('north', 'the north pole');
});

describe('a piece', () => {
  it('is taken up, lights its places, and is put on one of them', () => {
    expect(mover.lit('north')).toBe(false);
    expect(mover.take('ship')).toBe(true);
    expect(mover.litPlaces).toEqual(['north', 'south']);
    expect(mover.put('north')).toBe(true);
    expect(sent).toEqual([[1]]);
    expect(mover.held).toBe('');
    expect(said).toEqual(['The ship is in your hand and may go to 2 places.', 'The ship: the north pole.']);
  });

  it('that may not move is not taken up', () => {
    expect(mover.take('wreck')).toBe(false);
    expect(mover.tap('wreck')).toBe(false);
    expect(mover.held).toBe('');
  });

  it('is put back without a word to the server', () => {
    mover.take('ship');
    mover.back();
    expect([mover.held, sent, said.at(-1)]).toEqual(['', [], 'The ship is back where it was.']);
    mover.tap('ship');
    mover.tap('ship');
    expect([mover.held, sent]).toEqual(['', []]);
  });

  it('gives way to another that is tapped', () => {
    mover.tap('ship');
    ways = [...ways, way('scout', 'south', 4)];
    mover.tap('scout');
    expect(mover.held).toBe('scout');
    mover.put('south');
    expect(sent).toEqual([[4]]);
  });

  it('with one place to go goes there at once, but by finger only at the second tap', () => {
    mover.tap('scout');
    expect(sent).toEqual([[3]]);
    mover.tap('scout', true);
    expect([mover.held, sent.length]).toEqual(['scout', 1]);
    mover.tap('scout', true);
    expect([mover.held, sent]).toEqual(['', [[3], [3]]]);
  });

  it('that is the only one to move is as good as held', () => {
    ways = ways.filter((w) => w.piece === 'ship');
    expect(mover.litPlaces).toEqual(['north', 'south']);
    expect(mover.put('south')).toBe(true);
    expect(sent).toEqual([[2]]);
  });

  it('that must be taken up does not come at a tap on its place', () => {
    const played: number[][] = [];
    const mover = new Mover(
      { ways: () => [{ ...way('offered', 'clash', 7), taken: true }], play: (codes) => played.push(codes) },
      () => {},
    );
    expect([mover.lit('clash'), mover.leads('clash'), mover.put('clash')]).toEqual([false, [], false]);
    expect(played).toEqual([]);
    mover.take('offered');
    expect(mover.lit('clash')).toBe(true);
    mover.put('clash');
    expect(played).toEqual([[7]]);
  });

  it('put where it may not go stays in the hand, or asks why not', () => {
    mover.take('ship');
    expect(mover.put('east')).toBe(false);
    expect(mover.held).toBe('ship');
    const asking = new Mover({ ways: () => ways, play: (c) => sent.push(c), otherwise: () => [99] }, () => {});
    asking.take('ship');
    expect(asking.put('east')).toBe(true);
    expect([asking.held, sent]).toEqual(['', [[99]]]);
  });

  it('is turned only in the hand, and begins anew each time', () => {
    mover.rotate();
    expect(mover.turn).toBe(0);
    mover.take('ship');
    mover.rotate(-1);
    expect(mover.turn).toBe(5);
    mover.rotate(2);
    expect(mover.turn).toBe(1);
    mover.back();
    mover.take('ship');
    expect(mover.turn).toBe(0);
  });
});

describe('a gesture of several steps', () => {
  beforeEach(() => (ways = ways.map((w) => ({ ...w, open: true }))));

  it('is handed over as one list when it is finished', () => {
    mover.take('ship');
    mover.put('south');
    mover.take('scout');
    mover.put('north');
    expect(sent).toEqual([]);
    mover.finish();
    expect([sent, mover.laid]).toEqual([[[2, 3]], []]);
  });

  it('is finished by a step that closes it', () => {
    mover.take('ship');
    mover.put('south');
    ways = [way('scout', 'north', 3)];
    mover.tap('scout');
    expect(sent).toEqual([[2, 3]]);
  });

  it('is put back step by step', () => {
    mover.take('ship');
    mover.put('south');
    mover.take('scout');
    mover.back();
    expect(mover.laid).toHaveLength(1);
    mover.back();
    expect(mover.laid).toHaveLength(0);
    mover.finish();
    expect(sent).toEqual([]);
  });

  it('is forgotten when the table changes', () => {
    mover.take('ship');
    mover.put('south');
    mover.take('scout');
    mover.clear();
    expect([mover.held, mover.laid, sent]).toEqual(['', [], []]);
  });
});

describe('aiming', () => {
  const box = (x: number, y: number, size = 50): { x: number; y: number; width: number; height: number } => ({
    x,
    y,
    width: size,
    height: size,
  });
  it('finds the place under the hand, the nearest middle where several overlap', () => {
    expect(
      aim(10, 10, [
        ['a', box(0, 0)],
        ['b', box(100, 0)],
      ]),
    ).toBe('a');
    expect(
      aim(45, 20, [
        ['a', box(0, 0)],
        ['b', box(30, 0)],
      ]),
    ).toBe('b');
  });
  it('is forgiving, but not beyond reason', () => {
    expect(aim(50 + SNAP - 1, 20, [['a', box(0, 0)]])).toBe('a');
    expect(aim(50 + SNAP + 1, 20, [['a', box(0, 0)]])).toBe('');
    expect(
      aim(52, 4, [
        ['a', box(0, 0)],
        ['b', box(53, 0, 8)],
      ]),
    ).toBe('b');
  });
});
