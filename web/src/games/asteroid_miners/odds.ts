/** Chances of the Foundry, exact: read from the box's tables, which hold whole numbers out of SCALE. */

import { CONTROL_ROLLS, FACES, SCALE, SMELTER_ROLLS, type Box, type View } from '../../generated/asteroid_miners';
import { targetOf } from './belt';

const SIDES = Array.from({ length: FACES }, (_, i) => i + 1);
const pairOf = (a: number, b: number): number => FACES * (a - 1) + b - 1;
const mean = (all: number[]): number => all.reduce((sum, x) => sum + x, 0) / all.length;

/** The faces of the orange die that would make the component of the smelter dice as they lie. */
export function serving(box: Box, target: number, [a, b]: number[]): number[] {
  const bits = a && b ? box.works[target][pairOf(a, b)] : 0;
  return SIDES.filter((face) => (bits >> (face - 1)) & 1);
}

/** Success with so many rolls of the orange die to come: every roll is one more try. */
export const controlChance = (box: Box, target: number, smelter: number[], rolls: number): number =>
  1 - (1 - serving(box, target, smelter).length / FACES) ** rolls;

/** Success if these smelter dice (0: none, 1: the first, 2: the second, 3: both) are thrown again now, and all is done well after it. */
export function smeltChance(box: Box, h: View, dice: number): number {
  const target = targetOf(h, box);
  const [a, b] = h.smelter;
  const after = SMELTER_ROLLS - 1 - h.rolls;
  if (dice === 0) return box.odds[target][pairOf(a, b)][0] / SCALE;
  const odds = (x: number, y: number): number => box.odds[target][pairOf(x, y)][after] / SCALE;
  if (dice === 1) return mean(SIDES.map((x) => odds(x, b)));
  if (dice === 2) return mean(SIDES.map((y) => odds(a, y)));
  return mean(SIDES.flatMap((x) => SIDES.map((y) => odds(x, y))));
}

/** Success of a whole attempt at a component. */
export const wholeChance = (box: Box, target: number): number => box.whole_odds[target] / SCALE;

/** Success if the orange die is rolled now. */
export const rollChance = (box: Box, h: View): number =>
  controlChance(box, targetOf(h, box), h.smelter, CONTROL_ROLLS - h.controls);

/** What a bid is worth against two dice: the chance that they show less together. */
export const tenderChance = (bid: number): number =>
  SIDES.flatMap((a) => SIDES.map((b): number => (bid > a + b ? 1 : 0))).reduce((sum, x) => sum + x, 0) / 36;
