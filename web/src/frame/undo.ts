/** What is asked of all others, in words: to take moves back, which cannot be unlearned, or to end the game. */

import { list, t, who } from '../lib/messages';
import type { EndRequest, Note, State, Table, UndoRequest } from '../generated/contract';

/** Of so many sentences all are shown; of more, the last ones. */
export const FEW = 8;
/** What holds of every such undo. */
export const kept = (): string => t('undo-kept');

/** What I was told from this move on, without what was taken back since. */
export function toldSince(heard: Note[], first: number): string[] {
  let stands: Note[] = [];
  for (const note of heard)
    if (note.kind) stands.push(note);
    else stands = stands.filter((n) => n.move < note.move); // the table itself speaks: of moves that were taken back
  return stands.filter((n) => n.move >= first).map((n) => n.text);
}

/** Which moves would go back, for a message. */
export const range = (first: number, last: number): { count: number; first: number; last: number } => ({
  count: last - first + 1,
  first,
  last,
});

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

/** Who is asked, as I see it: whether it is me, whether I asked, and how somebody is called. */
function seen(found: UndoRequest | EndRequest, now: State, table: Table) {
  const screen = new Set([table.you, ...table.here]);
  const own = table.you >= 0 && screen.has(found.seat);
  return {
    own,
    mine: !own && found.asked.some((seat) => table.you >= 0 && screen.has(seat)),
    named: (seat: number): string => who(now.seats[seat].name, screen.has(seat)),
    waits: list(found.asked.map((seat) => now.seats[seat].name)),
  };
}

/** What stands of a proposal to end the game for me; null: nothing to show. */
export function proposal(now: State, table: Table): Asking | null {
  const found = now.end_request;
  if (!found || now.over) return null;
  const { own, mine, named, waits } = seen(found, now, table);
  if (found.ended === 'refused') return { mine: false, own, words: t('end-refused', { who: named(found.by!) }) };
  if (found.ended) return { mine: false, own, words: t('end-withdrawn', { who: named(found.seat) }) };
  return { mine, own, words: t(mine ? 'end-asks' : 'end-asks-others', { who: named(found.seat), waits }) };
}

/** What stands of a request to undo for me; null: nothing to show. */
export function request(now: State, table: Table): Asking | null {
  const found = now.undo_request;
  if (!found || now.over) return null;
  const { own, mine, named, waits } = seen(found, now, table);
  const which = range(found.first, now.number);
  if (found.ended === 'refused')
    return { mine: false, own, words: t('undo-refused', { who: named(found.by!), ...which }) };
  if (found.ended === 'timeout') return { mine: false, own, words: t('undo-timeout') };
  if (found.ended) return { mine: false, own, words: t('undo-withdrawn', { who: named(found.seat) }) };
  if (own) return { mine: false, own, words: t('undo-asked', { ...which, waits }) };
  const asks = { who: named(found.seat), ...which };
  return { mine, own, words: mine ? t('undo-asks', asks) : t('undo-asks-others', { ...asks, waits }) };
}
