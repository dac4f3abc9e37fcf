/** The table while a clash is being told: the state before, with the notes told so far. */

import { Side, Face, NONE, PLACES, type Game, type Notes } from '../../generated/klobba';
import type { Note } from '../../generated/contract';
import { paced } from '../../telling/pace';
import type { Horde } from './horde';

export interface Clash {
  cards: number[];
  /** What a mirror copies. */
  copies: number[];
  totals: number[] | null;
  winner: number;
  result: 'win' | 'draw' | 'nothing' | 'fled' | '';
}

/** Both cards are turned up together (KB-28). */
export const pace = paced<Game>({
  times: {
    decided: 0,
    looked: 0,
    offer_is: 0,
    packet: 150,
    lowest_total: 700,
    mustered: 350,
    free_band: 350,
    totem: 550,
    paired: 650,
    plays: 1500,
    swapped: 1200,
    mirrored: 900,
    selected: 650,
    selects_nothing: 600,
    totals: 1500,
    wins: 800,
    draw: 900,
    clobbered: 650,
    tired: 450,
    star_to: 550,
    draws: 120,
    struck: 2200,
    refilled: 400,
    engaged: 900,
    switched: 800,
  },
  otherwise: 600,
  together: ['plays', 'swapped'],
});

const sideOf = (h: Horde, seat: number): number => (h.holder[Side.BLACK] === seat ? Side.BLACK : Side.WHITE);

function bandCopy(h: Horde, from: Horde, band: number): void {
  h.bands[band] = structuredClone(from.bands[band]);
}

type Telling<K extends keyof Notes> = (h: Horde, n: Notes[K], after: Horde) => void;

function pay(h: Horde, from: number, to: number): void {
  h.seats[from].stars -= 1;
  h.seats[to].stars += 1;
}

const TELL: { [K in keyof Notes]?: Telling<K> } = {
  mustered: (h, { seat }, after) => bandCopy(h, after, seat),
  free_band: (h, { band }, after) => bandCopy(h, after, band),
  refilled: (h, { band }, after) => bandCopy(h, after, band),
  engaged: (h) => {
    for (const band of h.bands) band.face = band.face.map((face) => (face === Face.DOWN ? Face.UP : face));
  },
  fled: (h, { seat }, after) => bandCopy(h, after, seat),
  totem: (h, { seat, side }) => {
    h.holder[side] = seat;
    h.partner[side] = NONE;
  },
  paired: (h, { band, side }) => {
    h.partner[side] = band;
  },
  accepts: (h, { holder, offerer }) => pay(h, holder, offerer),
  regrets: (h, { holder, offerer }) => pay(h, holder, offerer),
  glorious: (h, { winner, loser }) => pay(h, loser, winner),
  plays: (h, { seat, card }) => {
    h.played[sideOf(h, seat)] = card;
  },
  swapped: (h, { seat, card }) => {
    h.played[sideOf(h, seat)] = card;
  },
  selected: (h, { seat, band, place }) => {
    const side = sideOf(h, seat);
    h.picked[side] |= 1 << (h.holder[side] === band ? place : PLACES + place);
    h.bands[band].star[place] += 1;
    h.seats[seat].stars -= 1;
  },
  star_to: (h, { seat, band }) => {
    const place = h.bands[band].star.findIndex((n) => n > 0);
    if (place >= 0) h.bands[band].star[place] -= 1;
    if (seat >= 0) h.seats[seat].stars += 1;
    else h.spent += 1;
  },
  clobbered: (h, { taker, band, barbarian }) => {
    const place = h.bands[band].card.indexOf(barbarian);
    if (place >= 0) h.bands[band].face[place] = Face.EMPTY;
    h.seats[taker].scored += 2 ** barbarian;
  },
  tired: (h, { band, place }) => {
    h.bands[band].face[place] = Face.DOWN;
  },
  draws: (h, { seat, cards }, after) => {
    h.played = [NONE, NONE];
    h.picked = [0, 0];
    h.seats[seat].cards += cards;
    h.seats[seat].hand = [...after.seats[seat].hand];
  },
  struck: (h, { storm }) => {
    h.struck[storm] = 1;
  },
  switched: (h, { seat, place, band, other }) => {
    for (const field of ['card', 'face'] as const) {
      const held = h.bands[seat][field][place];
      h.bands[seat][field][place] = h.bands[band][field][other];
      h.bands[band][field][other] = held;
    }
  },
};

function tell<K extends keyof Notes>(h: Horde, kind: K, numbers: Notes[K], after: Horde): void {
  TELL[kind]?.(h, numbers, after);
}

export function during(before: Horde, after: Horde, notes: Note<Game>[]): Horde {
  const h = structuredClone(before);
  for (const note of notes) tell(h, note.kind, note.numbers, after);
  return h;
}

/** The clash that was told last, to look at until the next. Sides are told apart by who held which totem then. */
export function clash(notes: Note<Game>[]): Clash & { seats: number[] } {
  const found = {
    cards: [NONE, NONE],
    copies: [NONE, NONE],
    seats: [NONE, NONE],
    totals: null as number[] | null,
    winner: NONE,
    result: '' as Clash['result'],
  };
  let start = notes.findLastIndex((n) => n.kind === 'plays');
  if (start > 0 && notes[start - 1].kind === 'plays') start -= 1;
  if (start < 0) return found;
  for (const note of notes.slice(start)) {
    const { kind, numbers: n } = note;
    const side = 'seat' in n ? found.seats.indexOf(n.seat) : NONE;
    if (kind === 'plays') {
      const at = found.seats[0] === NONE ? 0 : 1;
      found.seats[at] = n.seat;
      found.cards[at] = n.card;
    } else if (kind === 'swapped' && side >= 0) found.cards[side] = n.card;
    // Two mirrors show nothing (KB-S1).
    else if (kind === 'mirrored' && n.opposing !== found.cards[side]) found.copies[side] = n.opposing;
    else if (kind === 'totals') found.totals = [n.black, n.white];
    else if (kind === 'wins') Object.assign(found, { winner: n.seat, result: 'win' });
    else if (kind === 'draw') found.result = 'draw';
    else if (kind === 'nothing_happens') found.result = 'nothing';
    else if (kind === 'fled') found.result = 'fled';
  }
  return found;
}
