import { describe, expect, it } from 'vitest';
import { Phase, NONE, type Box, type Game, type View } from '../../generated/katamari';
import type { Note } from '../../generated/contract';
import { advice, step } from './asks';
import { PieceInHand } from './hand.svelte';
import { gains, hexName, katamari, percent, placeCode } from './model';
import { ABOVE, ASIDE, frame, prisms } from './solid';
import { during } from './playback';

/** A single hex with a die, a pair with a die and a star, and a Blue triangle with two dice, a star and nothing. */
function shape(offsets: [number, number][]): { cell: number[][]; mask: number[]; spot: number[] } {
  const hexes: [number, number][] = [];
  for (let r = -2; r <= 2; r += 1)
    for (let q = Math.max(-2, -2 - r); q <= Math.min(2, 2 - r); q += 1) hexes.push([q, r]);
  const [cell, mask, spot]: [number[][], number[], number[]] = [[], [], []];
  for (let turn = 0; turn < 6; turn += 1)
    hexes.forEach(([q, r]) => {
      const at = offsets.map(([a, b]) => {
        let [x, y] = [a, b];
        for (let i = 0; i < turn; i += 1) [x, y] = [-y, x + y];
        return hexes.findIndex(([u, v]) => u === q + x && v === r + y);
      });
      const fits = at.every((c) => c >= 0);
      if (fits) spot.push(cell.length);
      mask.push(fits ? at.reduce((m, c) => m | (1 << c), 0) : 0);
      cell.push(fits ? at : []);
    });
  return { cell, mask, spot };
}
const shapes = [shape([[0, 0]]), shape([[0, 0], [1, 0]]), shape([[0, 0], [1, 0], [0, 1]])]; // prettier-ignore
const box = {
  seats: 2, crash: 4, cycle: 4, majority: 7, center: 2, rounds: 12,
  size: [1, 2, 3, 1], level: [0, 0, 1, 0], shape: [0, 1, 2, 0], turns: [1, 6, 6, 1], places: [19, 84, 72, 19],
  icons: [[1, 0, 0], [1, 4, 0], [2, 4, 0], [6, 0, 0]],
  cell: shapes.map((s) => s.cell), mask: shapes.map((s) => s.mask), spot: shapes.map((s) => s.spot),
} as unknown as Box; // prettier-ignore

function placed(...pieces: [seat: number, kind: number, spot: number][]): View['placed'] {
  return {
    n: pieces.length,
    seat: pieces.map((p) => p[0]),
    kind: pieces.map((p) => p[1]),
    spot: pieces.map((p) => p[2]),
  };
}

describe('a Katamari', () => {
  it('is drawn as stacks of its own pieces', () => {
    const k = katamari(placed([0, 1, 9], [1, 0, 0], [0, 0, 10]), box, 0);
    expect(k.tops[10].height).toBe(2);
    expect([k.tops[10].icon, k.tops[9].icon]).toEqual([1, 1]);
    expect(k.pieces.map((p) => p.base)).toEqual([0, 1]);
    expect([hexName(9), placeCode(19 + 4)]).toEqual(['C3', 14 + 19 + 4]);
  });

  it('tells what laying a piece changes, and a risk, in words', () => {
    expect(gains([-1, 0, 0, 1, 0, 0, 0, 0]).map((g) => g.words)).toEqual(['−1 Yellow die', '+1 star']);
    expect(gains([0, 0, 0, 0, 2, 0, 0, 0])).toEqual([{ words: '+2 smileys', good: true }]);
    expect([0, 0.001, 0.0697].map((p) => percent(p))).toEqual(['no', 'under 1%', '7 %']);
  });
});

