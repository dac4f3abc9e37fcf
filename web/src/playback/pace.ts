/** How long each kind of event is looked at: a table of milliseconds, and what is told together. */

import type { AnyGame, Declared, Note } from '../generated/contract';

export interface Pace<G extends Declared> {
  times: Partial<Record<keyof G['notes'], number>>;
  /** For a kind that the table does not name. */
  otherwise: number;
  /** Kinds that, several in a row, happen at once: only the last of them is waited for. */
  together?: (keyof G['notes'])[];
}

export function paced<G extends Declared = AnyGame>({
  times,
  otherwise,
  together = [],
}: Pace<G>): (note: Note<G>, next?: Note<G>) => number {
  return (note, next) =>
    note.kind === next?.kind && together.includes(note.kind) ? 0 : (times[note.kind] ?? otherwise);
}
