/** Uses of the Modify die: which change of which die is part of a move, found by what the dice show. */

import { Ability, ALONE, type Game } from '../../generated/asteroid_miners';
import type { Move } from '../../generated/contract';

export interface Change {
  /** The place of the die, whether it goes down, and the face it would show. */
  die: number;
  down: boolean;
  face: number;
}

export function changed(face: number, modify: number, down: boolean): number {
  if (modify === Ability.FLIP) return 7 - face;
  if (modify === Ability.TOTAL) return face;
  const step = modify % 2 === 0 ? 2 : 1;
  return ((face - 1 + (down ? -step : step) + 6) % 6) + 1;
}

const key = (parts: [number, boolean][]): string =>
  parts
    .map(([face, down]) => `${face}${down ? '-' : '+'}`)
    .sort()
    .join(' ');

/** The alterations that are allowed, by what they do to which faces. */
export function alterations(moves: Move<Game>[], faces: number[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const m of moves)
    if (m.verb === 'alter') {
      const { first, second, ways } = m.arguments as { first: number; second: number; ways: number };
      const parts: [number, boolean][] = [[faces[first], (ways & 1) === 1]];
      if (second !== ALONE) parts.push([faces[second], (ways & 2) === 2]);
      found.set(key(parts), m.code);
    }
  return found;
}

/** The move that changes just these dice. */
export const moveFor = (found: Map<string, number>, faces: number[], changes: Change[]): number | undefined =>
  found.get(key(changes.map(({ die, down }) => [faces[die], down])));

/** What can be done with each die now, given the one that was chosen first. */
export function changes(found: Map<string, number>, faces: number[], modify: number, first?: Change): Change[] {
  const downs = modify === Ability.FLIP || modify === Ability.TOTAL ? [false] : [false, true];
  const all = faces.flatMap((face, die) => downs.map((down) => ({ die, down, face: changed(face, modify, down) })));
  return all.filter((one) => {
    if (first) return one.die !== first.die && moveFor(found, faces, [first, one]) !== undefined;
    if (moveFor(found, faces, [one]) !== undefined) return true;
    return all.some((other) => other.die !== one.die && moveFor(found, faces, [one, other]) !== undefined);
  });
}
