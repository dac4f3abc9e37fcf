/** Turning a declared state into things to look at, knowing nothing of the game. */

import type { Field, Value, View } from '../lib/wire';

export interface Item {
  name: string;
  /** Whether the first index counts the seats. */
  bySeat: boolean;
  field: Field;
  value: Value;
}

const HIDDEN = new Set(['rng']);

/** Words from a field's name. */
export function words(name: string): string {
  return name.replaceAll('_', ' ');
}

export function isPile(field: Field): boolean {
  const inside = new Set(field.fields?.map((f) => f.name));
  return inside.has('n') && inside.has('card');
}

export function items(fields: Field[], view: View, seats: number): Item[] {
  return fields
    .filter((f) => !HIDDEN.has(f.name) && f.name in view)
    .map((field) => ({
      name: words(field.name),
      bySeat: field.shape.length > 0 && field.shape[0] >= seats && /^(seats|players|hands?)$/.test(field.name),
      field,
      value: view[field.name],
    }));
}

/** The cards of a pile that lie there; unknown ones are -1. */
export function pileCards(value: Value): number[] {
  const pile = value as { n: number; card: number[] };
  return pile.card.slice(0, pile.n);
}
