/** The table while something is being told: the state before, with the notes told so far. */

import { NONE, type Box, type Game, type Notes, type View } from '../../generated/katamari';
import type { Note } from '../../generated/contract';
import { paced, retell, type Retold } from '../../playback/pace';

export const pace = paced<Game>({
  times: {
    board: 0,
    roll_off: 450,
    begins: 500,
    emperor: 500,
    no_dice: 900,
    rolled: 1000,
    crashed: 1300,
    lost: 800,
    power: 450,
    bought: 350,
    placed: 650,
    turned_up: 250,
    cycled: 500,
    stopped: 250,
    nothing_left: 250,
    majority: 1100,
    no_majority: 500,
    scored: 900,
    over: 600,
  },
  otherwise: 500,
});

const CHANGES: Retold<View, Notes, [box: Box]> = {
  emperor: (h, { round }) => {
    h.round = round;
  },
  rolled: (h, { seat }, after) => {
    h.mover = seat;
    h.dice = structuredClone(after.dice);
  },
  power: (h, { power }) => {
    h.power = power;
  },
  bought: (h, { kind, power }, _, box) => {
    h.power = power;
    h.chosen = box.size[kind] - 1;
  },
  placed: (h, { seat, kind, spot }, _, box) => {
    const { placed } = h;
    placed.seat[placed.n] = seat;
    placed.kind[placed.n] = kind;
    placed.spot[placed.n] = spot;
    placed.n += 1;
    h.shown[box.size[kind] - 1] = NONE;
    h.chosen = NONE;
  },
  turned_up: (h, { kind }, _, box) => {
    h.shown[box.size[kind] - 1] = kind;
  },
  cycled: (h, { kind, power }, _, box) => {
    h.power = power;
    h.shown[box.size[kind] - 1] = NONE;
  },
  lost: (h, _, after) => {
    h.placed = structuredClone(after.placed);
  },
};

export const during = (before: View, after: View, notes: Note<Game>[], box: Box): View =>
  retell(CHANGES, [before, after], notes, box);
