/** How long each kind of event is looked at: a table of milliseconds, and what is told together; and how notes change a scene. */

import type { AnyGame, Declared, Note } from '../generated/contract';

interface Pace<G extends Declared> {
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

/** By kind of note, how it changes the scene, which moves towards `after`. */
export type Retold<Scene, Notes, More extends unknown[] = []> = {
  [K in keyof Notes]?: (scene: Scene, numbers: Notes[K], after: Scene, ...more: More) => void;
};

/** A copy of a scene in which these notes have happened. */
export function retell<Scene, Notes, More extends unknown[]>(
  changes: Retold<Scene, Notes, More>,
  [before, after]: [Scene, Scene],
  notes: { [K in keyof Notes]: { kind: K; numbers: Notes[K] } }[keyof Notes][],
  ...more: More
): Scene {
  const scene = structuredClone(before);
  for (const { kind, numbers } of notes) changes[kind]?.(scene, numbers, after, ...more);
  return scene;
}
