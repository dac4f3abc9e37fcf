/** What can be chosen on the map, and where it lies. */

import type { Game } from '../../generated/karthis';
import type { Move } from '../../generated/contract';
import type { Spot } from '../../pieces/hex';
import { FOUR } from '../../pieces/square';
import { centre, stairsOf, type Temple } from './temple';

export interface Token extends Spot {
  move: Move<Game>;
  side: number;
}

const FLAP = 79;
const STAIRS = 43;

function token(move: Move<Game>, cell: number, side: number, away: number): Token {
  const [p, [dx, dy]] = [centre(cell), FOUR[side]];
  return { move, side, x: p.x + dx * away, y: p.y + dy * away };
}

/** The edges to be crossed, the stairs to go down by, and the tiles to retreat to. */
export function tokens(t: Temple, moves: Move<Game>[], stairs: number[]): Token[] {
  return moves.flatMap((m) => {
    if (m.verb === 'cross') return [token(m, m.arguments.cell, m.arguments.side, FLAP)];
    if (m.verb === 'retreat') return [token(m, m.arguments.cell, 0, 0)];
    return m.verb === 'descend' ? stairs.map((cell) => token(m, cell, stairsOf(t.mark[cell]), STAIRS)) : [];
  });
}
