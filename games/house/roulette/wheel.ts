import { svg } from '../../client/dom.ts';
import { move } from '../../client/motion.ts';
import { POCKETS, WHEEL } from './rules.ts';
import { colourOf } from './spots.ts';

const MIDDLE = 160;
const TURNS = 3;
const SPIN_MS = 3_000;
const SHARE = 360 / POCKETS;

const point = (radius: number, degrees: number) => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(MIDDLE + radius * Math.cos(angle)).toFixed(2)} ${(MIDDLE + radius * Math.sin(angle)).toFixed(2)}`;
};

function pocket(number: number, at: number): SVGGElement {
  const [from, to] = [(at - 0.5) * SHARE, (at + 0.5) * SHARE];
  return svg(
    'g',
    { class: `pocket ${colourOf(number)}` },
    svg('path', {
      d: `M${point(88, from)} L${point(150, from)} A150 150 0 0 1 ${point(150, to)} L${point(88, to)} A88 88 0 0 0 ${point(88, from)} Z`,
    }),
    svg(
      'text',
      {
        x: MIDDLE,
        y: 25,
        'text-anchor': 'middle',
        transform: `rotate(${at * SHARE} ${MIDDLE} ${MIDDLE})`,
      },
      String(number),
    ),
  );
}

/** The wheel, drawn; the ball lies at its top, where the number that came is turned to. */
export function createWheel(): {
  readonly drawing: SVGSVGElement;
  readonly rest: (number: number) => void;
  readonly spin: (number: number, leastMs: number) => Promise<void>;
} {
  const disc = svg('g', { class: 'disc' }, ...WHEEL.map(pocket));
  const ball = svg('g', { class: 'ball' }, svg('circle', { cx: MIDDLE, cy: 50, r: 7 }));
  const middle = svg('text', {
    class: 'big',
    x: MIDDLE,
    y: MIDDLE,
    'text-anchor': 'middle',
    'dominant-baseline': 'central',
  });
  let turned = 0;
  const turnOf = (number: number) => -WHEEL.indexOf(number as 0) * SHARE;
  function rest(number: number): void {
    turned = turnOf(number);
    disc.style.transform = `rotate(${turned}deg)`;
    middle.textContent = String(number);
  }
  return {
    drawing: svg(
      'svg',
      {
        viewBox: `0 0 ${2 * MIDDLE} ${2 * MIDDLE}`,
        'aria-hidden': 'true',
        class: 'roulette-wheel',
      },
      svg('circle', { class: 'rim', cx: MIDDLE, cy: MIDDLE, r: 157 }),
      disc,
      svg('circle', { class: 'hub', cx: MIDDLE, cy: MIDDLE, r: 62 }),
      ball,
      middle,
    ),
    rest,
    spin: async (number, leastMs) => {
      const from = turned;
      rest(number);
      middle.textContent = '';
      const duration = Math.max(SPIN_MS, leastMs);
      const timing = { duration, easing: 'cubic-bezier(0.15, 0.6, 0.2, 1)' };
      const spins = (degrees: number) => ({ transform: `rotate(${degrees}deg)` });
      await Promise.all([
        move(disc, [spins(from - TURNS * 360), spins(turned)], timing),
        move(ball, [spins((TURNS + 2) * 360), spins(0)], timing),
      ]);
      middle.textContent = String(number);
    },
  };
}
