/** How large things are for a table of this size, so that everything is in sight at once. In pixels. */

interface Sizes {
  columns: number;
  barbarian: number;
  mine: number;
  action: number;
  hand: number;
}

const NARROW = 600;
/** Lower than this, the question and your own cards stand beside the others, not below them. */
const LOW = 470;
const between = (low: number, wanted: number, high: number): number =>
  Math.round(Math.min(high, Math.max(low, wanted)));

export function sizes(width: number, height: number, others: number): Sizes {
  if (width < NARROW) {
    return { columns: others > 4 ? 3 : 2, barbarian: others > 4 ? 34 : 50, mine: 46, action: 66, hand: 74 };
  }
  if (height < LOW) return { columns: Math.min(others, 3), barbarian: 32, mine: 50, action: 46, hand: 66 };
  const columns = Math.min(others, Math.floor(width / 168));
  const rows = Math.ceil(others / columns);
  const across = (width - 40) / Math.max(3, columns) / 3 - 14;
  const tall = (height / (rows + 2.6) - 60) / 1.4;
  const barbarian = between(40, Math.min(across, tall), 190);
  const own = between(56, Math.min(width * 0.1, tall), 190);
  return {
    columns,
    barbarian,
    mine: own,
    action: between(66, Math.min(width * 0.13, height / 4 / 1.4), 220),
    hand: between(78, Math.min(width * 0.125, height / 4 / 1.4), 220),
  };
}
