/** The table while a turn is being told: the state before, with the notes told so far. */

import type { Game, Notes, View } from '../../generated/asteroid_miners';
import type { Note } from '../../generated/contract';
import { paced, retell, type Retold } from '../../playback/pace';

export const pace = paced<Game>({
  times: {
    turn: 650,
    event: 900,
    fee: 400,
    drilled: 950,
    rerolled: 950,
    modified: 950,
    altered: 800,
    dug: 650,
    nothing_dug: 600,
    excavated: 800,
    bid: 1300,
    sold: 700,
    tries: 650,
    smelted: 950,
    natural: 900,
    control: 950,
    forged: 900,
    banked: 800,
    failed: 900,
    overtime: 700,
    fell: 1600,
    arrived: 1500,
    missed: 1100,
  },
  otherwise: 700,
});

function lay(h: View, dice: number[]): void {
  h.dice = dice;
  h.n = dice.filter((face) => face > 0).length;
}

function clear(h: View): void {
  lay(h, [0, 0, 0, 0, 0]);
  h.modify = h.mods = h.altered = h.placed = h.event = h.full = h.tender = h.drill = 0;
  cool(h);
}

/** The Foundry's dice leave their card. */
function cool(h: View): void {
  h.smelter = [0, 0];
  h.rolls = h.control = h.controls = 0;
}

function leave(h: View): void {
  cool(h);
  h.row = h.risk = h.behind = 0;
}

const CHANGES: Retold<View, Notes, [strata: number[][][]]> = {
  turn: (h, { company, round }) => {
    clear(h);
    leave(h);
    h.mover = company;
    h.round = round;
  },
  event: (h, { event }) => {
    h.event = event;
  },
  fee: (h, { company, drill, price }) => {
    h.miners[company].funding -= price;
    h.drill = drill;
  },
  drilled: (h, { a, b, c, d, e }) => lay(h, [a, b, c, d, e]),
  rerolled: (h, { a, b, c, d, e }) => lay(h, [a, b, c, d, e]),
  modified: (h, { face }) => {
    h.modify = face;
    h.mods += 1;
  },
  altered: (h, _, after) => {
    if (after.mover === h.mover && after.n) lay(h, [...after.dice]);
    h.altered = 1;
  },
  dug: (h, { company, mineral }, _, strata) => {
    const miner = h.miners[company];
    const stratum = strata[h.asteroid][miner.done[h.asteroid]] ?? [];
    const half = stratum.findIndex((m, i) => m === mineral && ((miner.dug >> i) & 1) === 0);
    if (half >= 0) miner.dug |= 1 << half;
  },
  excavated: (h, { company, asteroid, depth }) => {
    h.miners[company].done[asteroid] = depth + 1;
    h.miners[company].dug = 0;
    h.full = 1;
  },
  bid: (h, { won }) => {
    h.tender = won;
  },
  sold: (h, { company, price }) => {
    h.miners[company].funding += price;
  },
  bought_drill: (h, { company, drill, price }) => {
    h.miners[company].drill = drill;
    h.miners[company].funding -= price;
  },
  bought_equipment: (h, { company, level, price }) => {
    h.miners[company].equipment = level;
    h.miners[company].funding -= price;
  },
  tries: (h, { row }) => {
    cool(h);
    h.row = row - 1;
  },
  smelted: (h, { roll, a, b }) => {
    h.smelter = [a, b];
    h.rolls = roll;
  },
  control: (h, { roll, face }) => {
    h.control = face;
    h.controls = roll;
  },
  forged: (h, { row, pay }) => {
    h.row = row;
    h.risk += pay;
  },
  banked: (h, { company, row, risk }) => {
    h.miners[company].row = row;
    h.miners[company].funding += risk;
    leave(h);
  },
  failed: leave,
  fell: leave,
  arrived: (h, { asteroid }) => {
    h.asteroid = asteroid;
    for (const miner of h.miners) miner.dug = 0;
  },
  missed: (h, { company, row }) => {
    h.miners[company].row = row;
  },
};

/** The minerals of each stratum are the box's. */
export const during = (before: View, after: View, notes: Note<Game>[], strata: number[][][]): View =>
  retell(CHANGES, [before, after], notes, strata);
