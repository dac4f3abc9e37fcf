/** The shapes of movements. */

import type { Spot } from './hex';

const LIFT = 60;

/** How much larger something is on the screen than it is laid out: the frame may enlarge the whole board. */
export const enlargement = (node: HTMLElement): number => node.getBoundingClientRect().width / node.offsetWidth || 1;

/** From here to there in an arc, larger in the middle: towards whoever looks. */
export function arc(dx: number, dy: number, turns = 1): Keyframe[] {
  const at = (x: number, y: number): string => `translate(calc(-50% + ${x}px), calc(-50% + ${y}px))`;
  return [
    { transform: `${at(0, 0)} scale(0.6)` },
    { transform: `${at(dx / 2, dy / 2 - LIFT)} scale(1.5) rotate(${turns * 200}deg)`, offset: 0.5 },
    { transform: `${at(dx, dy)} scale(0.6) rotate(${turns * 360}deg)` },
  ];
}

/** Along a way, as seen from its end. */
export function stride(way: Spot[]): Keyframe[] {
  const end = way[way.length - 1];
  return way.map((p) => ({ transform: `translate(${p.x - end.x}px, ${p.y - end.y}px)` }));
}
