/** How long each kind of event is looked at: a table of milliseconds, and what is told together. */

import type { Note } from '../lib/wire';

type Kind = Note['kind'];

export interface Pace {
  times: Partial<Record<Kind, number>>;
  /** For a kind that the table does not name. */
  otherwise: number;
  /** Kinds that, several in a row, happen at once: only the last of them is waited for. */
  together?: Kind[];
}

export function paced({ times, otherwise, together = [] }: Pace): (note: Note, next?: Note) => number {
  return (note, next) =>
    note.kind === next?.kind && together.includes(note.kind) ? 0 : (times[note.kind] ?? otherwise);
}
