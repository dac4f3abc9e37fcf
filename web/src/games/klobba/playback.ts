/** The table while a move is being told, note by note. */

import { Face, NONE, type Game, type Notes } from '../../generated/klobba';
import type { Note } from '../../generated/contract';
import { paced, retell, type Retold } from '../../playback/pace';
import type { Scene } from './horde';

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

function showBands({ view }: Scene, after: Scene, ...bands: number[]): void {
  for (const band of bands) view.bands[band] = structuredClone(after.view.bands[band]);
}

function pay({ view }: Scene, from: number, to: number): void {
  view.seats[from].stars -= 1;
  view.seats[to].stars += 1;
}

function play({ view, derived }: Scene, { seat, card }: Notes['plays']): void {
  view.played[derived.sides[seat]] = card;
}

const CHANGES: Retold<Scene, Notes> = {
  mustered: (scene, { seat }, after) => showBands(scene, after, seat),
  free_band: (scene, { band }, after) => showBands(scene, after, band),
  refilled: (scene, { band }, after) => showBands(scene, after, band),
  engaged: (scene, _, after) => showBands(scene, after, ...scene.view.bands.keys()),
  fled: (scene, { seat }, after) => showBands(scene, after, seat),
  switched: (scene, { seat, band }, after) => showBands(scene, after, seat, band),
  totem: ({ view, derived }, { seat, side }) => {
    derived.sides = derived.sides.map((s, band) => (band === seat ? side : s === side ? NONE : s));
    view.holder[side] = seat;
    view.partner[side] = NONE;
  },
  paired: ({ view, derived }, { band, side }) => {
    view.partner[side] = band;
    derived.sides[band] = side;
  },
  accepts: (scene, { holder, offerer }) => pay(scene, holder, offerer),
  regrets: (scene, { holder, offerer }) => pay(scene, holder, offerer),
  glorious: (scene, { winner, loser }) => pay(scene, loser, winner),
  plays: play,
  swapped: play,
  selected: ({ view, derived }, { seat, band, place }) => {
    derived.selected[band][place] = true;
    view.bands[band].star[place] += 1;
    view.seats[seat].stars -= 1;
  },
  star_to: ({ view }, { seat, band, place }) => {
    view.bands[band].star[place] -= 1;
    if (seat >= 0) view.seats[seat].stars += 1;
    else view.spent += 1;
  },
  clobbered: ({ view, derived }, { taker, band, place }) => {
    view.bands[band].face[place] = Face.EMPTY;
    derived.score_piles[taker] += 1;
  },
  tired: ({ view }, { band, place }) => {
    view.bands[band].face[place] = Face.DOWN;
  },
  draws: ({ view, derived }, { seat, cards }, after) => {
    view.played = [NONE, NONE];
    derived.selected = derived.selected.map((row) => row.map(() => false));
    view.seats[seat].cards += cards;
    view.seats[seat].hand = [...after.view.seats[seat].hand];
  },
  struck: ({ view }, { storm }, after) => {
    view.struck[storm] = after.view.struck[storm];
  },
};

/** The scene before a move, with the pieces moved as the notes told so far say. */
export const during = ({ view, derived }: Scene, after: Scene, notes: Note<Game>[]): Scene =>
  retell(CHANGES, [{ view, derived }, after], notes);

/** The clash that was told last, shown until the next. Black's card is always told first. */
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
    else if (kind === 'mirrored') found.copies[side] = n.copied;
    else if (kind === 'totals') found.totals = [n.black, n.white];
    else if (kind === 'wins') Object.assign(found, { winner: n.seat, result: 'win' });
    else if (kind === 'draw') found.result = 'draw';
    else if (kind === 'nothing_happens') found.result = 'nothing';
    else if (kind === 'fled') found.result = 'fled';
  }
  return found;
}
