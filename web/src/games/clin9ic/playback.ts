/** The clinic while it is told: how long each event is looked at, the table in between, and the day's closing. */

import { Component, DICE, DOOR, Level, Role, type Game, type View } from '../../generated/clin9ic';
import type { Note } from '../../generated/contract';
import { paced } from '../../playback/pace';
import { nameOf } from './clinic';
import { t } from '../../lib/messages';

export const pace = paced<Game>({
  times: {
    opened: 300,
    round: 1100,
    dealt: 260,
    laid: 500,
    begun: 450,
    built: 650,
    raised: 1100,
    walked: 950,
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
  v.people.splice(v.present, v.people.length < DICE ? 0 : 1, { who, place: DOOR, moved: 1, worked: 0, late: 0 });
  v.present += 1;
}

function drop(v: View, who: number, place: number): void {
  const i = v.people.findIndex((q, k) => k < v.present && q.who === who && q.place === place);
  if (i < 0) return;
  v.people.splice(i, 1);
  v.people.push({ who: 0, place: 0, moved: 0, worked: 0, late: 0 });
  v.present -= 1;
}

function build(v: View, component: number): void {
  if (component === Component.ENTRANCE) v.entrances += 1;
  if (component === Component.PARKING) v.parking = 1;
  if (component === Component.GARDEN) v.gardens += 1;
  if (component === Component.PILLAR) v.pillars += 1;
  if (component === Component.CONVEYOR) v.conveyors += 1;
  if (component === Component.HELIPAD) v.helipad = 1;
}

/** The table while this is told: as it was before, with everything that has been told done. */
export function during(before: View, notes: Note<Game>[]): View {
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
      if (n.patient === Level.COUPLE) add(v, Role.YELLOW_PATIENT);
      add(v, n.patient === Level.COUPLE ? Role.WHITE_PATIENT : Role.WHITE_PATIENT + n.patient - 1);
    } else if (kind === 'walked') {
      settle(v, n.who, n.origin, n.place);
      v.time += n.time;
    } else if (kind === 'sent_away') drop(v, n.who, n.place);
    else if (kind === 'turned_away') v.popularity -= n.lost;
    else if (kind === 'treated') {
      v.money += n.income;
      drop(v, n.patient, n.place);
    } else if (kind === 'gardens') v.money += n.income;
    else if (kind === 'bill') v.money = Math.max(0, v.money - n.upkeep - n.wages);
    else if (kind === 'unpaid') v.popularity -= n.lost;
    else if (kind === 'bought') {
      v.popularity += n.popularity;
      v.money -= n.price;
    } else if (kind === 'tired') change(v, n.place, n.who + 1, n.who);
    else if (kind === 'worse') change(v, n.place, n.who - 1, n.who);
    else if (kind === 'died') {
      drop(v, Role.RED_PATIENT, n.place);
      v.popularity -= n.lost;
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
    if (kind === 'treated')
      lines.push({ text: t('clinic-cured', { who: nameOf(n.patient) }), amount: n.income, unit: '$', tone: 'in' });
    else if (kind === 'gardens') lines.push({ text: t('clinic-gardens'), amount: n.income, unit: '$', tone: 'in' });
    else if (kind === 'bill') {
      lines.push({ text: t('clinic-upkeep'), amount: -n.upkeep, unit: '$', tone: 'out' });
      lines.push({ text: t('clinic-wages'), amount: -n.wages, unit: '$', tone: 'out' });
    } else if (kind === 'unpaid')
      lines.push({ text: t('clinic-unpaid', { missing: n.missing }), amount: -n.lost, unit: 'pop', tone: 'bad' });
    else if (kind === 'bought') lines.push({ text: t('clinic-bought'), amount: n.popularity, unit: 'pop', tone: 'in' });
    else if (kind === 'tired')
      lines.push({ text: t('clinic-tired', { who: nameOf(n.who) }), amount: 0, unit: '', tone: 'plain' });
    else if (kind === 'worse')
      lines.push({ text: t('clinic-worse', { who: nameOf(n.who) }), amount: 0, unit: '', tone: 'plain' });
    else if (kind === 'died') lines.push({ text: t('clinic-died'), amount: -n.lost, unit: 'pop', tone: 'bad' });
  }
  return lines;
}
