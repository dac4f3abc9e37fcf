/** How far two colours stand apart, as WCAG 2 counts it: from 1 to 21. */

/** A colour as the browser computes it, each part from 0 to 1; what shines through is not counted. */
export function parts(colour: string): [number, number, number] {
  const numbers = (colour.match(/[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
  const [r = 0, g = 0, b = 0] = numbers;
  return colour.startsWith('color(') ? [r, g, b] : [r / 255, g / 255, b / 255];
}

function luminance(colour: string): number {
  const [r, g, b] = parts(colour).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
