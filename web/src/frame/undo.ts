/** Undo by consent, in words: what would be taken back, and what cannot be unlearned. */

import type { Note, State, Table } from '../generated/contract';

/** Of so many sentences all are shown; of more, the last ones. */
export const FEW = 8;
/** What holds of every such undo. */
export const KEPT =
  'Nobody forgets what they have seen or were told. Dice rolled since come again: the next roll is the same. ' +
  'The game is unrated from then on.';

/** What I was told from this move on, without what was taken back since. */
export function toldSince(heard: Note[], first: number): string[] {
  let stands: Note[] = [];
  for (const note of heard)
    if (note.kind) stands.push(note);
    else stands = stands.filter((n) => n.move < note.move); // the table itself speaks: of moves that were taken back
  return stands.filter((n) => n.move >= first).map((n) => n.text);
}

export const moves = (first: number, last: number): string =>
  first === last ? `move ${first}` : `moves ${first} to ${last}`;

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** The people whom I would have to ask, by name: those at other screens whom no bot stands in for. */
export function others(now: State, table: Table): string[] {
  const mine = new Set([table.you, ...table.here]);
  return now.seats.filter((s, i) => s.kind === 'human' && !mine.has(i) && !s.standin).map((s) => s.name);
}

export interface Asking {
  /** Whether I am to answer. */
  mine: boolean;
  /** Whether I asked. */
  own: boolean;
  words: string;
}

/** What stands of a request for me; null: nothing to show. */
export function request(now: State, table: Table): Asking | null {
  const found = now.undo_request;
  if (!found || now.over) return null;
  const screen = new Set([table.you, ...table.here]);
  const own = table.you >= 0 && screen.has(found.seat);
  const who = (seat: number): string => (screen.has(seat) ? 'You' : now.seats[seat].name);
  const which = moves(found.first, now.number);
  if (found.ended === 'refused')
    return { mine: false, own, words: `${who(found.by!)} did not agree to undo ${which}.` };
  if (found.ended === 'timeout')
    return { mine: false, own, words: `Not everybody answered in time, so nothing was undone.` };
  if (found.ended) return { mine: false, own, words: `${who(found.seat)} no longer ask${own ? '' : 's'} to undo.` };
  const waits = list.format(found.asked.map((seat) => now.seats[seat].name));
  if (own) return { mine: false, own, words: `You asked to undo ${which}. Waiting for ${waits}.` };
  const mine = found.asked.some((seat) => table.you >= 0 && screen.has(seat));
  const asks = `${who(found.seat)} asks to undo ${which}.`;
  return { mine, own, words: mine ? asks : `${asks} Waiting for ${waits}.` };
}
