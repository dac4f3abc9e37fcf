/** Turning a declared state into things to look at, knowing nothing of the game. */

import type { DeckDetail, Field, Value, View } from '../generated/contract';

/** Who looks: a seat (-1: a spectator), and whether nothing is hidden any more. */
export interface Eye {
  you: number;
  open: boolean;
}

/** A number that the eye may see, or nothing where it is hidden. */
export type Seen = number | null;

/** The bit of spectators among those who know a card. */
const SPECTATORS = 7;

/** Words from a field's name; a bare n counts something. */
export const words = (name: string): string => (name === 'n' ? 'count' : name.replaceAll('_', ' '));

/** Whether the eye sees this field. `owner` is the first index on the way to it; of cards that are known one by one, `known`. */
export function sees(eye: Eye, sight: string, owner: number, known?: number): boolean {
  if (eye.open || sight === 'public') return true;
  if (sight === 'owned') return owner === eye.you;
  return sight === 'seen' && ((known ?? 0) >> (eye.you >= 0 ? eye.you : SPECTATORS)) % 2 === 1;
}

/** The numbers of a field that is a list of them, each seen or hidden. */
export function numbers(eye: Eye, field: Field, value: Value, owner: number, record?: View): Seen[] {
  const known = field.sight === 'seen' ? (record?.['known'] as number[] | undefined) : undefined;
  return (value as number[]).map((n, i) => (sees(eye, field.sight, owner < 0 ? i : owner, known?.[i]) ? n : null));
}

/** The cards of a pile that lie there. */
export function pileCards(eye: Eye, field: Field, value: Value, owner: number): Seen[] {
  const pile = value as { n: number; card: number[] };
  const card = field.fields!.find((f) => f.name === 'card')!;
  return numbers(eye, card, pile.card.slice(0, pile.n), owner < 0 ? -2 : owner, value as View);
}

/** What is in a set, or one thing that is hidden. */
export const members = (eye: Eye, field: Field, value: Value, owner: number): Seen[] =>
  sees(eye, field.sight, owner) ? (value as number[]) : [null];

/** A field of a state, found by its path: what it is, and the way to its value. */
interface Found {
  field: Field;
  steps: string[];
}

/** The field of a path such as `seats.hand`; nothing where there is none. */
export function found(fields: Field[], path: string): Found | undefined {
  const steps = path.split('.');
  let [field, inner] = [undefined as Field | undefined, fields as Field[] | undefined];
  for (const step of steps) {
    field = inner?.find((f) => f.name === step);
    inner = field?.fields;
  }
  return field && { field, steps };
}

/** The value at the end of a path, in a record. */
export const reach = (value: Value, steps: string[]): Value =>
  steps.reduce<Value>((inner, step) => (inner as View)[step], value);

/** A field without those parts of it that lie elsewhere; nothing where none is left. */
export function without(field: Field, path: string, elsewhere: string[]): Field | undefined {
  if (elsewhere.includes(path)) return undefined;
  if (!field.fields || field.kind === 'pile') return field;
  const fields = field.fields.flatMap((f) => without(f, `${path}.${f.name}`, elsewhere) ?? []);
  return fields.length ? { ...field, fields } : undefined;
}

/** Every card of a deck that the eye can see, wherever it lies. */
export function inSight(eye: Eye, deck: DeckDetail, fields: Field[], view: View): Set<number> {
  const found = new Set<number>();
  const add = (cards: Seen[]): void => cards.forEach((card) => card !== null && card >= 0 && found.add(card));

  function walk(field: Field, value: Value, path: string, owner: number, record: View): void {
    const here = deck.fields.includes(path);
    if (field.shape.length && (field.fields || field.kind === 'set' || field.shape.length > 1)) {
      const inner = { ...field, shape: field.shape.slice(1) };
      (value as Value[]).forEach((one, i) => walk(inner, one, path, owner < 0 ? i : owner, record));
    } else if (field.kind === 'pile') {
      if (here) add(pileCards(eye, field, value, owner));
    } else if (field.fields) {
      const inside = value as View;
      for (const f of field.fields) walk(f, inside[f.name], `${path}.${f.name}`, owner, inside);
    } else if (here) {
      if (field.kind === 'set') add(members(eye, field, value, owner));
      else if (field.shape.length) add(numbers(eye, field, value, owner, record));
      else if (sees(eye, field.sight, owner)) add([value as number]);
    }
  }
  for (const field of fields) walk(field, view[field.name], field.name, -1, view);
  return found;
}
