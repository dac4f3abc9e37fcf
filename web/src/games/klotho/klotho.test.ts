import { describe, expect, it } from 'vitest';
import {
  Thing,
  DieKind,
  Tool,
  Tech,
  Phase,
  code,
  Card,
  NONE,
  SHAPES,
  SQUARE_OF_NINE,
  type Game,
  type Notes,
} from '../../generated/klotho';
import type { Move, Note } from '../../generated/contract';
import { scribble } from '../../pieces/chance';
import { bestClaim, cellAt, cells, codes, edge, layOut, openCells, read, worthOf, type Layout } from './claim';
import { cardName, priceOf, roundPoints, wanted } from './colony';
import { affordable, chance, percent, prospect, ripe } from './hands';
import { box, colony, mine } from './testing';
import { counting, during, pace, throwsOf } from './telling';
import { tech, tool, ways } from './ways';

describe('what dice can pay for', () => {
  const pays = (card: number, ...faces: number[]): boolean => affordable(box, card, faces);
  it('is the law of the hands', () => {
    expect([pays(mine(1), 2, 2), pays(mine(1), 2, 3), pays(mine(7), 3, 3), pays(mine(7), 7, 7)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect([pays(mine(13), 2, 2, 2, 2), pays(mine(13), 2, 2, 5, 5)]).toEqual([false, true]);
    expect([pays(mine(43), 3, 3, 3, 3, 3), pays(mine(43), 3, 3, 3, 6, 6)]).toEqual([false, true]);
    expect([pays(mine(38), 4, 5, 6, 7, 8), pays(mine(38), 1, 2, 3, 4, 6)]).toEqual([true, false]);
  });
  it('is a total for monsters, a number for the market, a pattern for technology', () => {
    expect([pays(Card.MONSTER, 6, 6, 2), pays(Card.MONSTER, 6, 6, 1)]).toEqual([true, false]);
    expect([pays(Card.MARKET, 1), pays(Card.MARKET, 2)]).toEqual([true, false]);
    expect([pays(Card.TECH + 3, 3, 3, 3), pays(Card.TECH + 3, 3, 3, 4)]).toEqual([true, false]);
  });
});

describe('the chance of a card', () => {
  const fresh = colony([0, 0, 0, 0, 0], [DieKind.RED, DieKind.RED, DieKind.RED, DieKind.RED, DieKind.RED]);
  const odds = (card: number): number => chance(fresh, box, card, () => false, 3)!;
  it('is as reckoned when the cards were made', () => {
    for (const [card, wanted_] of [
      [mine(1), 0.999],
      [mine(13), 0.74],
      [mine(20), 0.74],
      [mine(28), 0.46],
      [mine(32), 0.6],
      [mine(38), 0.26],
      [mine(43), 0.36],
      [mine(50), 0.29],
      [Card.MONSTER + 8, 0.77],
      [Card.MONSTER + 14, 0.1],
      [Card.TECH, 0.45],
      [Card.TECH + 5, 0.83],
    ])
      expect(odds(card)).toBeCloseTo(wanted_, 1.9);
  });
  it('of five of a kind would be 4.6%, as everybody knows', () => {
    const five = { ...box, name: 'five', dice: box.dice.map(() => 5) };
    expect(chance(fresh, five, mine(50), () => false, 3)).toBeCloseTo(0.0460286, 6);
  });
  it('goes by what is held, by androids, and by a die of eight sides', () => {
    const h = colony([3, 3, 1, 1, 2]);
    expect(chance(h, box, mine(20), (i) => i < 2, 1)).toBeCloseTo(1 - (5 / 6) ** 3 + 5 / 216, 9);
    expect(chance(h, box, mine(20), () => true, 1)).toBe(0);
    const more = colony(
      [3, 3, 1, 1, 2, 3],
      [DieKind.RED, DieKind.RED, DieKind.RED, DieKind.RED, DieKind.RED, DieKind.ANDROID],
    );
    expect(chance(more, box, mine(20), (i) => i < 2, 1)).toBe(1);
    const eight = colony(
      [1, 1, 1, 1, 1, 1],
      [DieKind.RED, DieKind.RED, DieKind.RED, DieKind.RED, DieKind.RED, DieKind.GREAT_PURPLE],
    );
    expect(chance(eight, box, Card.MONSTER, (i) => i < 5, 1)).toBe(0);
    expect(chance(eight, { ...box, name: 'low', target: [12] }, Card.MONSTER, (i) => i < 5, 1)).toBeCloseTo(2 / 8, 9);
  });
  /** The same by brute force: every throw of five dice is tried for every way to keep some, one throw after the other. */
  function tried(enough: (faces: number[]) => boolean, throws: number): number {
    const SIZE = 6 ** 5;
    const facesOf = (at: number): number[] => [0, 1, 2, 3, 4].map((i) => (Math.floor(at / 6 ** i) % 6) + 1);
    const placeOf = (faces: number[]): number => faces.reduce((at, n, i) => at + (n - 1) * 6 ** i, 0);
    const sorted = Array.from({ length: SIZE }, (_, at) => placeOf(facesOf(at).sort((a, b) => a - b)));
    const mean = (worth: number[], at: number, kept: number, i = 0): number => {
      if (i === 5) return worth[sorted[at]];
      if ((kept >> i) & 1) return mean(worth, at, kept, i + 1);
      const base = at - (Math.floor(at / 6 ** i) % 6) * 6 ** i;
      let sum = 0;
      for (let n = 0; n < 6; n += 1) sum += mean(worth, base + n * 6 ** i, kept, i + 1);
      return sum / 6;
    };
    let worth = Array.from({ length: SIZE }, (_, at) => Number(enough(facesOf(at))));
    for (let left = 1; left < throws; left += 1) {
      const last = worth;
      worth = last.map((_, at) =>
        sorted[at] === at ? Math.max(...Array.from({ length: 32 }, (_, kept) => mean(last, at, kept))) : 0,
      );
    }
    return mean(worth, 0, 0);
  }
  it('counts the throw of the Chrono Loop before the first roll, exactly', () => {
    const plain = { ...fresh, phase: Phase.OPENING, throws: 0, kind: fresh.kind.map(() => 0) };
    const looped = structuredClone(plain);
    looped.seats[0].techs = 1 << Tech.CHRONO;
    for (const card of [mine(38), mine(50), Card.MONSTER + 12, Card.TECH + Tech.CHRONO]) {
      const enough = (faces: number[]): boolean => affordable(box, card, faces);
      expect(prospect(plain, box, plain.seats[0], card, [])).toBeCloseTo(tried(enough, 3), 9);
      expect(prospect(looped, box, looped.seats[0], card, [])).toBeCloseTo(tried(enough, 4), 9);
    }
  }, 60_000);
  it('is told beside what the dice could pay for as they lie', () => {
    const h = { ...colony([3, 3, 3, 1, 2]), phase: Phase.REROLLING, spent: 0 };
    expect([ripe(h, box, mine(20)), ripe(h, box, mine(50)), ripe(h, box, NONE)]).toEqual([true, false, false]);
    expect(ripe({ ...h, spent: 1 }, box, mine(20))).toBe(false);
    expect(ripe({ ...h, phase: Phase.CLOSING }, box, mine(20))).toBe(false);
  });
  it('is not told where it would be wrong', () => {
    expect(chance(colony([7, 1, 1, 1, 1]), box, Card.MONSTER, () => true, 1)).toBeNull();
    expect([percent(1), percent(0.5), percent(0.999), percent(0.001)]).toEqual(['sure', '50%', '>99%', '<1%']);
  });
});

const laid = (rows: string): Layout =>
  new Map(
    rows
      .split(' / ')
      .flatMap((row, r) =>
        row.split(' ').flatMap((n, c): [number, number][] => (n === '--' ? [] : [[cellAt(r, c), mine(Number(n))]])),
      ),
  );

describe('a claim', () => {
  it('closes and yields as the layouts of the book', () => {
    for (const [rows, shape, minerals] of [
      ['50 14 / 11 52', 0, [1, 1, 2]],
      ['30 07 09 / 18 13 41', 1, [4, 3, 1]],
      ['16 10 / 22 54 / 27 13', 2, [5, 1, 2]],
      ['12 54 50 41 / 10 19 28 32', 3, [2, 4, 6]],
      ['34 54 38 / 19 -- 10 / 07 21 22', 9, [6, 2, 4]],
    ] as [string, number, number[]][]) {
      const found = read(box, laid(rows));
      expect([found.shape, found.wrong, found.minerals]).toEqual([shape, 0, minerals]);
      expect(codes(found)[0]).toBe(code.stake({ shape }));
    }
    expect(worthOf([1, 1, 2], [4, 6, 8])).toBe(26);
  });
  it('is nothing yet while cards are missing, and shows where boundaries clash', () => {
    const found = read(box, laid('50 14 / 11'));
    expect(found.shape).toBe(-1);
    expect(found.crossings.map((c) => c.match)).toEqual([true, true]);
    expect(read(box, laid('50 01 / 11 52')).wrong).toBeGreaterThan(0);
  });
  it('grows beside what lies, no farther than a claim reaches', () => {
    expect(openCells(new Map())).toHaveLength(16);
    expect(openCells(laid('50 14')).sort((a, b) => a - b)).toEqual([2, 4, 5]);
    expect(openCells(laid('01 02 03 04 / 05'))).not.toContain(8);
  });
  it('may be turned by half', () => {
    expect(edge(box, mine(1) + 54, 0)).toBe(edge(box, mine(1), 2));
  });
});

describe('the best claim', () => {
  /** Every way to lay a shape, without a thought. */
  function* layouts(shape: number, left: number[], sofar: number[]): Generator<number[]> {
    if (sofar.length === cells(box, shape).length) yield sofar;
    else
      for (const card of left)
        yield* layouts(
          shape,
          left.filter((c) => c !== card),
          [...sofar, card],
        );
  }
  it('is as good as any that there is', () => {
    const next = scribble(11);
    for (let round = 0; round < 30; round += 1) {
      const mines = new Set<number>();
      while (mines.size < 4 + (round % 3)) mines.add(Math.floor(next() * 54));
      const [bribes, free] = [round % 2, round % 5 === 0 ? 1 : 0];
      const prices = [1 + Math.floor(next() * 7), 1 + Math.floor(next() * 11), 2 + Math.floor(next() * 13)];
      let best = -1;
      for (let shape = 0; shape < SHAPES; shape += 1) {
        if (cells(box, shape).length > mines.size) continue;
        for (const pieces of layouts(shape, [...mines], [])) {
          const found = read(box, layOut(box, { shape, pieces, worth: 0, bribes: 0 }));
          if (found.wrong <= bribes + free) best = Math.max(best, worthOf(found.minerals, prices));
        }
      }
      const plan = bestClaim(box, prices, [...mines], bribes, free);
      expect(plan?.worth ?? -1).toBe(best);
      if (plan) expect(read(box, layOut(box, plan)).shape).toBe(plan.shape);
    }
  });
  it('puts the richest card in the middle of nine', () => {
    const mines = Array.from({ length: 12 }, (_, i) => 20 + i * 2);
    const plan = bestClaim(box, [4, 6, 8], mines, 2, 1)!;
    expect(plan.shape).toBe(SQUARE_OF_NINE);
    expect(worthOf(read(box, layOut(box, plan)).minerals, [4, 6, 8])).toBe(plan.worth);
  });
});

describe('telling', () => {
  const note = <K extends keyof Notes>(kind: K, numbers: Notes[K]): Note<Game> =>
    ({ n: 0, move: 1, text: '', clause: '', kind, numbers }) as Note<Game>;
  it('moves cards, coins and dice one by one', () => {
    const h = colony([2, 2, 3, 4, 5]);
    const after = structuredClone(h);
    after.spent = 3;
    const seen = during(h, after, [
      note('claimed', { seat: 0, card: 0, dice: 2 }),
      note('bought', { seat: 0, tool: 10, coins: 2 }),
      note('raided', { seat: 1, victim: 0, thing: Thing.TOOL + 10 }),
      note('sold', { seat: 0, dice: 3 }),
      note('moved', { mineral: 2, way: 1, price: 9 }),
    ]);
    expect([seen.row[0], seen.seats[0].mines, seen.seats[0].coins]).toEqual([NONE, [0], 6]);
    expect([seen.seats[0].tools[10], seen.seats[1].tools[10], seen.shelf[1]]).toEqual([0, 1, NONE]);
    expect([seen.die.slice(0, 5), seen.market[2]]).toEqual([[2, 2, 0, 0, 0], 9]);
    expect(h.row[0]).toBe(0);
  });
  it('takes the cards of a claim and its Bribes', () => {
    const h = colony();
    h.seats[0].mines = [0, 1, 2, 3, 4];
    h.seats[0].tools[Tool.BRIBE] = 1;
    const after = structuredClone(h);
    after.seats[0].mines = [4];
    const seen = during(h, after, [note('staked', { seat: 0, shape: 0, organics: 3, metal: 1, rads: 0, bribes: 1 })]);
    expect([seen.seats[0].mines, seen.seats[0].minerals, seen.seats[0].tools[Tool.BRIBE]]).toEqual([[4], [3, 1, 0], 0]);
  });
  it('counts a round seat by seat, and nothing else as one', () => {
    const h = colony();
    const notes = [
      note('score_card', { round: 0 }),
      note('scored', { seat: 0, round: 0, minerals: 12, artifacts: 3, monsters: 5 }),
    ];
    const count = counting(h, h, notes)!;
    expect([count.round, count.rows.map((r) => r.minerals)]).toEqual([0, [12]]);
    expect(during(h, h, notes).seats[0].points[0]).toBe(20);
    expect(counting(h, h, [...notes, note('revealed', { card: 9, place: 0 })])).toBeNull();
    expect(counting(h, h, [])).toBeNull();
  });
  it('lets dice tumble together, those that were thrown', () => {
    const die = (i: number): Note<Game> => note('die', { die: i, kind: DieKind.RED, number: 1 });
    expect(throwsOf([die(0), die(3), die(3)]).slice(0, 4)).toEqual([1, 0, 0, 2]);
    expect([pace(die(0), die(1)), pace(die(1))]).toEqual([0, 1000]);
  });
});

describe('words and ways', () => {
  it('say what a card asks for, a round would bring and a tool costs', () => {
    expect([wanted(box, mine(7)), wanted(box, Card.MONSTER), wanted(box, Card.TECH + 6)]).toEqual([
      'a pair, 4s or higher',
      'a total of 14',
      'the dice 1-2',
    ]);
    expect(cardName(box, mine(7))).toBe('mine 07');
    const h = colony();
    h.seats[0].minerals = [4, 0, 1];
    h.seats[0].artifacts = [2, 1, 1];
    h.seats[0].monsters = 3;
    expect(roundPoints(h, box, h.seats[0])).toEqual({ minerals: 24, artifacts: 22, monsters: 15 });
    expect([priceOf(box, h.seats[0], 12), priceOf(box, { ...h.seats[0], techs: 1 << 5 }, 12)]).toEqual([4, 3]);
  });
  it('lead tools to dice, raids to players, and a copy from die to die', () => {
    const move = (verb: string, a: Record<string, number>, n: number): Move<Game> =>
      ({ code: n, label: '', clauses: [], verb, arguments: a }) as unknown as Move<Game>;
    const moves = [
      move('augment', { augment: 1, die: 3 }, 5),
      move('raid', { seat: 1 }, 6),
      move('copy', { die: 2, model: 4 }, 7),
    ];
    const found = ways(moves, []);
    expect(found.map((w) => [w.piece, w.place])).toEqual([
      [tool(8), 'die 3'],
      [tool(12), 'seat 1'],
      [tech(3), 'die 4'],
      ['nothing', 'nowhere'],
    ]);
    expect(ways(moves, [found[2]])).toEqual([{ piece: 'copy', place: 'die 2', codes: [7] }]);
  });
});
