/**
 * The games that have art of their own, found by the names of their folders: `Picture.svelte` for the shelf, loaded with
 * the page, and `index.ts` for the table, loaded when it is opened. All others use the generic board.
 */

import type { Component } from 'svelte';
import Generic from '../generic/Picture.svelte';
import { language } from '../lib/language.svelte';
import type { Art } from '../pieces/board';

const pictures = import.meta.glob<Component>('./*/Picture.svelte', { eager: true, import: 'default' });
const arts = import.meta.glob<Art>('./*/index.ts', { import: 'default' });
const plain = async (): Promise<Art> => (await import('../generic')).default;

export const picture = (game: string): Component => pictures[`./${game}/Picture.svelte`] ?? Generic;
export const isDrawn = (game: string): boolean => `./${game}/index.ts` in arts;
/** The board of a game. Under the rules of an earlier release it is the generic one, which draws whatever the rules declare. */
export const art = (game: string, rules = ''): Promise<Art> =>
  language.room(`../games/${game}`, (!rules && arts[`./${game}/index.ts`]) || plain);
