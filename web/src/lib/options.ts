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
