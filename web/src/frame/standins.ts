/** What is said of people who are away or out of time, of bots that move for them, and of who is ready to begin. */

import type { Seat, State } from '../generated/contract';

/** What changed for the others since the last look, in sentences. */
export function news(before: Seat[], after: Seat[], you: number): string[] {
  if (before.length !== after.length) return [];
  return after.flatMap((seat, i) => {
    if (i === you || !!seat.standin === !!before[i].standin) return [];
    if (!seat.standin) return [`${seat.name} is back.`];
    return [
      seat.connected && seat.clock
        ? `${seat.name} ran out of time: a bot made the move.`
        : `${seat.name} is away: a bot plays on.`,
    ];
  });
}

/** What I am told where a bot has moved for me, or nothing. */
export function stoodIn({ seats, over }: State, you: number): string {
  const seat = seats[you];
  if (!seat?.standin || over) return '';
  return seat.clock
    ? 'Your time ran out, so a bot made a move for you. The next move is yours.'
    : 'A bot plays for you.';
}

/** Whether I am asked to get ready, and what is said while the clocks wait; null when they run. */
export function readiness({ seats, over, clocks_in }: State, you: number): { asks: boolean; words: string } | null {
  if (over || clocks_in == null) return null;
  if (seats[you] && !seats[you].ready) return { asks: true, words: 'The clocks start when everybody is ready.' };
  const missing = seats.filter((s) => !s.ready).map((s) => s.name);
  return { asks: false, words: `Waiting until ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} ready.` };
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
    const whose = i === you ? 'your' : `${name}’s`;
    const whom = i === you ? 'you' : name;
    if (missed.rated === 'unrated') return [`A bot made all of ${whose} moves: the game is unrated for ${whom}.`];
    const share = `A bot made ${missed.moves} of ${whose} ${missed.of} moves`;
    return [`${share}. That is more than a quarter, so the game counts as lost for ${whom}.`];
  });
}
