import type { Art } from '../index';
import Medal from './Medal.svelte';
import Picture from './Picture.svelte';
import { pace } from './telling';

const klobba: Art = { board: () => import('./Board.svelte'), picture: Picture, emblem: Medal, pace };

export default klobba;
