/** The numbers of a box as fields of a form: made from what the game asks for when it reads the box. */

import type { BoxField, BoxSheet } from '../generated/contract';
import { t } from '../lib/messages';

type Step = string | number;

export interface NumberField {
  /** By which a change names it: `cards.boss.strength`. */
  key: string;
  label: string;
  low: number;
  high: number;
  value: number;
}

export interface Group {
  name: string;
  fields: NumberField[];
}

const plain = (key: Step): string => String(key).replaceAll('_', ' ');

/** What stands at a place of a box. */
export function at(said: unknown, place: readonly Step[]): unknown {
  let found = said;
  for (const step of place) found = (found as Record<Step, unknown> | undefined)?.[step];
  return found;
}

/** What an entry of a list is called in its file, if anything. */
export function called(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return '';
  const row = entry as Record<string, unknown>;
  for (const key of ['name', 'kind', 'id', 'title', 'thing']) if (typeof row[key] === 'string') return row[key];
  return '';
}

/** A place in words: keys as words, rows by their names. */
export function worded(said: unknown, place: readonly Step[]): string[] {
  return place.map((step, i) => {
    if (typeof step === 'string') return plain(step);
    return called(at(said, place.slice(0, i + 1))) || String(step + 1);
  });
}

/** The numbers in a value, each with its place: a list of numbers is as many fields. */
function* numbers(value: unknown, place: Step[]): Generator<[Step[], number]> {
  if (typeof value === 'number') yield [place, value];
  else if (Array.isArray(value)) for (const [i, inner] of value.entries()) yield* numbers(inner, [...place, i]);
}

/** The fields of a box that are numbers, by the table or the list of cards they stand in. */
export function groups(sheet: Pick<BoxSheet, 'said' | 'fields'>): Group[] {
  const found = new Map<string, NumberField[]>();
  const wanted = sheet.fields.filter((f: BoxField) => f.kind === 'number');
  for (const field of wanted) {
    if (field.at.some((step) => typeof step === 'string' && /[.=]/.test(step))) continue; // a change could not name it
    for (const [place, value] of numbers(at(sheet.said, field.at), field.at)) {
      const words = worded(sheet.said, place);
      const top = field.at.length === 1;
      const name = top ? 'numbers' : words[0];
      const label = words.slice(top ? 0 : 1).join(', ');
      const fields = found.get(name) ?? [];
      fields.push({ key: place.join('.'), label, low: field.low, high: field.high, value });
      found.set(name, fields);
    }
  }
  return [...found].map(([name, fields]) => ({ name, fields }));
}

/** What is wrong with a number that somebody typed; empty: nothing. */
export function wrong(field: NumberField, value: number | null): string {
  if (value === null || !Number.isInteger(value) || value < field.low || value > field.high)
    return t('lab-whole', { low: field.low, high: field.high });
  return '';
}

/** Changes as the server takes them; what is as it was is left out. A key that the box does not have is refused there. */
export function written(all: Group[], changed: Record<string, number>): string[] {
  const own = new Map(all.flatMap((g) => g.fields).map((f) => [f.key, f.value]));
  return Object.entries(changed)
    .filter(([key, value]) => own.get(key) !== value)
    .map(([key, value]) => `${key}=${value}`);
}

/** The same the other way round: what a link says. */
export function read(changes: readonly string[]): Record<string, number> {
  const pairs = changes.map((change): [string, number] => {
    const [key, value] = change.split('=');
    return [key, Number(value)];
  });
  return Object.fromEntries(pairs.filter(([, value]) => Number.isInteger(value)));
}
