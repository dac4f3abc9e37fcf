/** What can be moved where: tools and powers onto dice, raids onto players. */

import { Power, Thing, Tool, type Game, type Moves } from '../../generated/klotho';
import type { Move } from '../../generated/contract';
import type { Way } from '../../pieces/mover.svelte';

export type Verb = keyof Moves;

export const tool = (kind: number): string => `thing ${Thing.TOOL + kind}`;
/** A power that is used once a turn is on one card only. */
export const tech = (power: number): string => `power ${power}`;
/** The Phase Tuner has two ends. */
export const shifter = (way: number): string => `${tech(Power.TUNER)} ${way}`;
const die = (i: number): string => `die ${i}`;

/**
 * The Echo Prism takes two steps: the die to be copied, then the one that changes.
 * A die is also held by a tap, so that no piece may count as held just because no other can move: hence the last way.
 */
export function ways(moves: Move<Game>[], laid: Way[]): Way[] {
  const model = laid.find((way) => way.piece === tech(Power.PRISM));
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
        return [way(tech(Power.INVERTER), die(a.die))];
      case 'copy':
        return [{ piece: tech(Power.PRISM), place: die(a.model), codes: [], leads: [code], open: true }];
      default:
        return [];
    }
  });
  return found.length && !model ? [...found, { piece: 'nothing', place: 'nowhere', codes: [] }] : found;
}
