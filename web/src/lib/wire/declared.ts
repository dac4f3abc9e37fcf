/** What a game declares: its view, box, moves and notes. */

export type Value = number | Value[] | { [field: string]: Value };
export type View = Record<string, Value>;
type Numbers = Record<string, number>;

/** What is known of a game by its declarations. Those of a game on the shelf are generated: see `generated/`. */
export interface Declared {
  view: object;
  box: object;
  moves: object;
  notes: object;
}

/** A game of which nothing is known beforehand. */
export interface AnyGame {
  view: View;
  box: View;
  moves: Record<string, Numbers>;
  notes: Record<string, Numbers>;
}

/** A move, whose verb says which arguments it has. */
export type Move<G extends Declared = AnyGame> = { code: number; label: string; clauses: string[] } & {
  [V in keyof G['moves']]: { verb: V; arguments: G['moves'][V] };
}[keyof G['moves']];

/** The name of a note in the rules, and its numbers by name; what the table itself says has none. */
export type Note<G extends Declared = AnyGame> = { n: number; move: number; text: string; clause: string } & {
  [K in keyof G['notes']]: { kind: K; numbers: G['notes'][K] };
}[keyof G['notes']];
