import type { Art } from '../index';
import Picture from './Picture.svelte';
import { pace } from './telling';

const klobba: Art = { board: () => import('./Board.svelte'), picture: Picture, pace };

export default klobba;
