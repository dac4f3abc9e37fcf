/** What an invitation says, before anybody is asked for anything. */

import type { MatchSummary } from '../generated/contract';

const list = (names: string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

const time = (seconds: number): string =>
  seconds % 60 ? `${seconds} seconds` : seconds === 60 ? '1 minute' : `${seconds / 60} minutes`;

/** The clock of a table in words. */
export function clockWords(clock: MatchSummary['clock']): string {
  const limits = [
    ...(clock?.per_move ? [`${time(clock.per_move)} a move`] : []),
    ...(clock?.total ? [`${time(clock.total)} a player`] : []),
  ];
  return limits.length ? limits.join(', ') : 'none, take your time';
}

export const duration = ([low, high]: [number, number]): string =>
  low === high ? time(60 * low) : `${low} to ${high} minutes`;

const KEY = 'rulewright.invitation.';
/** Keep the way back to an invitation while you learn the game. */
export const keepInvitation = (game: string, href: string): void => sessionStorage.setItem(KEY + game, href);
export const keptInvitation = (game: string): string | null => sessionStorage.getItem(KEY + game);
export const dropInvitation = (game: string): void => sessionStorage.removeItem(KEY + game);

export interface Invitation {
  /** Whether the seat can still be taken. */
  free: boolean;
  title: string;
  sentence: string;
  clock: string;
}

export function invitation(row: MatchSummary): Invitation {
  const clock = clockWords(row.clock);
  const people = row.seats.filter((s) => s.kind === 'human').map((s) => s.name);
  if (row.seats[row.invited ?? -1]?.kind !== 'open') {
    const taken = `${row.over ? 'The game is over.' : `${row.seats[row.invited ?? -1]?.name ?? 'Somebody'} has taken this seat.`}`;
    const ask = row.over ? '' : ` Ask ${people[0] ?? 'the host'} for another link, or for one to watch.`;
    return { free: false, title: 'This link has been used', sentence: taken + ask, clock };
  }
  const missing = row.seats.filter((s) => s.kind === 'open').length - 1;
  const begins = missing
    ? `The game begins when ${missing === 1 ? 'one more player' : `${missing} more players`} and you are here.`
    : 'The game begins as soon as you join.';
  return {
    free: true,
    title: `${list(people) || 'A friend'} ${people.length > 1 ? 'are' : 'is'} waiting for you`,
    sentence: begins,
    clock,
  };
}
