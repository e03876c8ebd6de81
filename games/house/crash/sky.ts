import { svg } from '../../client/dom.ts';
import { hundredthsAt } from './rules.ts';

const [WIDTH, HEIGHT, GROUND] = [400, 220, 196];
const LEFT = 36;
const SAMPLES = 48;
/** The least that the picture shows, of time and of height. */
const LEAST_MS = 8_000;
const LEAST_TOP = 2;
const LINES = 4;

/** The picture of a flight: the curve it has flown, and what flies. */
interface Sky {
  readonly picture: SVGSVGElement;
  readonly draw: (flight: { readonly milliseconds: number; readonly isOver: boolean }) => void;
}

/** Steps of 1, 2 or 5 times a power of ten, so that few lines are enough. */
function stepOf(span: number): number {
  const power = 10 ** Math.floor(Math.log10(span / LINES));
  const times = span / LINES / power;
  return (times <= 1 ? 1 : times <= 2 ? 2 : times <= 5 ? 5 : 10) * power;
}

function rocket(): SVGGElement {
  return svg(
    'g',
    { class: 'rocket' },
    svg('path', { class: 'flame', d: 'M-15 -4 L-27 0 L-15 4 Z' }),
    svg('path', { class: 'fin', d: 'M-14 -4 L-19 -11 L-6 -6 Z M-14 4 L-19 11 L-6 6 Z' }),
    svg('path', { class: 'hull', d: 'M-16 -6 L2 -6 Q13 -4 18 0 Q13 4 2 6 L-16 6 Z' }),
    svg('circle', { class: 'window', cx: 4, cy: 0, r: 2.8 }),
  );
}

function burst(): SVGPathElement {
  const rays = Array.from({ length: 16 }, (_nothing, at) => {
    const [angle, length] = [(at * Math.PI) / 8, at % 2 === 0 ? 20 : 9];
    return `${(Math.cos(angle) * length).toFixed(1)} ${(Math.sin(angle) * length).toFixed(1)}`;
  });
  return svg('path', { class: 'burst', d: `M${rays.join('L')}Z` });
}

/** The picture is empty until it is drawn. */
export function createSky(): Sky {
  const line = svg('path', { class: 'curve' });
  const area = svg('path', { class: 'under' });
  const [flying, ended] = [rocket(), burst()];
  const marks = Array.from({ length: LINES + 1 }, () => ({
    line: svg('path', { class: 'height' }),
    text: svg('text', { class: 'scale', x: LEFT - 6, 'text-anchor': 'end' }),
  }));
  const picture = svg(
    'svg',
    { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, 'aria-hidden': 'true', class: 'sky' },
    ...marks.flatMap((mark) => [mark.line, mark.text]),
    svg('path', { class: 'ground', d: `M${LEFT} ${GROUND}H${WIDTH}` }),
    area,
    line,
    flying,
    ended,
  );
  return {
    picture,
    draw: ({ milliseconds, isOver }) => {
      const now = Math.max(1, hundredthsAt(milliseconds) / 100);
      const top = Math.max(LEAST_TOP, now * 1.25);
      const span = Math.max(LEAST_MS, milliseconds * 1.15);
      const across = (at: number) => LEFT + ((WIDTH - LEFT) * at) / span;
      const up = (multiplier: number) => GROUND - ((GROUND - 16) * (multiplier - 1)) / (top - 1);
      const points = Array.from({ length: SAMPLES + 1 }, (_nothing, at) => {
        const time = (milliseconds * at) / SAMPLES;
        return `${across(time).toFixed(1)} ${up(Math.exp(time * 0.000_06)).toFixed(1)}`;
      });
      const path = `M${points.join('L')}`;
      const [x, y] = [across(milliseconds), up(now)];
      line.setAttribute('d', path);
      area.setAttribute('d', `${path}V${GROUND}H${LEFT}Z`);
      // The slope of the drawn curve there.
      const rise = ((GROUND - 16) * now * 0.000_06) / (top - 1);
      const angle = (-Math.atan2(rise, (WIDTH - LEFT) / span) * 180) / Math.PI;
      const place = `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
      flying.setAttribute('transform', `${place} rotate(${angle.toFixed(1)})`);
      ended.setAttribute('transform', place);
      picture.classList.toggle('is-over', isOver);
      const step = stepOf(top - 1);
      for (const [at, mark] of marks.entries()) {
        const multiplier = 1 + step * at;
        const isIn = multiplier <= top;
        mark.line.setAttribute('d', isIn ? `M${LEFT} ${up(multiplier).toFixed(1)}H${WIDTH}` : '');
        mark.text.setAttribute('y', (up(multiplier) + 4).toFixed(1));
        const text = isIn ? `${Number(multiplier.toFixed(2))}×` : '';
        if (mark.text.textContent !== text) {
          mark.text.textContent = text;
        }
      }
    },
  };
}
