/** Dice are grabbed together and thrown: what the hand does until it lets go. */

import { enlargement } from '../../pieces/flight';

const A_GRAB = 8;
const A_THROW = 44;

export class Grab {
  at = $state({ x: 0, y: 0 });
  moved = $state(false);
  #from: { x: number; y: number; id: number; k: number } | null = null;
  readonly #cast: () => void;

  constructor(cast: () => void) {
    this.#cast = cast;
  }

  down(e: PointerEvent): void {
    this.moved = false;
    if (e.button !== 0 || !e.isPrimary) return;
    this.#from = { x: e.clientX, y: e.clientY, id: e.pointerId, k: enlargement(e.currentTarget as HTMLElement) };
  }

  move(e: PointerEvent): void {
    if (e.pointerId !== this.#from?.id) return;
    const { x, y, k } = this.#from;
    const at = { x: (e.clientX - x) / k, y: (e.clientY - y) / k };
    if (!this.moved && Math.hypot(at.x, at.y) <= A_GRAB) return;
    this.moved = true;
    this.at = at;
  }

  up(e: PointerEvent): void {
    if (e.pointerId !== this.#from?.id) return;
    const far = this.moved && Math.hypot(this.at.x, this.at.y) > A_THROW;
    this.#from = null;
    this.at = { x: 0, y: 0 };
    if (far && e.type === 'pointerup') this.#cast();
    setTimeout(() => (this.moved = false)); // after the click that this may bring
  }
}
