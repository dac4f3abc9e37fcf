/** Under a finger nothing hovers: what a pointer raises would stay raised after a tap, above what is tapped next. */

import { expect, it } from 'vitest';

const sources = import.meta.glob<string>(['./**/*.{svelte,css}'], { eager: true, query: '?raw', import: 'default' });
const MOVES = /\b(transform|translate|scale|rotate|z-index|inset)\s*:/;

/** The rules of a sheet that move something, each with all that it stands in. */
function* moving(sheet: string): Generator<string> {
  const inside: string[] = [];
  for (const [, text, end] of sheet.matchAll(/([^{};]*)([{};])/g)) {
    if (end === '{') inside.push(text.trim());
    else if (MOVES.test(`${text};`)) yield inside.join(' ');
    if (end === '}') inside.pop();
  }
}

it('raises what is pointed at only where there is a pointer', () => {
  const found = Object.entries(sources).flatMap(([path, text]) => {
    const sheet = (path.endsWith('.css') ? text : (text.split('<style>')[1] ?? '')).replaceAll(/\/\*[^]*?\*\//g, '');
    return [...moving(sheet)].filter((rule) => rule.includes(':hover')).map((rule) => `${path}: ${rule}`);
  });
  expect(found).not.toEqual([]);
  expect(found.filter((rule) => !rule.includes('@media (hover: hover)'))).toEqual([]);
});
