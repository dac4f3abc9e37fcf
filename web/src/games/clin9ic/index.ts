import type { Art } from '../../pieces/board';
import Board from './Board.svelte';
import Medal from './Medal.svelte';
import { pace } from './telling';

const clinic: Art = { board: Board, emblem: Medal, pace };

export default clinic;
