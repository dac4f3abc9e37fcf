/** What the board must know of a clinic: names, what a room is, how a floor lies on the screen, and the table while it is told. */

import {
  ADMIT_ICON,
  BUSY,
  CONVEYOR,
  DICE,
  DOOR,
  ENTRANCE,
  GARDEN,
  HALL,
  HELIPAD,
  NURSE,
  ORDERLY,
  PARKING,
  PATIENT,
  PILLAR,
  SERIOUS,
  SPACES,
  SPOTLESS,
  SWIFT,
  TOWER,
  type Box,
  type Game,
  type Person,
  type View,
} from '../../generated/clin9ic';
import type { Note } from '../../lib/wire';
import { paced } from '../../telling/pace';

export const COLOURS = ['white', 'yellow', 'orange', 'red'];
export const ICONS = ['Build', 'Hire', 'Admit'];
export const COMPONENTS = ['Entrance', 'Parking', 'Garden', 'Pillar', 'Conveyor', 'Helipad'];
export const GOALS = ['Popular', 'Busy', 'Serious cases', 'Swift', 'Tower', 'Spotless'];
export const TOPS = ['first', 'middle', 'last'];

export type Sort = 'doctor' | 'nurse' | 'orderly' | 'patient';
export const sortOf = (who: number): Sort =>
  who >= PATIENT ? 'patient' : who === ORDERLY ? 'orderly' : who === NURSE ? 'nurse' : 'doctor';
/** 1 to 4, or 0 for those without a level. */
export const levelOf = (who: number): number => (who >= PATIENT ? who - PATIENT + 1 : who < NURSE ? who : 0);
export const nameOf = (who: number): string =>
  levelOf(who) ? `${COLOURS[levelOf(who) - 1]} ${sortOf(who)}` : sortOf(who);

export type Kind = 'treatment' | 'operating' | 'hub' | 'supply' | 'hall' | 'empty';
export function kindOf(box: Box, card: number, space: number): Kind {
  const has = (set: number[]): boolean => ((set[card] >> space) & 1) === 1;
  if (has(box.rooms)) return 'treatment';
  if (has(box.operating)) return 'operating';
  if (has(box.hubs)) return 'hub';
  if (has(box.supply)) return 'supply';
  return space === HALL ? 'hall' : 'empty';
}
export const KIND_NAMES: Record<Kind, string> = {
  treatment: 'Treatment room',
  operating: 'Operating room',
  hub: 'Hub',
  supply: 'Supply room',
  hall: 'Hall',
  empty: 'Empty space',
};
export const spot = (place: number): string =>
  `${'ABC'[Math.floor((place % SPACES) / 3)]}${(place % 3) + 1}` +
  (place >= SPACES ? `, floor ${Math.floor(place / SPACES)}` : '');

/** Pillars stand before gardens in the empty spaces of the top floor; below a floor there are only pillars. */
export function standsIn(v: View, box: Box, place: number): '' | 'pillar' | 'garden' {
  const floor = Math.floor(place / SPACES);
  if (floor < v.height - 1) return 'pillar';
  const before = Array.from({ length: place % SPACES }, (_, k) => (box.empty[v.floors[floor]] >> k) & 1).reduce(
    (a, b) => a + b,
    0,
  );
  return before < v.pillars ? 'pillar' : before < v.pillars + v.gardens ? 'garden' : '';
}

export const people = (v: View): Person[] => v.people.slice(0, v.present);
export const cars = (v: View, box: Box): number => box.parking[v.floors[0]]?.[v.parking] ?? 0;

// ---------------------------------------------------------------- what the day costs, and how far the goal is

const bits = (n: number): number => (n ? (n & 1) + bits(n >> 1) : 0);

export function bills(v: View, box: Box): { upkeep: number; wages: number } {
  let full = box.upkeep_floor * v.height;
  const supply = new Set<number>();
  for (let f = 0; f < v.height; f++) {
    const card = v.floors[f];
    const modules = box.rooms[card] | box.operating[card] | box.hubs[card] | box.supply[card];
    full += box.upkeep_module * bits(modules);
    for (let k = 0; k < SPACES; k++) if ((box.supply[card] >> k) & 1) supply.add(f * SPACES + k);
  }
  const saved = people(v).filter((p) => p.who === ORDERLY && supply.has(p.place)).length * box.saved;
  const wages = people(v).reduce((sum, p) => sum + (p.who <= ORDERLY ? box.wages[p.who - 1] : 0), 0);
  return { upkeep: Math.max(0, full - saved), wages };
}

