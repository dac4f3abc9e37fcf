/** For tests: the printed box, read from its file, and a colony in which nothing has happened. */

import { Card, DieKind, type Piece } from '../../generated/klotho';
import file from '../../../../src/rulewright/games/klotho/box.toml?raw';
import type { Colony, Printed } from './colony';

const lines = (key: string, pattern: RegExp): string[][] =>
  [
    ...file
      .slice(file.indexOf(`${key} = [`))
      .split('\n]')[0]
      .matchAll(pattern),
  ].map((m) => m.slice(1));
const printed = lines('mine', /hand = "([^"]+)", edges = "(\w+)", minerals = "(\w+)"/g);
const HANDS: [string, number, number, number][] = [
  ['pair', 2, 1, 1],
  ['pair 4+', 2, 1, 4],
  ['two pair', 4, 2, 1],
  ['three', 3, 3, 1],
  ['two pair 4+', 4, 2, 4],
  ['three 4+', 3, 3, 4],
  ['straight', 5, 0, 1],
  ['full house', 5, 4, 1],
  ['full house 4+', 5, 4, 4],
  ['four', 4, 6, 1],
  ['four 4+', 4, 6, 4],
];
/** What the server says of the shapes: a square, two sixes, two long eights, and the square of nine. */
export const shapes = [
  [0, 1, 5, 4],
  [0, 1, 2, 6, 5, 4],
  [0, 1, 5, 9, 8, 4],
  [0, 1, 2, 3, 7, 6, 5, 4],
  [0, 1, 5, 9, 13, 12, 8, 4],
  [0, 1, 2, 6, 10, 9, 8, 4, 5],
];
export const box = {
  name: 'test',
  turns: 1,
  bounty: 5,
  artifact: 3,
  set_bonus: 10,
  hand: printed.map(([hand]) => HANDS.findIndex(([name]) => name === hand)),
  edge: printed.map(([, edges]) => [...edges].map((e) => 'TPY'.indexOf(e))),
  resource: printed.map(([, , minerals]) => [...minerals].map((m) => 'OMR'.indexOf(m))),
  dice: HANDS.map((h) => h[1]),
  alike: HANDS.map((h) => h[2]),
  least: HANDS.map((h) => h[3]),
  target: lines('monster', /target = (\d+)/g).map(([n]) => Number(n)),
  number: [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6],
  pattern: lines('technology', /dice = \[([^\]]+)\]/g).map(([d]) =>
    [...d.split(', ').map(Number), 0, 0, 0].slice(0, 5),
  ),
  power: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 12, 13, 13],
  amount: [1, 1, 1, 1, 1, 1, 1, 1, 4, 5, 1, 1, 1, 1, 1, 1],
  price: [2, 2, 2, 3, 3, 3, 3, 1, 2, 3, 2, 3, 4, 2, 1, 3],
  texts: { tools: [], technologies: [], monsters: [] },
} as unknown as Printed;
export const mine = (n: number): number => n - 1;

export function colony(dice: number[] = [], kinds: number[] = dice.map(() => DieKind.RED)): Colony {
  const seat = {
    mines: [],
    techs: 0,
    tools: Array<number>(16).fill(0),
    coins: 5,
    minerals: [0, 0, 0],
    artifacts: [0, 0, 0],
    monsters: 0,
    points: [0, 0, 0],
    bonus: 0,
  };
  const fill = (list: number[]): number[] => [...list, ...Array<number>(12).fill(0)].slice(0, 12);
  return {
    end: 0,
    mines: [],
    others: [],
    left: 9,
    shown: 0,
    scored: 0,
    row: [0, 1, Card.MONSTER, Card.MARKET, Card.TECH, 37],
    shelf: [0, 10, 14],
    stack: [],
    discards: [],
    market: [4, 6, 8],
    first: 0,
    mover: 0,
    phase: 1,
    step: 0,
    idle: 0,
    drew: 0,
    removed: 0,
    throws: 1,
    die: fill(dice),
    kind: fill(kinds),
    spent: 0,
    marked: 0,
    used: 0,
    place: 0,
    paid: 0,
    choices: 0,
    stars: 0,
    victim: 0,
    shape: 0,
    laid: Array<number>(9).fill(0),
    open: 0,
    seats: [seat, structuredClone(seat)],
  };
}

/** What the server says of upright mine cards. */
export const pieces = (...cards: number[]): Piece[] =>
  cards.map((piece) => ({
    piece,
    east: cards.filter((other) => other !== piece && box.edge[piece][1] === box.edge[other][3]),
    south: cards.filter((other) => other !== piece && box.edge[piece][2] === box.edge[other][0]),
  }));
