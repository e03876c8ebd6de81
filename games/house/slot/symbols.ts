import { svg } from '../../client/dom.ts';
import type { SlotSymbol } from './tables.ts';

/** What the symbols look like in a square of 100: each another shape, and another colour besides. */
const SHAPES: Readonly<Record<SlotSymbol, () => readonly SVGElement[]>> = {
  // A crown.
  A: () => [
    svg('path', { d: 'M14 76V34l20 18 16-32 16 32 20-18v42z' }),
    svg('rect', { x: 14, y: 80, width: 72, height: 9, rx: 3 }),
    svg('circle', { class: 'shine', cx: 50, cy: 62, r: 7 }),
  ],
  // A bell.
  B: () => [
    svg('path', { d: 'M50 12c20 0 26 16 26 34 0 14 6 20 12 26H12c6-6 12-12 12-26 0-18 6-34 26-34z' }),
    svg('circle', { cx: 50, cy: 82, r: 9 }),
    svg('path', { class: 'line', d: 'M36 44c0-10 3-17 9-20' }),
  ],
  // A star.
  C: () => [
    svg('path', { d: 'M50 8l13 28 31 4-23 21 6 31-27-15-27 15 6-31L6 40l31-4z' }),
    svg('circle', { class: 'shine', cx: 50, cy: 52, r: 8 }),
  ],
  // A cut stone.
  D: () => [
    svg('path', { d: 'M28 16h44l20 24-42 48L8 40z' }),
    svg('path', { class: 'line', d: 'M8 40h84M34 40l16 46 16-46M34 40l16-22 16 22' }),
  ],
  // A leaf of clover.
  E: () => [
    svg('circle', { cx: 50, cy: 30, r: 19 }),
    svg('circle', { cx: 29, cy: 55, r: 19 }),
    svg('circle', { cx: 71, cy: 55, r: 19 }),
    svg('path', { d: 'M46 52h8c0 18 3 28 12 38H44c4-10 4-22 2-38z' }),
  ],
  // Two cherries.
  F: () => [
    svg('path', { class: 'stalk', d: 'M32 62C36 38 48 22 68 14c-4 20-2 34 2 48' }),
    svg('circle', { cx: 32, cy: 70, r: 19 }),
    svg('circle', { cx: 70, cy: 72, r: 19 }),
    svg('circle', { class: 'shine', cx: 26, cy: 64, r: 5 }),
    svg('circle', { class: 'shine', cx: 64, cy: 66, r: 5 }),
  ],
  // A sun with a W.
  W: () => [
    svg('path', {
      d: 'M50 4l11 16 19-6 0 20 17 10-13 15 7 19-20 2-6 18-17-10-17 10-6-18-20-2 7-19L-1 44l17-10V14l19 6z',
      transform: 'translate(1 0)',
    }),
    svg('path', { class: 'letter', d: 'M30 38l9 28 11-24 11 24 9-28' }),
  ],
};

/** A symbol in a square of `size`, with its left top corner at `x`, `y`. */
export function symbolOf(
  symbol: SlotSymbol,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
): SVGElement {
  const inset = size * 0.1;
  const scale = (size * 0.8) / 100;
  return svg(
    'g',
    {
      class: `symbol symbol-${symbol.toLowerCase()}`,
      transform: `translate(${x + inset} ${y + inset}) scale(${scale})`,
    },
    ...SHAPES[symbol](),
  );
}