export function score(v: View, box: Box): number {
  const here = people(v);
  const doctors = here.reduce((sum, p) => sum + (p.who < NURSE ? p.who : 0), 0);
  let rooms = 0;
  for (let f = 0; f < v.height; f++)
    rooms += box.high_room[f] * bits(box.rooms[v.floors[f]] | box.operating[v.floors[f]]);
  const extras = v.gardens * box.garden_points + v.helipad * box.helipad_points;
  const left = here.filter((p) => p.who >= PATIENT).length;
  return v.popularity + doctors + rooms + extras - Math.floor(v.time / box.hours) - left;
}

export interface Part {
  name: string;
  now: number;
  want: number;
  /** Less is better. */
  most?: boolean;
}

/** Everything that the goal asks for. */
export function parts(v: View, box: Box): Part[] {
  const target = box.target[v.goal][box.difficulty];
  const found: Part[] = [];
  if (v.goal === BUSY) found.push({ name: 'treated', now: v.treated, want: target.amount });
  if (v.goal === SERIOUS) {
    found.push({ name: 'serious cases', now: v.serious, want: target.amount });
    found.push({ name: 'dead', now: v.dead, want: 0, most: true });
  }
  if (v.goal === SWIFT) found.push({ name: 'time', now: v.time, want: target.amount, most: true });
  if (v.goal === TOWER) {
    found.push({ name: 'floors', now: v.height, want: target.amount });
    if (target.helipad) found.push({ name: 'helipad', now: v.helipad, want: 1 });
  }
  if (v.goal === SPOTLESS)
    found.push({ name: 'slips', now: v.refused + v.dead + v.unpaid, want: target.amount, most: true });
  if (target.score > -1000) found.push({ name: 'score', now: score(v, box), want: target.score });
  return found;
}
export const met = (p: Part): boolean => (p.most ? p.now <= p.want : p.now >= p.want);

// ---------------------------------------------------------------- the cards

export interface Section {
  icon: number;
  staff: number[];
  patients: number[];
  /** Which of the three cards, and its name. */
  order: number;
  name: string;
}

/** The four sections that show if this card lies on top. */
export function row(v: View, box: Box, top: number): Section[] {
  return [0, top === 0 ? 0 : 1, top === 2 ? 2 : 1, 2].map((order, slot) => {
    const [card, face, at] = [v.card[order], v.face[order], slot - order];
    return {
      icon: box.icon[card][face][at],
      staff: box.staff[card][face].slice(2 * at, 2 * at + 2),
      patients: box.patients[card][face].slice(2 * at, 2 * at + 2),
      order,
      name: box.texts.actions[card],
    };
  });
}

// ---------------------------------------------------------------- how it lies on the screen

export interface Lie {
  /** Height of a row of rooms, width of a room in the front row, and where the building stands. */
  row: number;
  column: number;
  slab: number;
  width: number;
  top: number;
  middle: number;
}
export const ROOF = 34;
export const STREET = 74;
const DEPTH = [0.86, 0.93, 1];
/** Rows lie behind each other: the back ones are a little smaller. */
export const depth = (place: number): number => DEPTH[Math.floor((place % SPACES) / 3)];

export function lie(width: number, height: number, floors: number): Lie {
  const slab = 10;
  const free = height - ROOF - STREET - floors * slab;
  const tall = Math.max(34, Math.min(112, free / (3 * floors)));
  const column = Math.min(tall * 2.1, (width - 24) / 3.05);
  const high = floors * (3 * tall + slab);
  return { row: tall, column, slab, width: 3 * column, top: Math.max(ROOF, height - STREET - high), middle: width / 2 };
}

export interface Frame {
  x: number;
  y: number;
  w: number;
  h: number;
}

export function frame(l: Lie, floors: number, place: number): Frame {
  const [floor, space] = [Math.floor(place / SPACES), place % SPACES];
  const [r, c] = [Math.floor(space / 3), space % 3];
  const d = DEPTH[r];
  const y = l.top + (floors - 1 - floor) * (3 * l.row + l.slab) + r * l.row;
  return { x: l.middle + (c - 1.5) * l.column * d, y, w: l.column * d, h: l.row };
}

// ---------------------------------------------------------------- telling

export const pace = paced<Game>({
  times: {
    opened: 300,
    round: 1100,
    dealt: 260,
    laid: 500,
    begun: 450,
    built: 650,
    raised: 1100,
    walked: 750,
    hired: 350,
    admitted: 350,
    treated: 950,
    gardens: 450,
    bill: 1300,
    unpaid: 1200,
    bought: 700,
    tired: 550,
    worse: 650,
    died: 1400,
    no_room: 650,
    turned_away: 700,
    counted: 2200,
    closed: 900,
  },
  otherwise: 400,
});

function settle(v: View, who: number, from: number, to: number): void {
  const p = v.people.find((q) => q.who === who && q.place === from);
  if (p) p.place = to;
}

function add(v: View, who: number): void {
  v.people.splice(v.present, v.people.length < DICE ? 0 : 1, { who, place: DOOR, moved: 1, worked: 0 });
  v.present += 1;
}

