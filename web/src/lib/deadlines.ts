/** Deadlines by this page's own clock: the server says how many seconds are left at the moment it sends a state. */

import type { SeatClock, State } from '../generated/contract';

export interface Deadline {
  /** When the time runs out, as `performance.now()` counts. */
  until?: number;
}

/** A state as it was received; `clocks_at` is when the clocks run at the latest, `request_at` until when people are asked. */
export type Received = State & { clocks_at?: number; request_at?: number };

/** Note the deadlines on a state that has just come. */
export function received(state: State): Received {
  const now = performance.now();
  for (const { clock } of state.seats) if (clock) (clock as SeatClock & Deadline).until = now + 1000 * clock.left;
  return {
    ...state,
    ...(state.clocks_in !== null && { clocks_at: now + 1000 * state.clocks_in }),
    ...(state.undo_request && { request_at: now + 1000 * state.undo_request.seconds }),
  };
}
