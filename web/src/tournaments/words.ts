/** What is said of a tournament in a line. */

import type { TournamentSummary } from '../generated/contract';
import { clockWords, time } from '../lib/invitation';
import { locale, t } from '../lib/messages';

/** A day and an hour, as people write them. */
export const moment = (seconds: number): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(1000 * seconds));

/** What is played, and how. */
export function described(row: TournamentSummary): string {
  return [
    t('cup-kind', { kind: row.kind, seats: row.seats }),
    ...(row.kind === 'arena' ? [time(60 * row.minutes)] : row.rounds ? [t('cup-rounds', { rounds: row.rounds })] : []),
    clockWords(row.clock),
    ...(row.rated ? [] : [t('cup-unrated')]),
  ].join(' · ');
}

/** How far it is. */
export function standing(row: TournamentSummary): string {
  if (row.status === 'waiting')
    return t('cup-starts', { when: moment(row.starts), entered: row.entered, most: row.most });
  if (row.status === 'cancelled') return t('cup-cancelled');
  if (row.status === 'over') return t('cup-won', { names: row.winners.join(', '), count: row.winners.length });
  if (row.kind === 'arena') return t('cup-until', { when: moment(row.starts + 60 * row.minutes) });
  return t('cup-round', { round: row.round, rounds: row.rounds });
}
