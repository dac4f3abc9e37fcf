import { describe, expect, it } from 'vitest';
import {
  NONE,
  Phase,
  code,
  type Band,
  type Derived,
  type Game,
  type Moves,
  type Notes,
  type Seat,
  type View,
} from '../../generated/klobba';
import type { Move, Note } from '../../generated/contract';
import type { Printed, Scene } from './horde';
import { portrait } from './portrait';
import { clash, during, pace } from './playback';
import { handOf, ways } from './ways';

const note = <K extends keyof Notes>(kind: K, numbers: Notes[K]): Note<Game> =>
  ({ n: 0, move: 1, text: '', clause: '', kind, numbers }) as Note<Game>;
const none = { card: [], known: [], packet: [] };
const band = (...card: number[]): Band => ({ ...none, card, face: [2, 2, 2], star: [0, 0, 0], switched: 0 });
const player = (stars: number): Seat => ({
  stars,
  cards: 5,
  choice: 0,
  hand: [],
  drew: [],
  sure: [],
  shown: [],
  scored: 0,
});

const facts = (): Derived => ({
  sides: [0, 1, 0, 1],
  selected: Array.from({ length: 4 }, () => [false, false, false]),
  score_piles: [0, 0, 0],
  laid: [false, false],
  side: 0,
  group: ['0-0', '0-1', '0-2', '2-0', '2-1', '2-2'],
  chosen: NONE,
  offered: NONE,
  bound: false,
});

function scene(): Scene {
  return { derived: facts(), view: view() };
}

function view(): View {
  return {
    end: 0,
    phase: Phase.LAYING,
    called: 0,
    asked: 0,
    turn: 0,
    rounds: 1,
    struck: [0, 0],
    holder: [0, 1],
    partner: [2, 3],
    played: [-1, -1],
    picked: [0, 0],
    candidates: 0,
    switchers: 0,
    spent: 0,
    discards: [],
    offered: { card: [-1, -1], known: [], stage: [0, 0] },
    actions: { n: 9, card: [], known: [], isnt: [], under: 0, shuffled: [] },
    barbarians: { ...none, n: 20 },
    mixed: [],
    bands: [band(0, 1, 2), band(3, 4, 5), band(6, 7, 8), band(9, 10, 11)],
    seats: [20, 20, 20].map(player),
    loose: { n: 0, card: [] },
  };
}

describe('a clash being told', () => {
  const told = [
    note('plays', { seat: 0, card: 0 }),
    note('plays', { seat: 1, card: 3 }),
    note('selected', { seat: 0, band: 2, place: 1 }),
    note('selected', { seat: 1, band: 1, place: 0 }),
    note('totals', { black: 10, white: 9 }),
    note('wins', { seat: 0 }),
    note('star_to', { seat: 0, band: 1, place: 0, outcome: 1 }),
    note('clobbered', { taker: 0, band: 1, place: 0, barbarian: 3, outcome: 1 }),
    note('tired', { band: 2, place: 1, barbarian: 7, outcome: 1 }),
    note('star_to', { seat: 2, band: 2, place: 1, outcome: 1 }),
  ];

  it('puts Stars on the selected and pays them from the purse', () => {
    const { view, derived } = during(scene(), scene(), told.slice(0, 4));
    expect(view.played).toEqual([0, 3]);
    expect(view.bands[2].star).toEqual([0, 1, 0]);
    expect(view.seats.map((s) => s.stars)).toEqual([19, 19, 20]);
    expect(derived.selected[2]).toEqual([false, true, false]);
  });

  it('clobbers the losers, tires the winners and sends every Star where it goes', () => {
    const { view, derived } = during(scene(), scene(), told);
    expect(view.bands[1].face).toEqual([0, 2, 2]);
    expect(view.bands[2].face).toEqual([2, 1, 2]);
    expect(view.bands.flatMap((b) => b.star).every((n) => n === 0)).toBe(true);
    expect(view.seats.map((s) => s.stars)).toEqual([20, 19, 21]);
    expect(derived.score_piles).toEqual([1, 0, 0]);
  });

  it('takes the marker back with the totem', () => {
    const { derived } = during(scene(), scene(), [note('totem', { seat: 1, side: 0, rounds: 1 })]);
    expect(derived.sides).toEqual([-1, 0, -1, 1]);
  });

  it('is remembered until the next', () => {
    expect(clash(told)).toMatchObject({ cards: [0, 3], seats: [0, 1], totals: [10, 9], winner: 0, result: 'win' });
    expect(clash([])).toMatchObject({ seats: [-1, -1], result: '' });
  });

  it('shows what a mirror copies', () => {
    const mirror = [
      note('plays', { seat: 0, card: 7 }),
      note('plays', { seat: 1, card: 3 }),
      note('mirrored', { seat: 0, opposing: 3, copied: 3 }),
    ];
    expect(clash(mirror).copies).toEqual([3, -1]);
  });

  it('turns both cards at once', () => {
    expect(pace(told[0], told[1])).toBe(0);
    expect(pace(told[1], told[2])).toBeGreaterThan(1000);
  });
});

