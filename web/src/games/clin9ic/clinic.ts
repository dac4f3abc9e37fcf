/** Names, kinds of rooms and ways: how a view of the clinic is read. */

import { t } from '../../lib/messages';
import { BonusIcon, DOOR, HALL, Level, Role, SPACES, type Box, type Person, type View } from '../../generated/clin9ic';

/** By these names signs and help are found. */
export const ICONS = ['Build', 'Hire', 'Admit'];
export const COMPONENTS = ['Entrance', 'Parking', 'Garden', 'Pillar', 'Conveyor', 'Helipad'];

/** What is taken away; nothing has no sign. */
export const minus = (n: number): string => (n ? `−${n}` : '0');

type Sort = 'doctor' | 'nurse' | 'orderly' | 'patient';
export const sortOf = (who: number): Sort =>
  who >= Role.WHITE_PATIENT ? 'patient' : who === Role.ORDERLY ? 'orderly' : who === Role.NURSE ? 'nurse' : 'doctor';
/** 1 to 4, or 0 for those without a level. */
export const levelOf = (who: number): number =>
  who >= Role.WHITE_PATIENT ? who - Role.WHITE_PATIENT + 1 : who < Role.NURSE ? who : 0;
export const nameOf = (who: number): string => t('clinic-who', { sort: sortOf(who), level: levelOf(who) });

/** Who stands in a box of staff, or what it brings. */
export const staffName = (held: number): string =>
  held === BonusIcon.PILLAR
    ? t('clinic-a-pillar')
    : held === BonusIcon.GARDEN
      ? t('clinic-a-garden')
      : held
        ? nameOf(held)
        : t('clinic-nobody');
/** Who waits in a box of patients. */
export const patientName = (held: number): string =>
  held === Level.COUPLE ? t('clinic-couple') : held ? t('clinic-colour', { level: held }) : t('clinic-nobody');

export type Kind = 'treatment' | 'operating' | 'hub' | 'supply' | 'hall' | 'empty';
export function kindOf(box: Box, card: number, space: number): Kind {
  const has = (set: number[]): boolean => ((set[card] >> space) & 1) === 1;
  if (has(box.rooms)) return 'treatment';
  if (has(box.operating)) return 'operating';
  if (has(box.hubs)) return 'hub';
  if (has(box.supply)) return 'supply';
  return space === HALL ? 'hall' : 'empty';
}
export const kindName = (kind: Kind): string => t('clinic-kind', { kind });
export const spot = (place: number): string =>
  `${'ABC'[Math.floor((place % SPACES) / 3)]}${(place % 3) + 1}` +
  (place >= SPACES ? t('clinic-on-floor', { floor: Math.floor(place / SPACES) }) : '');

/** Pillars are drawn before gardens in the empty spaces of the top floor; below a floor there are only pillars. */
export function standsIn(v: View, box: Box, place: number): '' | 'pillar' | 'garden' {
  const [floor, space] = [Math.floor(place / SPACES), place % SPACES];
  if (floor < v.height - 1) return 'pillar';
  let before = 0;
  for (let k = 0; k < space; k++) before += (box.empty[v.floors[floor]] >> k) & 1;
  return before < v.pillars ? 'pillar' : before < v.pillars + v.gardens ? 'garden' : '';
}

export const people = (v: View): Person[] => v.people.slice(0, v.present);

/** The way from one place to another, step by step, both included; empty where there is none. */
export function route(toward: number[][], from: number, to: number): number[] {
  const way = [from];
  for (let at = from; at !== to; way.push(at)) {
    at = (at === DOOR ? toward.at(-1) : toward[at])?.[to] ?? -1;
    if (at < 0) return [];
  }
  return way;
}
