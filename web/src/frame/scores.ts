import { number } from '../lib/messages';
import type { ScoreRow } from '../generated/contract';

/** One line of the table of scores: the same thing for everybody, null where a player has none of it. */
export interface Line {
  what: string;
  cells: (ScoreRow | null)[];
  /** Whether it says what else decided, and counts nothing. */
  aside: boolean;
}

/**
 * Everybody's rows side by side, players in the given order. What only some have keeps its place among the rows around it.
 */
export function lines(breakdown: ScoreRow[][], order: number[]): Line[] {
  const names: string[] = [];
  for (const seat of order) {
    let at = 0;
    for (const { what } of breakdown[seat] ?? []) {
      const found = names.indexOf(what);
      if (found < 0) names.splice(at, 0, what);
      at = (found < 0 ? at : Math.max(at - 1, found)) + 1;
    }
  }
  return names.map((what) => {
    const cells = order.map((seat) => breakdown[seat]?.find((row) => row.what === what) ?? null);
    return { what, cells, aside: cells.every((row) => row === null || row.points === null) };
  });
}

/** Points with their sign, as a column of a sum shows them. */
export function signed(points: number): string {
  const size = number(Math.abs(points));
  return points > 0 ? `+${size}` : points < 0 ? `\u2212${size}` : size;
}

/** How long each line waits for the one before, in milliseconds: a long table is not told more slowly than four seconds. */
export function pause(count: number, pace: number): number {
  return Math.min(420, 4000 / Math.max(1, count)) / pace;
}
