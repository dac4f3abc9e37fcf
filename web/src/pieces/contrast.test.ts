import { expect, test } from 'vitest';
import { contrast } from './contrast';

test('contrast is counted as WCAG counts it', () => {
  expect(contrast('rgb(0, 0, 0)', 'rgb(255, 255, 255)')).toBeCloseTo(21, 5);
  expect(contrast('rgb(255, 255, 255)', 'rgb(119, 119, 119)')).toBeCloseTo(4.48, 2); // #777, the well-known near miss
  expect(contrast('rgb(118, 118, 118)', 'rgb(255, 255, 255)')).toBeCloseTo(4.54, 2); // and #767676, which passes
  expect(contrast('color(srgb 1 1 1)', 'rgb(0 0 0)')).toBeCloseTo(21, 5);
});
