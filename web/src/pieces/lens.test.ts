import { describe, expect, it } from 'vitest';
import { beyond } from './lens.svelte';

describe('what is out of sight', () => {
  const camera = { x: 500, y: 100, zoom: 0.5 };
  const window = { left: 0, right: 400, top: 70, bottom: 500 };
  const edges = (...spots: [number, number][]) =>
    beyond(
      spots.map(([x, y]) => ({ x, y })),
      camera,
      { x: 200, y: 285 },
      window,
    ).map(({ edge, spot }) => [edge, spot.x, spot.y]);

  it('is nothing where all can be seen', () => {
    expect(edges([500, 100], [150, 100], [850, 480])).toEqual([]);
  });

  it('lies beyond an edge, under what covers the window too', () => {
    expect(edges([100, 100])).toEqual([['left', 100, 100]]);
    expect(edges([900, 100])).toEqual([['right', 900, 100]]);
    expect(edges([500, -320])).toEqual([['up', 500, -320]]);
    expect(edges([500, 520])).toEqual([['down', 500, 520]]);
  });

  it('is led to by one arrow an edge, to the nearest, and by the edge that it is farther from', () => {
    expect(edges([-300, 100], [80, 100], [-100, 100])).toEqual([['left', 80, 100]]);
    expect(edges([80, 2000])).toEqual([['down', 80, 2000]]);
  });
});
