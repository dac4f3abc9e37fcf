const FIRST_WAIT = 300;
export const LONGEST_WAIT = 8000;

/** How long to wait before the nth attempt to come back, in milliseconds. */
export function backoff(attempt: number, chance = Math.random()): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.75 + chance / 2);
}
