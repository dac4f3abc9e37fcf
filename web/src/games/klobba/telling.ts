/** The table while a clash is being told: the state before, with the notes told so far. */

import type { Note } from '../../lib/wire';
import { BLACK, DOWN, EMPTY, NONE, NOTE, PLACES, UP, WHITE, type Horde } from './horde';

export interface Clash {
  cards: number[];
  /** What a mirror copies. */
  copies: number[];
  totals: number[] | null;
  winner: number;
  result: 'win' | 'draw' | 'nothing' | 'fled' | '';
}

const TIME: Record<number, number> = {
  [NOTE.DECIDED]: 0,
  [NOTE.LOOKED]: 0,
  [NOTE.OFFER_IS]: 0,
  [NOTE.PACKETS]: 300,
  [NOTE.LOWEST_TOTAL]: 700,
  [NOTE.MUSTERED]: 350,
  [NOTE.FREE_BAND]: 350,
  [NOTE.TOTEM]: 550,
  [NOTE.PAIRED]: 650,
  [NOTE.PLAYS]: 1500,
  [NOTE.SWAPPED]: 1200,
  [NOTE.MIRRORED]: 900,
  [NOTE.SELECTED]: 650,
  [NOTE.SELECTS_NOTHING]: 600,
  [NOTE.TOTALS]: 1500,
  [NOTE.WINS]: 800,
  [NOTE.DRAW]: 900,
  [NOTE.CLOBBERED]: 650,
  [NOTE.TIRED]: 450,
  [NOTE.STAR_TO]: 550,
  [NOTE.DRAWS]: 120,
  [NOTE.STRUCK]: 2200,
  [NOTE.REFILLED]: 400,
  [NOTE.ENGAGED]: 900,
  [NOTE.SWITCHED]: 800,
};

/** Both cards are turned up together (KB-28): the first of two waits for nothing. */
export function pace(note: Note, next?: Note): number {
  if (note.kind === next?.kind && (note.kind === NOTE.PLAYS || note.kind === NOTE.SWAPPED)) return 0;
  return TIME[note.kind] ?? 600;
}

const sideOf = (h: Horde, seat: number): number => (h.holder[BLACK] === seat ? BLACK : WHITE);

function bandCopy(h: Horde, from: Horde, band: number): void {
  h.bands[band] = structuredClone(from.bands[band]);
}

type Telling = (h: Horde, after: Horde, a: number, b: number, c: number) => void;

function pay(h: Horde, from: number, to: number): void {
  h.seats[from].stars -= 1;
  h.seats[to].stars += 1;
}

const TELL: Record<number, Telling> = {
  [NOTE.MUSTERED]: (h, after, band) => bandCopy(h, after, band),
  [NOTE.FREE_BAND]: (h, after, band) => bandCopy(h, after, band),
  [NOTE.REFILLED]: (h, after, band) => bandCopy(h, after, band),
  [NOTE.ENGAGED]: (h) => {
    for (const band of h.bands) band.face = band.face.map((face) => (face === DOWN ? UP : face));
  },
  [NOTE.FLED]: (h, after, seat) => bandCopy(h, after, seat),
  [NOTE.TOTEM]: (h, _after, seat, side) => {
    h.holder[side] = seat;
    h.partner[side] = NONE;
  },
  [NOTE.PAIRED]: (h, _after, _seat, band, side) => {
    h.partner[side] = band;
  },
  [NOTE.ACCEPTS]: (h, _after, holder, offerer) => pay(h, holder, offerer),
  [NOTE.REGRETS]: (h, _after, holder, offerer) => pay(h, holder, offerer),
  [NOTE.GLORIOUS]: (h, _after, winner, loser) => pay(h, loser, winner),
  [NOTE.PLAYS]: (h, _after, seat, card) => {
    h.played[sideOf(h, seat)] = card;
  },
  [NOTE.SWAPPED]: (h, _after, seat, card) => {
    h.played[sideOf(h, seat)] = card;
  },
  [NOTE.SELECTED]: (h, _after, seat, band, place) => {
    const side = sideOf(h, seat);
    h.picked[side] |= 1 << (h.holder[side] === band ? place : PLACES + place);
    h.bands[band].star[place] += 1;
    h.seats[seat].stars -= 1;
  },
  [NOTE.STAR_TO]: (h, _after, seat, band) => {
    const place = h.bands[band].star.findIndex((n) => n > 0);
    if (place >= 0) h.bands[band].star[place] -= 1;
    if (seat >= 0) h.seats[seat].stars += 1;
    else h.spent += 1;
  },
  [NOTE.CLOBBERED]: (h, _after, taker, band, card) => {
    const place = h.bands[band].card.indexOf(card);
    if (place >= 0) h.bands[band].face[place] = EMPTY;
    h.seats[taker].scored += 2 ** card;
  },
  [NOTE.TIRED]: (h, _after, band, place) => {
    h.bands[band].face[place] = DOWN;
  },
  [NOTE.DRAWS]: (h, after, seat, n) => {
    h.played = [NONE, NONE];
    h.picked = [0, 0];
    h.seats[seat].cards += n;
    h.seats[seat].hand = [...after.seats[seat].hand];
  },
  [NOTE.STRUCK]: (h, _after, which) => {
    h.struck[which] = 1;
  },
  [NOTE.SWITCHED]: (h, _after, own, band, places) => {
    const [a, b] = [Math.floor(places / PLACES), places % PLACES];
    for (const field of ['card', 'face'] as const) {
      const held = h.bands[own][field][a];
      h.bands[own][field][a] = h.bands[band][field][b];
      h.bands[band][field][b] = held;
    }
  },
};

export function during(before: Horde, after: Horde, notes: Note[]): Horde {
  const h = structuredClone(before);
  for (const { kind, values } of notes) TELL[kind]?.(h, after, values[0], values[1], values[2]);
  return h;
}

/** The clash that was told last, to look at until the next. Sides are told apart by who held which totem then. */
export function clash(notes: Note[]): Clash & { seats: number[] } {
  const found = {
    cards: [NONE, NONE],
    copies: [NONE, NONE],
    seats: [NONE, NONE],
    totals: null as number[] | null,
    winner: NONE,
    result: '' as Clash['result'],
  };
  let start = notes.findLastIndex((n) => n.kind === NOTE.PLAYS);
  if (start > 0 && notes[start - 1].kind === NOTE.PLAYS) start -= 1;
  if (start < 0) return found;
  for (const { kind, values } of notes.slice(start)) {
    const [a, b] = values;
    const side = found.seats.indexOf(a);
    if (kind === NOTE.PLAYS) {
      const at = found.seats[0] === NONE ? 0 : 1;
      found.seats[at] = a;
      found.cards[at] = b;
    } else if (kind === NOTE.SWAPPED && side >= 0) found.cards[side] = b;
    else if (kind === NOTE.MIRRORED && side >= 0) found.copies[side] = b;
    else if (kind === NOTE.TOTALS) found.totals = [a, b];
    else if (kind === NOTE.WINS) Object.assign(found, { winner: a, result: 'win' });
    else if (kind === NOTE.DRAW) found.result = 'draw';
    else if (kind === NOTE.NOTHING_HAPPENS) found.result = 'nothing';
    else if (kind === NOTE.FLED) found.result = 'fled';
  }
  return found;
}
