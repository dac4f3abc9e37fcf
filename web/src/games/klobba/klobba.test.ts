import { describe, expect, it } from 'vitest';
import {
  Offer,
  Phase,
  CARDS,
  code,
  Pool,
  type Band,
  type Game,
  type Moves,
  type Notes,
  type Seat,
} from '../../generated/klobba';
import type { Move, Note } from '../../generated/contract';
import { cardText, isPicked, pileSize, sideOfBand, type Horde, type Printed } from './horde';
import { portrait } from './portrait';
import { clash, during, pace } from './telling';
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

function horde(): Horde {
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
    note('star_to', { seat: 0, band: 1, outcome: 1 }),
    note('clobbered', { taker: 0, band: 1, barbarian: 3, outcome: 1 }),
    note('tired', { band: 2, place: 1, barbarian: 7, outcome: 1 }),
    note('star_to', { seat: 2, band: 2, outcome: 1 }),
  ];

  it('puts Stars on the selected and pays them from the purse', () => {
    const h = during(horde(), horde(), told.slice(0, 4));
    expect(h.played).toEqual([0, 3]);
    expect(h.bands[2].star).toEqual([0, 1, 0]);
    expect(h.seats.map((s) => s.stars)).toEqual([19, 19, 20]);
    expect(isPicked(h, 2, 1)).toBe(true);
    expect(isPicked(h, 2, 0)).toBe(false);
  });

  it('clobbers the losers, tires the winners and sends every Star where it goes', () => {
    const h = during(horde(), horde(), told);
    expect(h.bands[1].face).toEqual([0, 2, 2]);
    expect(h.bands[2].face).toEqual([2, 1, 2]);
    expect(h.bands.flatMap((b) => b.star).every((n) => n === 0)).toBe(true);
    expect(h.seats.map((s) => s.stars)).toEqual([20, 19, 21]);
    expect(pileSize(h.seats[0].scored)).toBe(1);
  });

  it('is remembered until the next', () => {
    expect(clash(told)).toMatchObject({ cards: [0, 3], seats: [0, 1], totals: [10, 9], winner: 0, result: 'win' });
    expect(clash([])).toMatchObject({ seats: [-1, -1], result: '' });
  });

  it('copies the opposing card, unless that is a mirror too', () => {
    const mirrors = (other: number): number[] =>
      clash([
        note('plays', { seat: 0, card: 7 }),
        note('plays', { seat: 1, card: other }),
        note('mirrored', { seat: 0, opposing: other }),
      ]).copies;
    expect(mirrors(3)).toEqual([3, -1]);
    expect(mirrors(7)).toEqual([-1, -1]);
  });

  it('turns both cards at once', () => {
    expect(pace(told[0], told[1])).toBe(0);
    expect(pace(told[1], told[2])).toBeGreaterThan(1000);
  });
});

describe('what can be moved', () => {
  const move = <V extends keyof Moves>(verb: V, code: number, args: Moves[V]): Move<Game> =>
    ({ verb, code, arguments: args, label: '', clauses: [] }) as unknown as Move<Game>;
  const texts = { cards: [], clans: [] };
  const box = { select: [], mult: [], add: [], cap: [], special: [], texts } as unknown as Printed;
  const withHand = (phase: number, stage: number): Horde => {
    const h = { ...horde(), phase, offered: { card: [2, -1], known: [], stage: [stage, 0] } };
    h.seats[0].hand = [2, 0, 1];
    return h;
  };

  it('lays each copy of a card, and takes the offered one for a Star', () => {
    const moves = [move('accept', 7, {}), move('decline', 8, {})];
    const hand = handOf(withHand(Phase.ANSWERING, Offer.OFFERED), box, 0, 0, moves, -1);
    expect(hand.map((c) => [c.key, c.means])).toEqual([
      ['offered', 'Accept for a Star'],
      ['0-0', undefined],
      ['0-1', undefined],
      ['2-0', undefined],
    ]);
    expect(ways(horde(), 0, 0, moves, hand)).toEqual([{ piece: 'offered', place: 'clash', codes: [7], taken: true }]);
  });

  it('lays the bought card and no other, though the same is in the hand', () => {
    const moves = [move('lay', 30, { card: 2 })];
    const hand = handOf(withHand(Phase.LAYING, Offer.ACCEPTED), box, 0, 0, moves, -1);
    expect(ways(horde(), 0, 0, moves, hand)).toEqual([{ piece: 'offered', place: 'clash', codes: [30], taken: true }]);
    const free = handOf(
      withHand(Phase.LAYING, Offer.REJECTED),
      box,
      0,
      0,
      [...moves, move('lay', 28, { card: 0 })],
      -1,
    );
    expect(free.map((c) => c.means)).toEqual(['Lay', 'Lay', 'Lay']);
  });

  it('names the places of a Group and of a switch as the table does', () => {
    const moves = [move('select', 4, { place: 4 }), move('switch', 5, { own: 2, band: 3, place: 0 })];
    expect(ways(horde(), 0, 0, moves, []).map((w) => [w.piece, w.place])).toEqual([
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

  it('knows the Group of a Band', () => {
    expect([0, 1, 2, 3].map((b) => sideOfBand(horde(), b))).toEqual([0, 1, 0, 1]);
  });

  it('counts a score pile beyond 32 bits', () => {
    expect(pileSize(2 ** 39 + 2 ** 31 + 1)).toBe(3);
  });

  it('reads a card from the numbers of the box', () => {
    const row = (n: number): number[] => Array<number>(CARDS).fill(n);
    const box = {
      select: row(2),
      count: row(2),
      pool: row(Pool.WHOLE_GROUP),
      mult: row(2),
      add: row(0),
      cap: row(12),
      special: row(0),
      clan: row(-1),
    } as unknown as Printed;
    expect(cardText(box, 4)).toBe('the two weakest of your Group, ×2, at most 12');
  });

  it('draws every Barbarian as one and the same person each time', () => {
    const faces = new Set(Array.from({ length: 40 }, (_, id) => JSON.stringify(portrait(id, 1 + Math.floor(id / 4)))));
    expect(faces.size).toBe(40);
    expect(portrait(7, 2)).toEqual(portrait(7, 2));
  });
});
