import { svg } from '../../client/dom.ts';

/** A field is uncovered once so much of its squares has been scratched. */
const SQUARES = 6;
const ENOUGH = 0.55;
const SIDE = 100;
const COIN = 13;

/** What lies over a field, and is scratched off. */
export interface Cover {
  readonly element: SVGElement;
  /** Scratches at a place from 0 to 1. @returns whether enough is scratched off */
  readonly scratch: (x: number, y: number) => boolean;
  readonly reset: () => void;
}

/** Makes the cover of the field of a number. */
export function createCover(number: number): Cover {
  const scratched = new Set<string>();
  const marks = svg('g', { fill: '#000' });
  const id = `cover-${number}`;
  const element = svg(
    'g',
    { class: 'cover' },
    svg(
      'mask',
      { id, maskUnits: 'userSpaceOnUse', x: 0, y: 0, width: SIDE, height: SIDE },
      svg('rect', { width: SIDE, height: SIDE, fill: '#fff' }),
      marks,
    ),
    svg(
      'g',
      { mask: `url(#${id})` },
      svg('rect', { class: 'foil', width: SIDE, height: SIDE, rx: 10 }),
      svg('path', {
        class: 'foil-lines',
        d: 'M-10 30L30 -10M-10 70L70 -10M-10 110L110 -10M30 110L110 30M70 110L110 70',
      }),
    ),
  );
  return {
    element,
    scratch: (x, y) => {
      marks.append(svg('circle', { cx: x * SIDE, cy: y * SIDE, r: COIN }));
      scratched.add(`${Math.floor(x * SQUARES)} ${Math.floor(y * SQUARES)}`);
      return scratched.size >= SQUARES * SQUARES * ENOUGH;
    },
    reset: () => {
      marks.replaceChildren();
      scratched.clear();
    },
  };
}
