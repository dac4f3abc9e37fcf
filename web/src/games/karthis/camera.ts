/** Where one looks: a place in the world and how near. */

import { place, S } from './temple';

export interface Camera {
  x: number;
  y: number;
  zoom: number;
}

export const NEAREST = 1.6;
export const FARTHEST = 0.42;
const COMFORT = 1.45;

export function clamp(zoom: number): number {
  return Math.min(NEAREST, Math.max(FARTHEST, zoom));
}

/** All tiles if they can be seen at a readable size, else the explorer in the middle of the window. */
export function follow(cells: number[], at: number, width: number, height: number): Camera {
  const spots = cells.map(place);
  const left = Math.min(...spots.map((p) => p.x)) - 0.6 * S;
  const right = Math.max(...spots.map((p) => p.x)) + 1.6 * S;
  const top = Math.min(...spots.map((p) => p.y)) - 0.6 * S;
  const bottom = Math.max(...spots.map((p) => p.y)) + 1.6 * S;
  const fit = Math.min(width / (right - left), height / (bottom - top), COMFORT);
  const zoom = clamp(Math.max(fit, 0.62));
  const here = place(at);
  const within = (low: number, high: number, size: number, wanted: number): number => {
    const half = size / zoom / 2;
    return high - low <= 2 * half ? (low + high) / 2 : Math.min(high - half, Math.max(low + half, wanted));
  };
  return { x: within(left, right, width, here.x + S / 2), y: within(top, bottom, height, here.y + S / 2), zoom };
}