describe('what can be moved', () => {
  const move = <V extends keyof Moves>(verb: V, code: number, args: Moves[V]): Move<Game> =>
    ({ verb, code, arguments: args, label: '', clauses: [] }) as unknown as Move<Game>;
  const box = { texts: { cards: [], clans: [], effects: [] } } as unknown as Printed;
  const withHand = (more: Partial<Derived>): Scene => {
    const found = scene();
    found.view.seats[0].hand = [2, 0, 1];
    return { ...found, derived: { ...found.derived, ...more } };
  };
  const group = facts().group;

  it('lays each copy of a card, and takes the offered one for a Star', () => {
    const moves = [move('accept', 7, {}), move('decline', 8, {})];
    const hand = handOf(withHand({ offered: 2 }), box, 0, moves);
    expect(hand.map((c) => [c.key, c.means])).toEqual([
      ['offered', 'Accept for a Star'],
      ['card 0-0', undefined],
      ['card 0-1', undefined],
      ['card 2-0', undefined],
    ]);
    expect(ways(group, 0, moves, hand)).toEqual([{ piece: 'offered', place: 'clash', codes: [7], taken: true }]);
  });

  it('lays the bought card and no other, though the same is in the hand', () => {
    const moves = [move('lay', 30, { card: 2 })];
    const hand = handOf(withHand({ offered: 2, bound: true }), box, 0, moves);
    expect(ways(group, 0, moves, hand)).toEqual([{ piece: 'offered', place: 'clash', codes: [30], taken: true }]);
    const free = handOf(withHand({}), box, 0, [...moves, move('lay', 28, { card: 0 })]);
    expect(free.map((c) => c.means)).toEqual(['Lay', 'Lay', 'Lay']);
  });

  it('never takes a card of the hand for a Barbarian: both may be held', () => {
    const keys = handOf(withHand({}), box, 0, []).map((card) => card.key);
    expect(keys.filter((key) => group.includes(key))).toEqual([]);
  });

  it('names the places of a Group and of a switch as the table does', () => {
    const moves = [move('select', 4, { place: 4 }), move('switch', 5, { own: 2, band: 3, place: 0 })];
    expect(ways(group, 0, moves, []).map((w) => [w.piece, w.place])).toEqual([
      ['star', '2-1'],
      ['0-2', '3-0'],
    ]);
  });
});

describe('the table', () => {
  it('numbers a move as the rules do: the last argument counts fastest', () => {
    expect(code.switch({ own: 0, band: 0, place: 0 })).toBe(71);
    expect(code.switch({ own: 2, band: 5, place: 1 })).toBe(71 + 2 * 18 + 5 * 3 + 1);
  });

  it('draws every Barbarian as one and the same person each time', () => {
    const faces = new Set(Array.from({ length: 40 }, (_, id) => JSON.stringify(portrait(id, 1 + Math.floor(id / 4)))));
    expect(faces.size).toBe(40);
    expect(portrait(7, 2)).toEqual(portrait(7, 2));
  });
});
