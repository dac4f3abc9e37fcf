/** Every game draws its defeat as it draws its victory: with a picture of its own. */

import { render } from 'svelte/server';
import type { Component } from 'svelte';
import { expect, it } from 'vitest';

const medals = import.meta.glob<Component<{ ending: string; won: boolean }>>('./*/Medal.svelte', {
  eager: true,
  import: 'default',
});

it.each(Object.entries(medals))('%s draws a defeat', (_, medal) => {
  const shapes = (won: boolean): string[] =>
    [...render(medal, { props: { ending: 'most points', won } }).body.matchAll(/ (?:d|points)="[^"]+"/g)].map(String);
  const [victory, defeat] = [shapes(true), shapes(false)];
  expect(defeat.length).toBeGreaterThan(1);
  expect(defeat.filter((shape) => !victory.includes(shape))).not.toEqual([]);
});
