/** The piece in a player's hand: which pile it is from, how it is turned, and where it would lie if it were let go. */

import { t } from '../../lib/messages';
import { HEXES, NONE, type Box } from '../../generated/katamari';
import { live } from '../../lib/live.svelte';
import type { Spot } from '../../pieces/hex';
import { cellsOf, hexName, MIDDLES, nearestSpot } from './model';

interface Around {
  box: () => Box;
  /** The kind on top of a pile. */
  kind: (pile: number) => number;
  /** Where that piece may lie now. */
  spots: (pile: number) => number[];
}

const STEP = 45;
/** Degrees by which two fingers turn a piece once. */

export class PieceInHand {
  pile = $state(NONE);
  turn = $state(0);
  spot = $state(NONE);
  /** Whether a hand holds it down and will let go. */
  dragging = $state(false);
  readonly #around: Around;
  #at: { hex: number; point: Spot } | null = null;

  constructor(around: Around) {
    this.#around = around;
  }

  get kind(): number {
    return this.pile === NONE ? NONE : this.#around.kind(this.pile);
  }

  /** In how many ways it can be turned that look different. */
  get turns(): number {
    return this.kind === NONE ? 1 : this.#around.box().turns[this.kind];
  }

  /** None where the pile is empty now: a bot that stood in may have laid the piece while it was held. */
  get spots(): number[] {
    return this.kind === NONE ? [] : this.#around.spots(this.pile);
  }

  /** The hexes over which it can lie, however it is turned. */
  get lit(): number[] {
    const [box, kind] = [this.#around.box(), this.kind];
    const found = new Set(this.spots.flatMap((spot) => cellsOf(box, kind, spot)));
    return [...found].sort((a, b) => a - b);
  }

  get covers(): number[] {
    return this.spot === NONE || this.kind === NONE ? [] : cellsOf(this.#around.box(), this.kind, this.spot);
  }

  take(pile: number): void {
    this.pile = pile;
    this.turn = 0;
    this.spot = NONE;
    this.#at = null;
    this.dragging = false;
  }

  drop(): void {
    this.take(NONE);
  }

  /** Over a hex it lies as it is turned, or if it cannot, as it can with the least turning. */
  hover(hex: number, point: Spot = MIDDLES[hex]): void {
    if (this.kind === NONE) return;
    this.#at = { hex, point };
    const [box, kind] = [this.#around.box(), this.kind];
    const here = this.spots.filter((spot) => cellsOf(box, kind, spot).includes(hex));
    for (const by of [0, 1, 5, 2, 4, 3]) {
      const turn = (this.turn + by) % box.turns[kind];
      const fits = here.filter((spot) => Math.floor(spot / HEXES) === turn);
      if (fits.length) {
        this.spot = nearestSpot(box, kind, fits, point);
        return;
      }
    }
    this.spot = NONE;
  }

  /** Turn it by sixths of a circle, the way a clock goes; what looks alike is passed over. */
  rotate(by: number): void {
    if (this.kind === NONE) return;
    const [box, kind] = [this.#around.box(), this.kind];
    const ways = box.turns[kind];
    const lies = this.spot === NONE ? this.turn : Math.floor(this.spot / HEXES);
    for (let i = 1; i <= ways; i += 1) {
      this.turn = (((lies + by * i) % ways) + ways) % ways;
      if (!this.#at) break;
      this.hover(this.#at.hex, this.#at.point);
      if (this.spot !== NONE && Math.floor(this.spot / HEXES) === this.turn) break;
    }
    live.say(
      this.spot === NONE
        ? t('katamari-turned', { degrees: this.turn * 60 })
        : t('katamari-over-hexes', { hexes: this.covers.map(hexName).join(', ') }),
    );
  }

  // ------------------------------------------------------------ two fingers

  #fingers = new Map<number, Spot>();
  #angle = 0;
  #twisted = false;

  down(id: number, at: Spot): void {
    this.#fingers.set(id, at);
    this.#angle = this.#slant();
    this.#twisted = false;
  }

  move(id: number, at: Spot): void {
    if (!this.#fingers.has(id)) return;
    this.#fingers.set(id, at);
    if (this.#fingers.size !== 2) return;
    const turned = ((this.#slant() - this.#angle + 540) % 360) - 180;
    if (Math.abs(turned) < STEP) return;
    this.#angle = this.#slant();
    this.#twisted = true;
    this.rotate(Math.sign(turned));
  }

  /** A second finger that only taps turns it once. */
  up(id: number): void {
    if (this.#fingers.size === 2 && !this.#twisted) this.rotate(1);
    this.#fingers.delete(id);
  }

  #slant(): number {
    const [a, b] = [...this.#fingers.values()];
    return b ? (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI : 0;
  }
}
