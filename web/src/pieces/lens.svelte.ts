/** Looking around by finger, mouse and wheel. Nothing here plays. */

import { enlargement } from './flight';
import type { Spot } from './hex';

interface Camera extends Spot {
  zoom: number;
}

export interface Range {
  nearest: number;
  farthest: number;
  /** How small things may become for all to be seen at once. */
  readable: number;
  /** How large they become where there are few. */
  comfort: number;
}

export const RANGE: Range = { nearest: 1.6, farthest: 0.42, readable: 0.62, comfort: 1.45 };

export interface Bounds {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What lies around some spots, with a margin. */
export function bounds(spots: Spot[], margin: number): Bounds {
  const [xs, ys] = [spots.map((p) => p.x), spots.map((p) => p.y)];
  return {
    left: Math.min(...xs) - margin,
    right: Math.max(...xs) + margin,
    top: Math.min(...ys) - margin,
    bottom: Math.max(...ys) + margin,
  };
}

/** All of it if it can be seen at a readable size, else with one spot in the middle of the window. */
export function follow(all: Bounds, at: Spot, width: number, height: number, range = RANGE): Camera {
  const fit = Math.min(width / (all.right - all.left), height / (all.bottom - all.top), range.comfort);
  const zoom = Math.min(range.nearest, Math.max(range.farthest, range.readable, fit));
  const within = (low: number, high: number, size: number, wanted: number): number => {
    const half = size / zoom / 2;
    return high - low <= 2 * half ? (low + high) / 2 : Math.min(high - half, Math.max(low + half, wanted));
  };
  return { x: within(all.left, all.right, width, at.x), y: within(all.top, all.bottom, height, at.y), zoom };
}

type Edge = 'left' | 'right' | 'up' | 'down';

interface Beyond {
  edge: Edge;
  /** What lies there, and where it would be in the window. */
  spot: Spot;
  shown: Spot;
}

/** Pixels by which something must lie inside the window to be seen. */
const SEEN = 20;

/** Of the spots that cannot be seen in a window, the nearest beyond each of its edges. */
export function beyond(spots: Spot[], camera: Camera, centre: Spot, window: Bounds): Beyond[] {
  const nearest = new Map<Edge, Beyond & { by: number }>();
  for (const spot of spots) {
    const x = centre.x + (spot.x - camera.x) * camera.zoom;
    const y = centre.y + (spot.y - camera.y) * camera.zoom;
    const off: [Edge, number][] = [
      ['left', window.left + SEEN - x],
      ['right', x - window.right + SEEN],
      ['up', window.top + SEEN - y],
      ['down', y - window.bottom + SEEN],
    ];
    const [edge, by] = off.reduce((a, b) => (b[1] > a[1] ? b : a));
    if (by > 0 && by < (nearest.get(edge)?.by ?? Infinity)) nearest.set(edge, { edge, spot, shown: { x, y }, by });
  }
  return [...nearest.values()];
}

const A_DRAG = 8;
const apart = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

export class Look {
  camera = $state.raw<Camera>({ x: 0, y: 0, zoom: 1 });
  /** Whether the pointer is dragging the map, so that its release is no click. */
  dragged = $state(false);
  #pointers = new Map<number, Spot>();
  #travelled = 0;
  #k = 1;

  constructor(readonly range: Range = RANGE) {}

  nearer(by: number): void {
    const { nearest, farthest } = this.range;
    this.camera = { ...this.camera, zoom: Math.min(nearest, Math.max(farthest, this.camera.zoom * by)) };
  }

  down = (e: PointerEvent): void => {
    this.#pointers.set(e.pointerId, { x: e.clientX, y: e.clientY });
    this.#travelled = 0;
    this.#k = enlargement(e.currentTarget as HTMLElement);
    this.dragged = false;
  };

  move = (e: PointerEvent): void => {
    const was = this.#pointers.get(e.pointerId);
    if (!was) return;
    const now = { x: e.clientX, y: e.clientY };
    const other = [...this.#pointers].find(([id]) => id !== e.pointerId)?.[1];
    if (other) {
      this.nearer(apart(now, other) / Math.max(1, apart(was, other)));
      this.dragged = true;
    } else {
      this.#travelled += apart(now, was);
      if (this.#travelled > A_DRAG) this.dragged = true;
      if (this.dragged) this.#shift(now.x - was.x, now.y - was.y);
    }
    this.#pointers.set(e.pointerId, now);
  };

  up = (e: PointerEvent): void => {
    this.#pointers.delete(e.pointerId);
    setTimeout(() => (this.dragged = false));
  };

  wheel = (e: WheelEvent): void => {
    e.preventDefault();
    this.nearer(Math.exp(-e.deltaY / 500));
  };

  #shift(dx: number, dy: number): void {
    const { x, y, zoom } = this.camera;
    this.camera = { x: x - dx / zoom / this.#k, y: y - dy / zoom / this.#k, zoom };
  }
}
