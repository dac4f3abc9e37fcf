import type { Art } from '../pieces/board';
import Board from './Board.svelte';

const generic: Art = { board: Board, lists: true, pace: () => 350 };

export default generic;