describe('the piece in the hand', () => {
  const everywhere = box.spot[1];
  const make = (): PieceInHand => new PieceInHand({ box: () => box, kind: () => 1, spots: () => everywhere });

  it('is empty as soon as its pile shows nothing', () => {
    let kind = 1;
    const hand = new PieceInHand({ box: () => box, kind: () => kind, spots: () => everywhere });
    hand.take(0);
    hand.hover(9);
    expect(hand.lit.length).toBeGreaterThan(0);
    kind = NONE;
    expect([hand.spots, hand.lit, hand.covers]).toEqual([[], [], []]);
  });
  it('snaps to where it fits, turning if it must', () => {
    const hand = make();
    hand.take(1);
    hand.hover(9);
    expect(hand.covers).toContain(9);
    hand.hover(2);
    expect(hand.spot).not.toBe(NONE);
  });

  it('is let go where a bot that stood in laid it meanwhile', () => {
    let top = 1;
    const hand = new PieceInHand({ box: () => box, kind: () => top, spots: () => everywhere });
    hand.take(1);
    hand.hover(9);
    expect(hand.covers).toContain(9);
    top = NONE;
    expect([hand.lit, hand.spots, hand.covers]).toEqual([[], [], []]);
    hand.rotate(1);
    hand.hover(9);
    expect(hand.covers).toEqual([]);
  });

  it('turns by the wheel, and by a second finger that taps or twists', () => {
    const hand = make();
    hand.take(1);
    hand.rotate(1);
    hand.rotate(-2);
    expect([hand.turn, hand.turns]).toEqual([5, 6]);
    hand.down(1, { x: 0, y: 0 });
    hand.down(2, { x: 100, y: 0 });
    hand.up(2);
    expect(hand.turn).toBe(0);
    hand.down(2, { x: 100, y: 0 });
    hand.move(2, { x: 0, y: 100 });
    expect(hand.turn).toBe(1);
  });
});

describe('the heap', () => {
  it('is drawn from the back, and skips what is buried when seen from above', () => {
    const k = katamari(placed([0, 0, 9], [0, 0, 9], [0, 0, 0]), box, 0);
    expect(prisms(k, ASIDE).map((p) => p.hex)).toEqual([0, 9, 9]);
    expect(prisms(k, ABOVE).map((p) => p.hex)).toEqual([0, 9]);
    expect(frame(k, ASIDE)[3]).toBeGreaterThan(0);
  });
});

describe('playback', () => {
  it('lays, turns up and takes away as it is told', () => {
    const before = {
      placed: { n: 0, seat: [0], kind: [0], spot: [0] },
      shown: [0, 1, 2],
      chosen: NONE,
      power: 0,
      round: 1,
    };
    const notes = [
      { kind: 'bought', numbers: { seat: 0, kind: 1, price: 2, power: 3 } },
      { kind: 'placed', numbers: { seat: 0, kind: 1, spot: 9, stars: 1 } },
      { kind: 'turned_up', numbers: { kind: 1 } },
    ] as unknown as Note<Game>[];
    const told = (n: number): View =>
      during(before as unknown as View, before as unknown as View, notes.slice(0, n), box);
    expect([told(1).chosen, told(1).power]).toEqual([1, 3]);
    expect([told(2).placed.n, told(2).shown[1]]).toEqual([1, NONE]);
    expect(told(3).shown[1]).toBe(1);
    const lost = { kind: 'lost', numbers: { seat: 0, kind: 1, hex: 9 } } as unknown as Note<Game>;
    expect(during(told(3), before as unknown as View, [lost], box).placed.n).toBe(0);
  });

  it('asks in a few words', () => {
    const h = { end: 0, phase: Phase.BUYING, power: 4, mover: 0 } as unknown as View;
    const asked = {
      h,
      names: ['Ann', 'Ben'],
      me: 0,
      verbs: new Set(['stop']),
      shown: { dice: [8, 0, 0], stars: 0, symbols: [], points: 0, crash: 0.031 },
      pile: NONE,
      spot: NONE,
      turns: 6,
      touch: false,
    };
    expect([step(asked), advice(asked)]).toEqual(['4 power:', 'nothing fits; cycle a pile or pass.']);
    expect(advice({ ...asked, pile: 1 })).toContain('Turn it with T');
    expect(advice({ ...asked, pile: 1, touch: true })).toContain('Two fingers turn it');
    expect(advice({ ...asked, pile: 1, turns: 1 })).toBe('Choose where it lies.');
    expect(
      step({ ...asked, shown: { ...asked.shown, dice: [1, 0, 0], crash: 0 }, h: { ...h, phase: Phase.ROLLING } }),
    ).toBe('1 die, no risk of a crash.');
    expect(step({ ...asked, h: { ...h, phase: Phase.ROLLING } })).toBe('8 dice, 3 % risk of a crash.');
    expect(step({ ...asked, h: { ...h, mover: 1 }, verbs: new Set() })).toBe('Ben is rolling things up.');
    expect(step({ ...asked, h: { ...h, end: 1 } })).toBe('The Emperor has arrived.');
  });
});
