import { describe, expect, it } from 'vitest';
import {
  CELLS,
  COLUMNS,
  Mark,
  REACHED,
  type Derived,
  type Game,
  type Lying,
  type Notes,
} from '../../generated/karthis';
import type { Note } from '../../generated/contract';
import { bounds, follow } from '../../pieces/lens.svelte';
import { cardFace, effect, effective } from './cards';
import { during, scene } from './scene';
import { beside, centre, drawTile, isSealed, place, S, walk, type Printed, type Temple } from './temple';

const START = 8;
const note = <K extends keyof Notes>(kind: K, numbers: Notes[K]): Note<Game> =>
  ({ n: 0, move: 1, text: '', clause: '', kind, numbers }) as Note<Game>;

function temple(rooms: Record<string, number>): Temple {
  const t: Temple = {
    treasure: 0,
    at: START,
    enemy_at: -1,
    ways: Array<number>(CELLS).fill(0),
    mark: Array<number>(CELLS).fill(0),
    tiles: { n: 0, card: [] },
    edges: { n: 0, card: [] },
    deck: { n: 34, card: [] },
    discard: { n: 0, card: [] },
    gone: { n: 0, card: [] },
    aside: { n: 0, card: [] },
    drawn: { n: 0, card: [] },
    guard: [-1, -1, -1],
    chosen: -1,
    enemy: -1,
    face: -1,
    enemy_health: 0,
    health: 10,
    floor: 1,
    jokers: 0,
    heading: 0,
    stairs_near: 0,
    enemy_near: 0,
    pressed: 0,
    phase: 0,
    end: 0,
  };
  for (const [cell, ways] of Object.entries(rooms)) {
    t.ways[Number(cell)] = ways;
    t.mark[Number(cell)] = REACHED + Mark.DOT;
    t.tiles.card.push(Number(cell));
    t.tiles.n += 1;
  }
  return t;
}

const box = {
  start: START,
  health: 10,
  level: 1,
  rating: 3,
  enemy: 5,
  multiplier: [1, 10, 100],
  joker: [10, 100],
  texts: {
    threats: [
      'Bats',
      'Snakes',
      'Dart Trap',
      'Poisonous Gas',
      'Pit Trap',
      'Arrows',
      'Falling Stone',
      'Swinging Blades',
      'Spike Trap',
      'Sealed Shut',
    ],
  },
} as Printed;

describe('the map', () => {
  it('lies with row 0 at the bottom and north upwards', () => {
    expect(place(START)).toEqual({ x: 8 * S, y: 21 * S });
    expect(beside(START, 0)).toBe(START + COLUMNS);
    expect(beside(START, 3)).toBe(START - 1);
  });

  it('is walked by passages, and jumped where none joins two tiles', () => {
    // three rooms north of each other, and one to the east that a wall cuts off
    const t = temple({ [START]: 0b0001, [START + COLUMNS]: 0b0101, [START + 2 * COLUMNS]: 0b0100, [START + 1]: 0 });
    expect(walk(t, START, START + 2 * COLUMNS)).toEqual([START, START + COLUMNS, START + 2 * COLUMNS]);
    expect(walk(t, START, START + 1)).toEqual([START, START + 1]);
    // nobody walks through a tile out of reach, such as a living enemy's, but up to it
    const guarded = { ...t, mark: t.mark.with(START + COLUMNS, Mark.STAR) };
    expect(walk(guarded, START, START + 2 * COLUMNS)).toEqual([START, START + 2 * COLUMNS]);
    expect(walk(guarded, START, START + COLUMNS)).toEqual([START, START + COLUMNS]);
  });

  it('is drawn the same for the same tile and with a gap in the wall for every passage', () => {
    const drawn = drawTile(0b1111, 3);
    expect(drawTile(0b1111, 3)).toEqual(drawn);
    expect(drawn.walls.match(/M/g)).toHaveLength(5);
    expect(drawTile(0, 3).walls.match(/M/g)).toHaveLength(1);
  });

  it('is seen whole where it fits', () => {
    const camera = follow(bounds([START, START + COLUMNS].map(centre), 1.1 * S), centre(START), 900, 700);
    expect(camera.x).toBe(8 * S + S / 2);
    expect(camera.zoom).toBeGreaterThan(0.6);
  });
});

/** What the rules say of one card. */
const facts = (card: number, amount: number): Derived =>
  ({ rating: 4, deadly: [], amounts: Array<number>(54).fill(0).with(card, amount) }) as unknown as Derived;

