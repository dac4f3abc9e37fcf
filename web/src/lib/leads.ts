/** Some moves take several clicks. Their codes stand in `data-leads` of the thing to click first, for the coach's mark. */

/** The codes of the moves that each thing begins. */
export function leads<T>(begins: Iterable<readonly [thing: T, code: number]>): Map<T, string> {
  const found = new Map<T, string>();
  for (const [thing, code] of begins) found.set(thing, found.has(thing) ? `${found.get(thing)} ${code}` : String(code));
  return found;
}

/** The lowest thing in which a set differs from what is chosen so far, both as bits; -1 if they are the same. */
export const firstTap = (set: number, chosen: number): number => {
  const differs = set ^ chosen;
  return 31 - Math.clz32(differs & -differs);
};

/** For moves that choose a set of things: the thing to tap first. A move that is chosen already has a button of its own. */
export function firstTaps(moves: (readonly [set: number, code: number])[], chosen: number): Map<number, string> {
  const ready = moves.find(([set]) => set === chosen)?.[1];
  return leads(moves.flatMap(([set, code]) => (code === ready ? [] : [[firstTap(set, chosen), code]])));
}
