/** What can be moved where: tools and powers onto dice, raids onto players. */

import { Thing, Tool, Tech, type Game, type Moves } from '../../generated/klotho';
import type { Move } from '../../generated/contract';
import type { Way } from '../../pieces/mover.svelte';

export type Verb = keyof Moves;

export const tool = (kind: number): string => `thing ${Thing.TOOL + kind}`;
export const tech = (power: number): string => `thing ${Thing.TECH + power}`;
/** The Phase Tuner has two ends. */
export const shifter = (way: number): string => `${tech(Tech.TUNER)} ${way}`;
const die = (i: number): string => `die ${i}`;

/**
 * The Echo Prism takes two steps: the die to be copied, then the one that changes.
 * A die is also held by a tap, so that no piece may count as held just because no other can move: hence the last way.
 */
export function ways(moves: Move<Game>[], laid: Way[]): Way[] {
  const model = laid.find((way) => way.piece === tech(Tech.PRISM));
  const found = moves.flatMap((move): Way[] => {
    const { verb, arguments: a, code } = move;
    const way = (piece: string, place: string): Way => ({ piece, place, codes: [code] });
    if (model) return verb === 'copy' && die(a.model) === model.place ? [way('copy', die(a.die))] : [];
    switch (verb) {
      case 'augment':
        return [way(tool(Tool.AUGMENT + a.augment), die(a.die))];
      case 'raid':
        return [way(tool(Tool.RAID), `seat ${a.seat}`)];
      case 'shift':
        return [way(shifter(a.way), die(a.die))];
      case 'flip':
        return [way(tech(Tech.INVERTER), die(a.die))];
      case 'copy':
        return [{ piece: tech(Tech.PRISM), place: die(a.model), codes: [], open: true }];
      default:
        return [];
    }
  });
  return found.length && !model ? [...found, { piece: 'nothing', place: 'nowhere', codes: [] }] : found;
}
