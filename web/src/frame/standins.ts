/** What is said of people who are away or out of time, of bots that move for them, and of who is ready to begin. */

import { list, t, who } from '../lib/messages';
import type { Seat, State } from '../generated/contract';

/** What changed for the others since the last look, in sentences. */
export function news(before: Seat[], after: Seat[], you: number): string[] {
  if (before.length !== after.length) return [];
  return after.flatMap((seat, i) => {
    if (i === you || !!seat.standin === !!before[i].standin) return [];
    if (!seat.standin) return [t('standin-back', { name: seat.name })];
    return [
      seat.connected && seat.clock ? t('standin-late', { name: seat.name }) : t('standin-away', { name: seat.name }),
    ];
  });
}

/** What I am told where a bot has moved for me, or nothing. */
export function stoodIn({ seats, over }: State, you: number): string {
  const seat = seats[you];
  if (!seat?.standin || over) return '';
  return seat.clock ? t('standin-your-time') : t('standin-for-you');
}

/** Whether I am asked to get ready, and what is said while the clocks wait; null when they run. */
export function readiness({ seats, over, clocks_in }: State, you: number): { asks: boolean; words: string } | null {
  if (over || clocks_in == null) return null;
  if (seats[you] && !seats[you].ready) return { asks: true, words: t('ready-clocks') };
  const missing = seats.filter((s) => !s.ready).map((s) => s.name);
  return { asks: false, words: t('ready-waiting', { names: list(missing), count: missing.length }) };
}

/** Everybody's place once those who were away too much come after all others. If everybody was, it stays as it is. */
export function placed(places: number[], seats: Seat[]): number[] {
  const absent = seats.map((s) => !!s.missed?.rated);
  const there = places.filter((_, i) => !absent[i]);
  if (!there.length) return places;
  return places.map((place, i) => 1 + (absent[i] ? there.length : there.filter((other) => other < place).length));
}

/** What absence does to the result, in a sentence for each who was away too much. */
export function verdicts(seats: Seat[], you: number): string[] {
  return seats.flatMap(({ name, missed }, i) => {
    if (!missed?.rated) return [];
    const whose = who(name, i === you);
    if (missed.rated === 'unrated') return [t('missed-all', { who: whose })];
    return [t('missed-many', { who: whose, moves: missed.moves, of: missed.of })];
  });
}
