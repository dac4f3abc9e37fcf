/** Nobody is spoken to in English alone: every word that people read is a message. */

import { describe, expect, it } from 'vitest';
import { literals } from './literals';

/** All but tests, and the page that shows the pieces to those who build boards. */
const sources = import.meta.glob<string>(
  ['./**/*.{ts,svelte}', '!./**/*.test.ts', '!./**/testing.ts', '!./generated/*', '!./pieces/page/*', '!./literals.ts'],
  { eager: true, query: '?raw', import: 'default' },
);

/** Names, and words that only code reads: names of drawings, of files, of what is signed. */
const NAMES: Record<string, string[]> = {
  './games/clin9ic/House.svelte': ['CLIN', 'IC'],
  './games/clin9ic/Picture.svelte': ['CLIN', 'IC'],
  './games/clin9ic/Hud.svelte': ['Money', 'Popularity', 'Time'],
  './games/clin9ic/Section.svelte': ['Pillar', 'Garden'],
  './games/clin9ic/clinic.ts': [
    ...['Build', 'Hire', 'Admit'],
    ...['Entrance', 'Parking', 'Garden', 'Pillar', 'Conveyor', 'Helipad'],
  ],
  './games/karthis/Choices.svelte': ['token down', 'token away'],
  './games/katamari/Picture.svelte': ['alarm clock', 'gold button', 'drawing pin'],
  './home/Home.svelte': ['Rulewright'],
  './lab/Lab.svelte': ['win.'],
  './lib/fair/receipt.ts': ['rulewright receipt 1', 'Ed25519'],
  './lib/messages.ts': ['English', 'Deutsch', 'Français', 'Español'],
};

const said = (path: string, source: string): string[] =>
  literals(source, path.endsWith('.svelte')).map((found) => found.text.trim());

describe('what is said without a message', () => {
  it('is found between tags, in labels, and in sentences of the code', () => {
    const component = `<script lang="ts">
      const words = $derived(n === 1 ? 'One card left' : \`\${n} cards left\`);
    </script>
    <p class="big one" title="A title" aria-label={n ? 'some' : t('none')}>Planted {n} <b>{late ? 'late' : ''}</b></p>
    <Chart label="As a chart" kind="bars" />`;
    expect(said('a.svelte', component)).toEqual([
      'One card left',
      'cards left',
      'A title',
      'some',
      'Planted',
      'late',
      'As a chart',
    ]);
    expect(said('a.ts', "const keys = [['system', t('system')], [t('key-enter'), 'choose']];")).toEqual(['choose']);
    expect(said('a.ts', "export const late = (n: number) => (n === 1 ? 'You are late' : t('not-late'));")).toEqual([
      'You are late',
    ]);
  });

  it('is nowhere in the page', () => {
    const found = Object.entries(sources).flatMap(([path, source]) =>
      said(path, source)
        .filter((text) => !NAMES[path]?.includes(text))
        .map((text) => `${path}: ${text}`),
    );
    expect(Object.keys(sources).length).toBeGreaterThan(250);
    expect(found).toEqual([]);
  }, 120_000);

  it('is not an old exception', () => {
    const kept = Object.entries(NAMES).flatMap(([path, names]) =>
      names.filter((name) => !said(path, sources[path] ?? '').includes(name)).map((name) => `${path}: ${name}`),
    );
    expect(kept).toEqual([]);
  });
});
