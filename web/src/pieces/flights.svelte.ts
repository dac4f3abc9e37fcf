/** Whatever flies from place to place, drawn above the table. Places are marked `data-at`. */

import { settings } from '../lib/settings.svelte';
import { arc, enlargement } from './flight';
import type { Spot } from './hex';

interface Flight<T> {
  id: number;
  what: T;
  from: Spot;
  to: Spot;
}

const LASTS = 560;

export class Sky<T> {
  flights = $state.raw<Flight<T>[]>([]);
  /** The layer that the flights are drawn on; places are looked for in what it fills. */
  layer: HTMLElement | undefined;
  #count = 0;

  #spot(name: string): Spot | null {
    const node = this.layer?.parentElement?.querySelector(`[data-at="${name}"]`);
    if (!node || !this.layer) return null;
    const [a, b] = [node.getBoundingClientRect(), this.layer.getBoundingClientRect()];
    const k = enlargement(this.layer);
    return { x: (a.x + a.width / 2 - b.x) / k, y: (a.y + a.height / 2 - b.y) / k };
  }

  /** Let something fly, if there is motion and both places are to be seen. */
  launch(what: T, from: string, to: string): void {
    const [a, b] = [this.#spot(from), this.#spot(to)];
    if (!a || !b || !settings.pace) return;
    this.flights = [...this.flights, { id: (this.#count += 1), what, from: a, to: b }];
  }

  fly = (node: HTMLElement, { id, from, to }: Flight<T>): void => {
    const motion = node.animate(arc(to.x - from.x, to.y - from.y), {
      duration: LASTS / (settings.pace || 1),
      easing: 'ease-in-out',
      fill: 'forwards',
    });
    motion.onfinish = () => (this.flights = this.flights.filter((f) => f.id !== id));
  };
}

/** A transition: a card comes from somewhere, turning over on its way. */
export function dealt(
  node: HTMLElement,
  { from }: { from: HTMLElement | undefined },
): { duration: number; css: (u: number) => string; easing: (u: number) => number } {
  const there = from?.getBoundingClientRect();
  const here = node.getBoundingClientRect();
  const k = enlargement(node);
  const [dx, dy] = there ? [(there.x - here.x) / k, (there.y - here.y) / k] : [200, 80];
  return {
    duration: settings.pace ? 520 / settings.pace : 0,
    easing: (u) => 1 - (1 - u) ** 3,
    css: (u) =>
      `transform: translate(${(1 - u) * dx}px, ${(1 - u) * dy}px) rotateY(${(1 - u) * 180}deg) rotate(${(1 - u) * -14}deg)`,
  };
}