function drop(v: View, who: number, place: number): void {
  const i = v.people.findIndex((q, k) => k < v.present && q.who === who && q.place === place);
  if (i < 0) return;
  v.people.splice(i, 1);
  v.people.push({ who: 0, place: 0, moved: 0, worked: 0 });
  v.present -= 1;
}

function build(v: View, component: number): void {
  if (component === ENTRANCE) v.entrances += 1;
  if (component === PARKING) v.parking = 1;
  if (component === GARDEN) v.gardens += 1;
  if (component === PILLAR) v.pillars += 1;
  if (component === CONVEYOR) v.conveyors += 1;
  if (component === HELIPAD) v.helipad = 1;
}

const COUPLE = 5;

/** The table while this is told: as it was before, with everything that has been told done. */
export function during(before: View, notes: Note<Game>[], price: number): View {
  const v = structuredClone(before);
  for (const { kind, numbers: n } of notes) {
    if (kind === 'built' || kind === 'extra') {
      v.money -= n.price;
      build(v, n.component);
    } else if (kind === 'replaced') v.gardens -= 1;
    else if (kind === 'raised') {
      v.money -= n.price;
      v.floors[n.floor] = n.card;
      v.height = n.floor + 1;
      v.pillars = 0;
    } else if (kind === 'hired') {
      v.money -= n.price;
      add(v, n.who);
    } else if (kind === 'admitted') {
      if (n.patient === COUPLE) add(v, PATIENT + 1);
      add(v, n.patient === COUPLE ? PATIENT : PATIENT + n.patient - 1);
    } else if (kind === 'walked') {
      settle(v, n.who, n.origin, n.place);
      v.time += n.time;
    } else if (kind === 'sent_away') drop(v, n.who, n.place);
    else if (kind === 'turned_away') {
      v.popularity -= n.lost;
      v.refused += 1;
    } else if (kind === 'treated') {
      v.money += n.income;
      v.treated += 1;
      drop(v, n.patient, n.place);
    } else if (kind === 'gardens') v.money += n.income;
    else if (kind === 'bill') v.money = Math.max(0, v.money - n.upkeep - n.wages);
    else if (kind === 'unpaid') v.popularity -= n.lost;
    else if (kind === 'bought') {
      v.popularity += n.popularity;
      v.money -= n.popularity * price;
    } else if (kind === 'tired') change(v, n.place, n.who + 1, n.who);
    else if (kind === 'worse') change(v, n.place, n.who - 1, n.who);
    else if (kind === 'died') {
      drop(v, PATIENT + 3, n.place);
      v.popularity -= n.lost;
      v.dead += 1;
    } else if (kind === 'begun') v.step = n.step;
    else if (kind === 'round') v.round = n.round;
  }
  return v;
}

function change(v: View, place: number, from: number, to: number): void {
  const p = v.people.find((q) => q.place === place && q.who === from);
  if (p) p.who = to;
}

// ---------------------------------------------------------------- the closing of a day

export interface Line {
  text: string;
  amount: number;
  /** What the number counts. */
  unit: '$' | 'pop' | '';
  tone: 'in' | 'out' | 'bad' | 'plain';
}

/** The till roll of the day: what was told since the last action ended, in short lines. */
export function closing(heard: Note<Game>[]): Line[] {
  const from = heard.findLastIndex((n) => n.kind === 'laid');
  const lines: Line[] = [];
  for (const { kind, numbers: n } of from < 0 ? [] : heard.slice(from)) {
    if (kind === 'treated') lines.push({ text: `${nameOf(n.patient)} cured`, amount: n.income, unit: '$', tone: 'in' });
    else if (kind === 'gardens') lines.push({ text: 'gardens', amount: n.income, unit: '$', tone: 'in' });
    else if (kind === 'bill') {
      lines.push({ text: 'upkeep', amount: -n.upkeep, unit: '$', tone: 'out' });
      lines.push({ text: 'wages', amount: -n.wages, unit: '$', tone: 'out' });
    } else if (kind === 'unpaid')
      lines.push({ text: `$${n.missing} unpaid`, amount: -n.lost, unit: 'pop', tone: 'bad' });
    else if (kind === 'bought') lines.push({ text: 'bought', amount: n.popularity, unit: 'pop', tone: 'in' });
    else if (kind === 'tired')
      lines.push({ text: `tired: now a ${nameOf(n.who)}`, amount: 0, unit: '', tone: 'plain' });
    else if (kind === 'worse') lines.push({ text: `worse: ${nameOf(n.who)}`, amount: 0, unit: '', tone: 'plain' });
    else if (kind === 'died') lines.push({ text: 'a patient died', amount: -n.lost, unit: 'pop', tone: 'bad' });
  }
  return lines;
}

export const isAdmit = (v: View): boolean => v.laid >= 0 && v.icons[v.step] === ADMIT_ICON;
