/** What a pointer does with the piece in the hand: pulled from its pile, carried over the heap, turned, and let go. */

import { NONE } from '../../generated/katamari';
import { hexAt, type Spot } from '../../pieces/hex';
import type { PieceInHand } from './hand.svelte';
import { MIDDLES, type Katamari } from './model';
import { frame, UNIT, type Look } from './solid';

interface Reach {
  hand: PieceInHand;
  /** The Katamari it would lie on, and how it is looked at. */
  k: () => Katamari;
  look: () => Look;
  /** What the Katamari is drawn in. */
  surface: () => HTMLElement | undefined;
  /** Whether a pile's top can be taken up now. */
  takes: (pile: number) => boolean;
  lay: () => void;
}

const FAR = 8;
/** Pixels after which a press is a pull. */

export class Grip {
  /** Where a carried piece is while it is over no hex. */
  drift = $state.raw<Spot>({ x: 0, y: 0 });
  readonly #reach: Reach;
  #grabbed: { pile: number; id: number; x: number; y: number } | null = null;
  #pulled = false;

  constructor(reach: Reach) {
    this.#reach = reach;
  }

  /** Where on the ground a pointer is, in hexes; the heap is as high as it is. */
  pointAt(e: PointerEvent): Spot | null {
    const [k, look] = [this.#reach.k(), this.#reach.look()];
    const svg = this.#reach.surface()?.querySelector('svg')?.getBoundingClientRect();
    if (!svg?.width) return null;
    const [left, top, width] = frame(k, look);
    const x = (left + ((e.clientX - svg.x) / svg.width) * width) / UNIT;
    const flat = top + ((e.clientY - svg.y) / svg.width) * width;
    let best: Spot | null = null;
    let least = 0.62;
    MIDDLES.forEach((m, hex) => {
      const y = (flat + k.tops[hex].height * look.lift) / (UNIT * look.squash);
      const far = Math.hypot(m.x - x, m.y - y);
      if (far < least) [best, least] = [{ x, y }, far];
    });
    return best;
  }

  /** Whether the click that follows only ends a pull. */
  get pulled(): boolean {
    const was = this.#pulled;
    this.#pulled = false;
    return was;
  }

  grab(pile: number, e: PointerEvent): void {
    if (e.isPrimary && this.#reach.takes(pile)) this.#grabbed = { pile, id: e.pointerId, x: e.clientX, y: e.clientY };
  }

  /** Fingers count from the first that touches while something is in the hand: two of them turn it. */
  press(e: PointerEvent): void {
    const { hand } = this.#reach;
    if (hand.pile !== NONE && e.pointerType === 'touch') hand.down(e.pointerId, { x: e.clientX, y: e.clientY });
  }

  move(e: PointerEvent): void {
    const { hand } = this.#reach;
    const [id, at] = [e.pointerId, { x: e.clientX, y: e.clientY }];
    if (hand.pile !== NONE) hand.move(id, at);
    if (this.#grabbed?.id !== id) return;
    if (!hand.dragging && Math.hypot(at.x - this.#grabbed.x, at.y - this.#grabbed.y) > FAR) {
      hand.take(this.#grabbed.pile);
      hand.down(id, at);
      hand.dragging = true;
    }
    if (hand.dragging) this.#carry(e);
  }

  #carry(e: PointerEvent): void {
    const { hand } = this.#reach;
    this.drift = { x: e.clientX, y: e.clientY };
    const at = this.pointAt(e);
    const hex = at && hexAt(at);
    const over = hex
      ? MIDDLES.findIndex((m) => Math.hypot(m.x - (hex.q + hex.r / 2), m.y - hex.r * 0.866) < 0.1)
      : NONE;
    if (at && over !== NONE) hand.hover(over, at);
    else hand.spot = NONE;
  }

  release(e: PointerEvent): void {
    const { hand, lay } = this.#reach;
    hand.up(e.pointerId);
    if (this.#grabbed?.id !== e.pointerId) return;
    this.#grabbed = null;
    if (!hand.dragging) return;
    this.#pulled = true;
    setTimeout(() => (this.#pulled = false));
    if (hand.spot !== NONE) lay();
    else hand.drop();
  }

  /** The wheel turns what is in the hand, and scrolls when nothing is. */
  wheel = (node: HTMLElement): { destroy(): void } => {
    const spin = (e: WheelEvent): void => {
      if (this.#reach.hand.pile === NONE) return;
      e.preventDefault();
      this.#reach.hand.rotate(Math.sign(e.deltaY) || 1);
    };
    node.addEventListener('wheel', spin, { passive: false });
    return { destroy: () => node.removeEventListener('wheel', spin) };
  };
}
