/** Uses of the Modify die: the rules list them all; here the one is found that turns the dice a player taps. */

import type { TurnedDie, Use } from '../../generated/asteroid_miners';

const same = (a: TurnedDie, b: TurnedDie): boolean => a.die === b.die && a.down === b.down;
const turns = (use: Use, dice: TurnedDie[]): boolean => dice.every((d) => use.dice.some((other) => same(d, other)));

/** The dice that can be turned now, given the one that was chosen first. */
export function choices(uses: Use[], first?: TurnedDie): TurnedDie[] {
  const open = uses.filter((use) => !first || turns(use, [first])).flatMap((use) => use.dice);
  return open.filter((d, i) => d.die !== first?.die && open.findIndex((other) => same(d, other)) === i);
}

/** The move that turns just these dice. */
export const moveFor = (uses: Use[], dice: TurnedDie[]): number | undefined =>
  uses.find((use) => use.dice.length === dice.length && turns(use, dice))?.code;

/** The moves that turn this die, alone or with another. */
export const begun = (uses: Use[], die: TurnedDie): string =>
  uses.flatMap((use) => (turns(use, [die]) ? [use.code] : [])).join(' ');

/** Whether turning these dice, and perhaps another, takes out more. */
export const helps = (uses: Use[], dice: TurnedDie[]): boolean => uses.some((use) => use.helps && turns(use, dice));
