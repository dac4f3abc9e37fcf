import type { Note } from '../generated/contract';

/** The log by actions, and the sentences of an action by the clause they cite one after the other: it is named once. */
export function actions(notes: readonly Note[]): Note[][][] {
  const found: Note[][][] = [];
  let last: Note | undefined;
  for (const note of notes) {
    if (last?.move !== note.move) found.push([[note]]);
    else if (last.clause !== note.clause) found.at(-1)!.push([note]);
    else found.at(-1)!.at(-1)!.push(note);
    last = note;
  }
  return found;
}
