import type { Art } from '../index';
import Picture from './Picture.svelte';
import Medal from './Medal.svelte';
import { pace } from './scene';

const karthis: Art = { board: () => import('./Board.svelte'), picture: Picture, emblem: Medal, pace };

export default karthis;