describe('cards', () => {
  it('say what they are, and what the rules say they do', () => {
    const t = temple({ [START]: 1 });
    expect(cardFace(3, box).title).toBe('Poisonous Gas');
    expect(effect(3, t, box, facts(3, 4))).toBe('−4 below 4');
    expect(effect(9, t, box, facts(9, 10))).toBe('the way in closes');
    expect(effect(2 * 13 + 5, t, box, facts(31, 60))).toBe('worth 60');
    expect(effect(3 * 13, t, box, facts(39, 2))).toBe('+2 Health');
    expect(effect(12, t, box, facts(12, 7))).toBe('7 Health');
    expect(effect(52, t, box, facts(52, 1000))).toBe('worth 1,000');
  });

  it('warn where they can end the game', () => {
    const last = { ...facts(3, 4), deadly: [3] };
    expect(effect(3, temple({ [START]: 1 }), box, last)).toBe('−4 below 4 ☠');
  });

  it('go on saying what they did after they are chosen', () => {
    const heart = { card: 3 * 13, guard: -1, chosen: true };
    expect(effective(heart, box, 'before', 'now')).toBe('before');
    expect(effective({ ...heart, chosen: false }, box, 'before', 'now')).toBe('now');
    expect(effective({ ...heart, card: 12 }, box, 'before', 'now')).toBe('now');
  });
});

describe('what is being told', () => {
  const before = temple({ [START]: 0b0001 });
  const after = temple({ [START]: 0b0000 | (1 << 4), [START + COLUMNS]: 1 << 6 });
  after.at = START + COLUMNS;
  after.health = 6;
  after.mark[START + COLUMNS] = 64 + 2;

  it('lays the tile first, hurts when the die says so, and slams the door when it slams', () => {
    const told = [note('tile', { roll: 44, side: 0, cell: START + COLUMNS })];
    let t = during(before, after, told);
    expect(t.at).toBe(START + COLUMNS);
    expect(t.tiles.n).toBe(2);
    expect(t.mark[START + COLUMNS] & 7).toBe(1);
    expect(isSealed(t.ways[START], 0)).toBe(false);
    t = during(before, after, [
      ...told,
      note('encounter', { card: 3, drawn: 1 }),
      note('challenge', { face: 2, rating: 3, damage: 4 }),
      note('slammed', { side: 0 }),
    ]);
    expect(t.health).toBe(6);
    expect(t.mark[START + COLUMNS] & 7).toBe(2);
    expect(isSealed(t.ways[START], 0)).toBe(true);
    expect(before.health).toBe(10);
  });

  it('puts the drawn cards on the table and marks the one encountered', () => {
    const s = scene([], -1, [
      note('tile', { roll: 5, side: 0, cell: 25 }),
      note('drew', { face: 4, cards: 2 }),
      note('turned', { card: 52 }),
      note('guarded', { guard: 3 }),
      note('turned', { card: 7 }),
      note('encounter', { card: 7, drawn: 2 }),
    ]);
    expect(s.cards).toEqual([
      { card: 52, guard: 3, chosen: false },
      { card: 7, guard: -1, chosen: true },
    ]);
    expect(s.percent).toBe(5);
    expect(s.die).toBe(4);
  });

  const QUEEN = 2 * 13 + 11;

  it('shows the enemy you go back to, and changes nothing of what it was given', () => {
    const lying: Lying[] = [{ card: 3, guard: -1, chosen: false }];
    expect(scene([], QUEEN, [note('resumed', { health: 4 })]).cards).toEqual([
      { card: QUEEN, guard: -1, chosen: true },
    ]);
    expect(scene(lying, -1, [note('encounter', { card: 3, drawn: 1 })]).cards[0].chosen).toBe(true);
    expect(lying[0].chosen).toBe(false);
  });

  it('says what Health the enemy has left, and when it is beaten', () => {
    const t = { ...before, enemy: QUEEN, enemy_at: START, enemy_health: 4 };
    expect(effect(QUEEN, t, box, facts(QUEEN, 6))).toBe('4 Health');
    const beaten = during(t, before, [
      note('round', { mine: 7, theirs: 2, health: 0 }),
      note('defeated', { card: QUEEN }),
    ]);
    expect(effect(QUEEN, beaten, box, facts(QUEEN, 6))).toBe('beaten');
    expect(t.gone.n).toBe(0);
  });
});
