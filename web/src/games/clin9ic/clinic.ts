/** What the board must know of a clinic: names, what a room is, ways, bills, the goal, and what the cards show. */

import { DOOR, Goal, HALL, PORCH, Role, SPACES, type Box, type Person, type View } from '../../generated/clin9ic';

export const COLOURS = ['white', 'yellow', 'orange', 'red'];
export const ICONS = ['Build', 'Hire', 'Admit'];
export const COMPONENTS = ['Entrance', 'Parking', 'Garden', 'Pillar', 'Conveyor', 'Helipad'];
export const GOALS = ['Popular', 'Busy', 'Serious cases', 'Swift', 'Tower', 'Spotless'];
export const TOPS = ['first', 'middle', 'last'];

/** What is taken away; nothing has no sign. */
export const minus = (n: number): string => (n ? `−${n}` : '0');

export type Sort = 'doctor' | 'nurse' | 'orderly' | 'patient';
export const sortOf = (who: number): Sort =>
  who >= Role.WHITE_PATIENT ? 'patient' : who === Role.ORDERLY ? 'orderly' : who === Role.NURSE ? 'nurse' : 'doctor';
/** 1 to 4, or 0 for those without a level. */
export const levelOf = (who: number): number =>
  who >= Role.WHITE_PATIENT ? who - Role.WHITE_PATIENT + 1 : who < Role.NURSE ? who : 0;
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

// ---------------------------------------------------------------- ways

/** The places that one can step to from here; the door leads into the hub behind it, and from the helipad into the top hall. */
function beside(v: View, box: Box, here: number): number[] {
  if (here === DOOR) return [PORCH];
  const [floor, space] = [Math.floor(here / SPACES), here % SPACES];
  const [r, c] = [Math.floor(space / 3), space % 3];
  const found = [
    ...(r > 0 ? [here - 3] : []),
    ...(r < 2 ? [here + 3] : []),
    ...(c > 0 ? [here - 1] : []),
    ...(c < 2 ? [here + 1] : []),
  ].filter((place) => kindOf(box, v.floors[floor], place % SPACES) !== 'empty');
  if (space === HALL) {
    if (floor > 0) found.push(here - SPACES);
    if (floor < v.height - 1) found.push(here + SPACES);
  }
  return found;
}

function shortest(v: View, box: Box, from: number, to: number): number[] {
  const came = new Map([[from, from]]);
  const edge = [from];
  for (let here = edge.shift(); here !== undefined && here !== to; here = edge.shift())
    for (const next of beside(v, box, here))
      if (!came.has(next)) {
        came.set(next, here);
        edge.push(next);
      }
  const way = came.has(to) ? [to] : [];
  while (way.length && way[0] !== from) way.unshift(came.get(way[0]) ?? from);
  return way;
}

/** The way that somebody takes, place by place, both ends told; who comes by helicopter starts in the hall of the top floor. */
export function route(v: View, box: Box, from: number, to: number): number[] {
  const walk = shortest(v, box, from, to);
  if (from !== DOOR || !v.helipad) return walk;
  const landed = shortest(v, box, (v.height - 1) * SPACES + HALL, to);
  return landed.length && took(v, landed) < took(v, walk) ? [DOOR, ...landed] : walk;
}

/** How long a way takes: a step each, but on a floor with a conveyor 1 at most; a flight of stairs is a step. */
function took(v: View, way: number[]): number {
  const steps = new Map<number, number>();
  let stairs = 0;
  for (let i = 1; i < way.length; i++) {
    const [a, b] = [way[i - 1], way[i]].map((p) => (p === DOOR ? 0 : Math.floor(p / SPACES)));
    if (a === b) steps.set(a, (steps.get(a) ?? 0) + 1);
    else stairs += 1;
  }
  return [...steps].reduce((sum, [floor, n]) => sum + (floor < v.conveyors ? Math.min(1, n) : n), stairs);
}

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
  const saved = people(v).filter((p) => p.who === Role.ORDERLY && supply.has(p.place)).length * box.saved;
  const wages = people(v).reduce((sum, p) => sum + (p.who <= Role.ORDERLY ? box.wages[p.who - 1] : 0), 0);
  return { upkeep: Math.max(0, full - saved), wages };
}

export function score(v: View, box: Box): number {
  const here = people(v);
  const doctors = here.reduce((sum, p) => sum + (p.who < Role.NURSE ? p.who : 0), 0);
  let rooms = 0;
  for (let f = 0; f < v.height; f++)
    rooms += box.high_room[f] * bits(box.rooms[v.floors[f]] | box.operating[v.floors[f]]);
  const extras = v.gardens * box.garden_points + v.helipad * box.helipad_points;
  const left = here.filter((p) => p.who >= Role.WHITE_PATIENT).length;
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
  if (v.goal === Goal.BUSY) found.push({ name: 'treated', now: v.treated, want: target.amount });
  if (v.goal === Goal.SERIOUS) {
    found.push({ name: 'serious cases', now: v.serious, want: target.amount });
    found.push({ name: 'dead', now: v.dead, want: 0, most: true });
  }
  if (v.goal === Goal.SWIFT) found.push({ name: 'time', now: v.time, want: target.amount, most: true });
  if (v.goal === Goal.TOWER) {
    found.push({ name: 'floors', now: v.height, want: target.amount });
    if (target.helipad) found.push({ name: 'helipad', now: v.helipad, want: 1 });
  }
  if (v.goal === Goal.SPOTLESS)
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
