/** Looking around the map by finger, mouse and wheel. Nothing here plays. */

import { clamp, type Camera } from './camera';

interface Spot {
  x: number;
  y: number;
}

const A_DRAG = 8;

export class Lens {
  camera = $state.raw<Camera>({ x: 0, y: 0, zoom: 1 });
  /** Whether the pointer is dragging the map, so that its release is no click. */
  dragged = $state(false);
  #pointers = new Map<number, Spot>();
  #travelled = 0;

  nearer(by: number): void {
    this.camera = { ...this.camera, zoom: clamp(this.camera.zoom * by) };
  }

  down = (e: PointerEvent): void => {
    this.#pointers.set(e.pointerId, { x: e.clientX, y: e.clientY });
    this.#travelled = 0;
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
    this.camera = { x: x - dx / zoom, y: y - dy / zoom, zoom };
  }
}

function apart(a: Spot, b: Spot): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
