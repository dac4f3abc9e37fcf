import type { Art } from '../index';
import Picture from './Picture.svelte';
import { pace } from './scene';

const karthis: Art = { board: () => import('./Board.svelte'), picture: Picture, pace };

export default karthis;
