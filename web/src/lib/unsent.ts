/** A move that the table has not answered, kept on this device, so that reloading the page does not lose it. */

import type { ClientMessage } from '../generated/contract';

export interface Unsent {
  message: ClientMessage;
  /** The turn and the position that it answers: in any other it is not sent. */
  turn: number;
  number: number;
}

const key = (match: string, seat?: number): string => `rulewright.move.${match}.${seat ?? ''}`;

export function unsent(match: string, seat?: number): Unsent | null {
  try {
    return JSON.parse(localStorage.getItem(key(match, seat)) ?? 'null') as Unsent | null;
  } catch {
    return null;
  }
}

/** Keep this move, or nothing any more. */
export function keepUnsent(move: Unsent | null, match: string, seat?: number): void {
  try {
    if (move) localStorage.setItem(key(match, seat), JSON.stringify(move));
    else localStorage.removeItem(key(match, seat));
  } catch {
    // a private window: it is kept as long as the page
  }
}
