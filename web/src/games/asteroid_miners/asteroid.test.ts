import { describe, expect, it } from 'vitest';
import { Ability, SCALE, Version, type Box, type Game, type View } from '../../generated/asteroid_miners';
import type { Move } from '../../generated/contract';
import { canonical, drillOf, needed, phaseAt, placing } from './belt';
import { controlChance, serving, smeltChance, tenderChance } from './odds';
import { during } from './telling';
import { alterations, changed, changes, moveFor } from './ways';

const miner = () => ({ funding: 3, drill: 1, equipment: 1, done: [0, 0, 0], dug: 0, row: 0 });
const view = (over: Partial<View> = {}): View => ({
  end: 0,
  miners: [miner(), miner()],
  asteroid: 0,
  round: 1,
  mover: 0,
  seat: 0,
  phase: 2,
  event: 0,
  drill: 1,
  n: 2,
  dice: [1, 2, 0, 0, 0],
  modify: 0,
  mods: 0,
  altered: 0,
  placed: 0,
  full: 0,
  tender: 0,
  behind: 0,
  smelter: [0, 0],
  rolls: 0,
  control: 0,
  controls: 0,
  row: 0,
  risk: 0,
  loser: -1,
  ...over,
});
const strata = [
  [
    [1, 2],
    [1, 3],
    [2, 4],
  ],
  [],
  [],
];
const alter = (code: number, first: number, second: number, ways: number): Move<Game> =>
  ({ code, verb: 'alter', label: '', arguments: { first, second, ways } }) as unknown as Move<Game>;

describe('dice in the tray', () => {
  it('names the first of equal dice, whichever was tapped', () => {
    expect(canonical([2, 2, 2, 5], [1])).toBe(0b0001);
    expect(canonical([2, 2, 2, 5], [2, 3])).toBe(0b1001);
    expect(canonical([1, 6], [])).toBe(0);
  });
  it('places one die for each mineral and bids the rest', () => {
    expect(placing([2, 2, 5], [2, 2])).toEqual({ placed: [0, 1], bid: 5 });
    expect(placing([2, 5], [2, 2])).toEqual({ placed: [0], bid: 5 });
    expect(needed(view({ miners: [{ ...miner(), dug: 1 }, miner()] }), { stratum: strata } as unknown as Box)).toEqual([
      2,
    ]);
  });
});

describe('the drill of a company', () => {
  const printed = (version: number, seats = 2) => ({ version, seats, rival: [2, 3, 4] }) as unknown as Box;
  const h = view({ mover: 0, drill: 3, miners: [{ ...miner(), drill: 2 }, miner()] });
  it('is its own in the Regular version', () => {
    expect([0, 1].map((i) => drillOf(h, printed(Version.REGULAR), i))).toEqual([2, 1]);
    expect(drillOf(h, printed(Version.REGULAR, 1), 1)).toBe(2);
  });
  it("is paid by the turn in the Advanced version: nobody has the mover's", () => {
    expect([0, 1].map((i) => drillOf(h, printed(Version.ADVANCED), i))).toEqual([3, 0]);
    expect([0, 1].map((i) => drillOf({ ...h, mover: 1 }, printed(Version.ADVANCED), i))).toEqual([0, 3]);
    expect(drillOf(h, printed(Version.ADVANCED, 1), 1)).toBe(0);
    expect(drillOf({ ...h, mover: 1 }, printed(Version.ADVANCED, 1), 1)).toBe(3);
  });
});

describe('the Modify die', () => {
  it('wraps and flips', () => {
    expect(changed(6, 1, false)).toBe(1);
    expect(changed(1, 2, true)).toBe(5);
    expect(changed(2, Ability.FLIP, false)).toBe(5);
  });
  it('finds the move for whichever equal dice are tapped', () => {
    const faces = [2, 2, 5];
    const found = alterations([alter(50, 0, 1, 1), alter(51, 0, 2, 0)], faces);
    const down = { die: 1, down: true, face: 1 };
    expect(moveFor(found, faces, [down, { die: 0, down: false, face: 3 }])).toBe(50);
    expect(changes(found, faces, 3, down).map((c) => [c.die, c.down])).toEqual([[0, false]]);
  });
});

describe('odds', () => {
  const works = Array.from({ length: 9 }, () => Array<number>(36).fill(0));
  works[1][6 * 0 + 5] = 0b000110;
  const odds = Array.from({ length: 9 }, () => Array.from({ length: 36 }, () => [SCALE / 4, SCALE / 2, SCALE]));
  const box = { works, odds, left: [0, 1], right: [0, 1], whole_odds: [] } as unknown as Box;
  it('counts the faces that serve, and each roll as one more try', () => {
    expect(serving(box, 1, [1, 6])).toEqual([2, 3]);
    expect(controlChance(box, 1, [1, 6], 1)).toBeCloseTo(1 / 3);
    expect(controlChance(box, 1, [1, 6], 3)).toBeCloseTo(1 - (2 / 3) ** 3);
  });
  it('reads the table for the rerolls that are left after a throw', () => {
    expect(smeltChance(box, view({ smelter: [1, 6], rolls: 1 }), 3)).toBeCloseTo(0.5);
    expect(smeltChance(box, view({ smelter: [1, 6], rolls: 2 }), 1)).toBeCloseTo(0.25);
    expect(smeltChance(box, view({ smelter: [1, 6], rolls: 1 }), 0)).toBeCloseTo(0.25);
  });
  it('knows what a bid is worth', () => {
    expect(tenderChance(2)).toBe(0);
    expect(tenderChance(7)).toBeCloseTo(15 / 36);
    expect(tenderChance(13)).toBe(1);
  });
});

describe('telling', () => {
  const note = (kind: string, numbers: Record<string, number>) => ({ kind, numbers, text: '', clause: '' }) as never;
  it('takes out minerals, sells them and moves the cubes as it is told', () => {
    const before = view();
    const h = during(
      before,
      before,
      [note('dug', { company: 0, mineral: 2 }), note('sold', { company: 0, price: 4, mineral: 3, column: 3 })],
      strata,
    );
    expect(h.miners[0].dug).toBe(2);
    expect(h.miners[0].funding).toBe(7);
    const forged = during(
      before,
      before,
      [note('forged', { company: 0, row: 1, component: 1, pay: 4 }), note('banked', { company: 0, row: 1, risk: 4 })],
      strata,
    );
    expect([forged.miners[0].row, forged.miners[0].funding, forged.risk]).toEqual([1, 7, 0]);
  });
  it('says which phase is on', () => {
    expect(phaseAt(5)).toBe(6);
    expect(phaseAt(5, 'bid')).toBe(4);
  });
});
