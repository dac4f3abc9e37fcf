import { describe, expect, it } from 'vitest';
import type { View } from '../../generated/asteroid_miners';
import { phaseAt } from './belt';
import { during } from './playback';
import { choices, helps, moveFor } from './uses';

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
describe('the Modify die', () => {
  const turned = (die: number, down: boolean, face: number) => ({ die, down, face });
  const uses = [
    { code: 50, dice: [turned(0, false, 3), turned(1, true, 1)], helps: true },
    { code: 50, dice: [turned(0, true, 1), turned(1, false, 3)], helps: true },
    { code: 51, dice: [turned(0, false, 3), turned(2, false, 6)], helps: false },
  ];
  it('offers each die once, and after the first those that go with it', () => {
    expect(choices(uses).map((d) => [d.die, d.down])).toEqual([
      [0, false],
      [1, true],
      [0, true],
      [1, false],
      [2, false],
    ]);
    expect(choices(uses, turned(1, true, 1)).map((d) => [d.die, d.down])).toEqual([[0, false]]);
  });
  it('finds the move that turns just these dice, and whether it helps', () => {
    expect(moveFor(uses, [turned(1, true, 1), turned(0, false, 3)])).toBe(50);
    expect(moveFor(uses, [turned(0, false, 3)])).toBeUndefined();
    expect([helps(uses, [turned(1, true, 1)]), helps(uses, [turned(2, false, 6)])]).toEqual([true, false]);
  });
});

describe('playback', () => {
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
