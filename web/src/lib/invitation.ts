/** What an invitation says, before anybody is asked for anything. */

import type { Clock, MatchSummary } from '../generated/contract';
import { list, locale, number, t, who } from './messages';

/** How long, in words. */
export const time = (seconds: number): string => {
  const [n, unit] = seconds % 60 ? [seconds, 'second'] : [seconds / 60, 'minute'];
  return number(n, { style: 'unit', unit, unitDisplay: 'long' });
};

/** The time left to somebody who has days or hours, in its two largest units. */
export function timeLeft(seconds: number, most = 2): string {
  const units = [
    ['day', Math.floor(seconds / 86400)],
    ['hour', Math.floor(seconds / 3600) % 24],
    ['minute', Math.floor(seconds / 60) % 60],
  ] as const;
  const first = units.findIndex(([, n]) => n > 0);
  const shown = units
    .slice(first < 0 ? 2 : first)
    .slice(0, most)
    .filter(([, n], i) => n > 0 || i === 0);
  return list(
    shown.map(([unit, n]) => number(n, { style: 'unit', unit, unitDisplay: 'long' })),
    'unit',
  );
}

/** A day, in words. */
export const day = (when: number): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeStyle: 'short' }).format(when);

/** The clock of a table in words. */
export function clockWords(clock: Clock | MatchSummary['clock']): string {
  const limits = [
    ...(clock?.days ? [t('clock-move', { time: timeLeft(86400 * clock.days) })] : []),
    ...(clock?.per_move ? [t('clock-move', { time: time(clock.per_move) })] : []),
    ...(clock?.total ? [t('clock-player', { time: time(clock.total) })] : []),
    ...(clock?.increment ? [t('clock-increment', { time: time(clock.increment) })] : []),
  ];
  return limits.length ? limits.join(', ') : t('clock-none');
}

export const duration = ([low, high]: [number, number]): string =>
  low === high ? time(60 * low) : t('duration', { low, high });

/** Longer links would become QR codes too fine for the camera of a phone. */
export const LONGEST = 500;

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
    const taken = { name: who(row.seats[row.invited ?? -1]?.name), host: who(people[0]) };
    const sentence = row.over ? t('game-over') : t('invitation-taken', taken);
    return { free: false, title: t('invitation-used'), sentence, clock };
  }
  const missing = row.seats.filter((s) => s.kind === 'open').length - 1;
  return {
    free: true,
    title: t('invitation-waiting', { people: list(people), count: people.length }),
    sentence: t('invitation-begins', { missing }),
    clock,
  };
}
