/** What is chosen before play, as far as it depends on how many play. */

import type { Option } from '../generated/contract';

type Chosen = Record<string, number | string>;

/** Whether so many players have this choice. */
export const offered = (option: Option, seats: number): boolean => option.seats[0] <= seats && seats <= option.seats[1];

/** What is played if nobody chooses. */
export const usual = (option: Option, seats: number): number | string => option.by_seats[seats] ?? option.default;

/** Of what somebody chose, whatever so many players can choose. */
export function applicable(options: Option[], chosen: Chosen, seats: number): Chosen {
  return Object.fromEntries(
    options.filter((o) => o.name in chosen && offered(o, seats)).map((o) => [o.name, chosen[o.name]]),
  );
}

/** What is chosen otherwise than usual, in words. */
export function unusual(options: Option[], chosen: Chosen, seats: number): string[] {
  return options
    .filter((o) => o.name in chosen && chosen[o.name] !== usual(o, seats))
    .map((o) => {
      const value = chosen[o.name] ?? '';
      return `${o.called}: ${o.labels[o.words.indexOf(String(value))] ?? value}`;
    });
}
