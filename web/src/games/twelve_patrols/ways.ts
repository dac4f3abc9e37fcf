/** What a hand may do: cards go from the display to cells, soldiers from the barracks to gaps. */

import { Phase, CELLS, code, KINDS, NONE, type Game } from '../../generated/twelve_patrols';
import type { Move } from '../../generated/contract';
import type { Way } from '../../pieces/mover.svelte';
import type { Kingdom } from './kingdom';

export const cardPiece = (slot: number): string => `card/${slot}`;
export const kindPiece = (kind: number): string => `kind/${kind}`;
export const cellPlace = (cell: number): string => `cell/${cell}`;
export const gapPlace = (gap: number): string => `gap/${gap}`;

/** `halves` are the gaps of the line being manned. */
export function ways(v: Kingdom, halves: number[], moves: Move<Game>[], kinds: number[]): Way[] {
  return moves.flatMap((m): Way[] => {
    if (m.verb === 'place')
      return [{ piece: cardPiece(m.arguments.slot), place: cellPlace(m.arguments.cell), codes: [m.code] }];
    if (m.verb === 'put') {
      const gap = v.gap !== NONE ? v.gap : halves[m.arguments.half];
      return [{ piece: kindPiece(m.arguments.kind), place: gapPlace(gap), codes: [m.code] }];
    }
    // To man a gap early is to drop somebody there: two moves, one movement.
    if (m.verb === 'open')
      return kinds.map((kind) => ({
        piece: kindPiece(kind),
        place: gapPlace(m.arguments.gap),
        codes: [m.code, code.put({ half: 0, kind })],
      }));
    return [];
  });
}

/** The move to try where a piece may not go, so that the answer says why. */
export function otherwise(v: Kingdom, halves: number[], piece: string, place: string): number[] {
  const [what, which] = piece.split('/');
  const [where, at] = place.split('/').map((word, i) => (i ? Number(word) : word)) as [string, number];
  if (what === 'card') return where === 'cell' ? [code.place({ slot: Number(which), cell: at % CELLS })] : [];
  if (where !== 'gap') return [];
  if (v.phase === Phase.BUILDING) return [code.open({ gap: at })];
  const half = halves.length ? halves.indexOf(at) : 0;
  return half < 0 ? [code.open({ gap: at })] : [code.put({ half, kind: Number(which) % KINDS })];
}
