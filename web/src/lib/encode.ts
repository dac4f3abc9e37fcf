import type { GameDetail } from './wire';

/** The number of a move from its verb and arguments, as the game's action table counts them. */
export function encode(game: GameDetail, verb: string, ...values: number[]): number {
  const found = game.verbs.find((v) => v.name === verb);
  if (!found) throw new Error(`${game.title} has no verb ${verb}`);
  let code = 0;
  found.arguments.forEach(([, size], i) => (code = code * size + values[i]));
  return found.first + code;
}
