/** How the table stands, in a few words, and whether it rests. */

import { list, t } from '../lib/messages';
import type { Move, Seat, State } from '../generated/contract';

export interface Scene {
  state: State;
  you: number;
  /** It is being told what happened. */
  busy: boolean;
  /** A move was sent and is not answered yet. */
  pending: boolean;
  replay: boolean;
  lesson: boolean;
}

/** Whether I have to choose: a question that has one answer comes without moves, and the house answers it in a moment. */
export function asked({ state, you, replay }: Scene): boolean {
  return !replay && state.waiting.includes(you) && state.moves.length > 0;
}

/** Moves as they are listed: numbered as the game declares its verbs, first what one is there for, then ways out of it. */
export const listed = (moves: Move[]): Move[] => [...moves].sort((a, b) => a.code - b.code);

export function status(scene: Scene): string {
  const { state, busy, replay, lesson } = scene;
  if (lesson) return t('status-lesson');
  if (replay) return state.over ? (state.over.called ?? state.over.ending) : t('replay');
  if (state.over) return t('status-over', { ending: state.over.called ?? state.over.ending });
  if (state.seats.some((s) => s.kind === 'open')) return t('status-waiting-players');
  if (busy) return t('status-watch');
  if (asked(scene)) return t('your-move');
  const away = state.waiting.map((i) => state.seats[i]).find((seat) => seat?.vacation);
  if (away?.vacation) return t('status-vacation', { name: away.name });
  const due = state.waiting.map((i) => state.seats[i]?.name ?? t('seat-lower', { seat: i + 1 }));
  return due.length && !state.waiting.includes(scene.you)
    ? t('status-waiting', { names: list(due) })
    : t('status-moment');
}

/** The clock beside those words: mine at my move, otherwise the shortest of those who are waited for. */
export function clockOf({ state, you, replay, lesson }: Scene): Seat['clock'] {
  if (replay || lesson || state.over) return null;
  const due = state.waiting.includes(you) ? [you] : state.waiting;
  const clocks = due.flatMap((i) => state.seats[i]?.clock ?? []);
  return clocks.sort((a, b) => a.left - b.left)[0] ?? null;
}

/** What stands where moves would stand, while there are none. */
export function idle(scene: Scene): string {
  if (scene.busy) return t('idle-watch');
  if (scene.state.over) return t('game-over');
  if (scene.replay) return t('idle-replay');
  if (scene.lesson) return t('idle-lesson');
  return t('idle-sentence', { status: status(scene) });
}

/**
 * Whether nothing is on its way: all is told and answered, and it is over or for me to choose. What others do while all
 * choose at once is not foreseen.
 */
export function rests(scene: Scene): boolean {
  const { state, busy, pending, replay, lesson } = scene;
  if (busy || pending) return false;
  return replay || lesson || state.over !== null || asked(scene);
}
