import { describe, expect, it } from 'vitest';
import { DOOR, Role, type Box, type Game, type View } from '../../generated/clin9ic';
import type { Note } from '../../generated/contract';
import { minus, nameOf, route, standsIn } from './clinic';
import { frame, lie } from './lie';
import { closing, during } from './playback';

const box = { empty: [0b101000000] } as unknown as Box;

const view = (more: Partial<View> = {}): View =>
  ({
    money: 15, popularity: 0, time: 0, people: [{ who: 1, place: 0, moved: 0, worked: 0, late: 0 }], present: 1, floors: [0, -1, -1],
    height: 1, entrances: 1, parking: 0, conveyors: 0, helipad: 0, pillars: 1, gardens: 1, goal: 0, round: 1, treated: 0,
    serious: 0, dead: 0, refused: 0, unpaid: 0, step: 0, ...more,
  }) as unknown as View; // prettier-ignore

const told = (kind: string, numbers: object): Note<Game> =>
  ({ n: 0, move: 0, text: '', clause: '', kind, numbers }) as unknown as Note<Game>;

describe('the clinic', () => {
  it('shows no sign before nothing', () => {
    expect([minus(3), minus(0)]).toEqual(['−3', '0']);
  });

  it('names everybody', () => {
    expect([1, 4, 5, 6, Role.WHITE_PATIENT, Role.RED_PATIENT].map(nameOf)).toEqual([
      'white doctor',
      'red doctor',
      'nurse',
      'orderly',
      'white patient',
      'red patient',
    ]);
  });

  it('stands pillars before gardens in the empty spaces', () => {
    expect([6, 8].map((place) => standsIn(view(), box, place))).toEqual(['pillar', 'garden']);
    expect(standsIn(view({ pillars: 0, gardens: 0 }), box, 6)).toBe('');
  });

  it('lays floors above each other, and rows behind each other', () => {
    const l = lie(900, 500, 2);
    expect(frame(l, 2, 9).y).toBeLessThan(frame(l, 2, 0).y);
    expect(frame(l, 2, 0).w).toBeLessThan(frame(l, 2, 6).w);
    expect(frame(l, 2, 8).x + frame(l, 2, 8).w).toBeLessThanOrEqual(900);
  });

  it('follows the way that the rules tell, from the door too', () => {
    const toward = Array.from({ length: 10 }, () => Array.from({ length: 9 }, () => -1));
    toward[9][0] = 7;
    toward[7][0] = 4;
    toward[4][0] = 1;
    toward[1][0] = 0;
    expect(route(toward, DOOR, 0)).toEqual([DOOR, 7, 4, 1, 0]);
    expect(route(toward, 4, 0)).toEqual([4, 1, 0]);
    expect(route(toward, 3, 0)).toEqual([]);
  });

  it('fits every house on every screen', () => {
    for (const [width, height] of [
      [390, 330],
      [390, 383],
      [934, 460],
      [934, 300],
    ])
      // prettier-ignore
      for (const floors of [1, 2, 3]) {
        const l = lie(width, height, floors);
        const lowest = frame(l, floors, 8);
        expect(lowest.y + lowest.h + l.slab).toBeLessThanOrEqual(height - l.street + 1);
        expect(frame(l, floors, 9 * (floors - 1)).y).toBeGreaterThanOrEqual(l.roof);
        expect(lowest.x + lowest.w).toBeLessThanOrEqual(width);
      }
  });

  it('follows what is told, one thing after the other', () => {
    const notes = [
      told('hired', { who: 5, index: 0, price: 1 }),
      told('walked', { who: 5, origin: DOOR, place: 7, time: 1 }),
      told('bill', { upkeep: 5, saved: 0, wages: 2 }),
      told('bought', { popularity: 2, price: 6 }),
    ];
    const v = during(view(), notes);
    expect([v.money, v.popularity, v.time, v.present, v.people[1].place]).toEqual([1, 2, 1, 2, 7]);
    expect(during(view(), notes.slice(0, 1)).people[1].place).toBe(DOOR);
  });

  it('closes the day in lines', () => {
    const lines = closing([
      told('treated', { place: 0, doctor: 1, patient: 8, nurses: 1, income: 8 }),
      told('laid', {}),
      told('treated', { place: 0, doctor: 1, patient: 7, nurses: 0, income: 6 }),
      told('bill', { upkeep: 5, saved: 0, wages: 2 }),
      told('died', { place: 1, lost: 3 }),
    ]);
    expect(lines.map((l) => [l.text, l.amount])).toEqual([
      ['white patient cured', 6],
      ['upkeep', -5],
      ['wages', -2],
      ['a patient died', -3],
    ]);
  });
});
