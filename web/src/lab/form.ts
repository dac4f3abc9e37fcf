/** A box as a form: which fields stand where, and a box in which something is otherwise. */

import type { BoxField } from '../generated/contract';

export type Step = string | number;
export type Place = readonly Step[];
export type Said = Record<string, unknown>;

export const same = (a: Place, b: Place): boolean => a.length === b.length && a.every((step, i) => step === b[i]);
const begins = (a: Place, b: Place): boolean => b.every((step, i) => step === a[i]);
/** Rows of one list are alike: a new one is taken for the first that is known. */
const alike = (a: Step, b: Step): boolean => typeof a === 'number' && typeof b === 'number';

/** The fields directly inside a table or a row. */
export function inside(fields: readonly BoxField[], place: Place): BoxField[] {
  const own = fields.filter((f) => f.at.length === place.length + 1 && begins(f.at, place));
  if (own.length || !place.some((step) => typeof step === 'number')) return own;
  const found = new Map<Step, BoxField>();
  for (const f of fields) {
    const key = f.at[place.length];
    if (f.at.length !== place.length + 1 || found.has(key)) continue;
    if (place.every((step, i) => step === f.at[i] || alike(step, f.at[i])))
      found.set(key, { ...f, at: [...place, key] });
  }
  return [...found.values()];
}

/** What the server asked for, put together with what it asked for before: a wrong box is read only up to the mistake. */
export function merged(before: readonly BoxField[], now: readonly BoxField[], good: boolean): BoxField[] {
  if (good) return [...now];
  const key = (f: BoxField): string => JSON.stringify(f.at);
  return [...new Map([...before, ...now].map((f) => [key(f), f])).values()];
}

/** The same box with another value at a place; `undefined` leaves it out, and in a list takes the entry away. */
export function put(said: unknown, place: Place, value: unknown): unknown {
  if (!place.length) return value;
  const [step, ...rest] = place;
  if (Array.isArray(said)) {
    const i = Number(step);
    if (!rest.length && value === undefined) return said.filter((_, k) => k !== i);
    const list = [...(said as unknown[])];
    list[i] = put(list[i], rest, value);
    return list;
  }
  const table = { ...(said as Said | undefined) };
  const inner = put(table[step], rest, value);
  if (inner === undefined) delete table[step];
  else table[step] = inner;
  return table;
}

/** A copy of a row, behind it. Where rows are called by a text, the copy is called otherwise. */
export function copied(rows: readonly Said[], i: number, by: string): Said[] {
  const row = structuredClone(rows[i]);
  const name = row[by];
  if (by && typeof name === 'string' && !rows.some((r) => r[by] === `${name} 2`)) row[by] = `${name} 2`;
  return [...rows.slice(0, i + 1), row, ...rows.slice(i + 1)];
}
