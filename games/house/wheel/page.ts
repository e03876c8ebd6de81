import type { Round } from '../../client/api.ts';
import { el, svg } from '../../client/dom.ts';
import { createFrame } from '../../client/frame.ts';
import { move } from '../../client/motion.ts';
import { textOf, textsOf } from '../../client/texts.ts';
import { multiplierText } from '../../rules/multiplier.ts';
import { type WheelBet, wheelPays } from './rules.ts';
import { WHEEL_RISKS, WHEEL_SEGMENTS } from './tables.ts';
import ar from './texts/ar.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };

const gameText = textsOf({ ar, en, ru });
const MIDDLE = 160;
const OUTER = 142;
const INNER = 92;
const TURNS = 3;
const SPIN_MS = 2_200;
/** As many as there are colours for what segments pay, beside nothing. */
const SHADES = 5;

const frame = createFrame();
const disc = svg('g', { class: 'disc' });
const number = svg(
  'text',
  {
    class: 'big',
    x: MIDDLE,
    y: MIDDLE,
    'text-anchor': 'middle',
    'dominant-baseline': 'central',
  },
  '–',
);
const stage = svg(
  'svg',
  { viewBox: `0 0 ${2 * MIDDLE} ${2 * MIDDLE}`, 'aria-hidden': 'true', class: 'wheel' },
  svg('circle', { class: 'rim', cx: MIDDLE, cy: MIDDLE, r: OUTER + 6 }),
  disc,
  svg('path', { class: 'mark', d: `M${MIDDLE} 34 l-11 -26 h22 z` }),
  number,
);
const legend = el('ul', { class: 'legend' });

const segments = el(
  'select',
  { id: 'segments' },
  ...WHEEL_SEGMENTS.map((count) => el('option', { value: count }, String(count))),
);
const risk = el(
  'select',
  { id: 'risk' },
  ...WHEEL_RISKS.map((name) =>
    el('option', { value: name, selected: name === 'medium' }, textOf(name)),
  ),
);

const betNow = (): WheelBet => ({
  segments: Number(segments.value),
  risk: WHEEL_RISKS.find((name) => name === risk.value) ?? 'medium',
});

const point = (radius: number, turn: number) => {
  const angle = turn * 2 * Math.PI - Math.PI / 2;
  return `${(MIDDLE + radius * Math.cos(angle)).toFixed(2)} ${(MIDDLE + radius * Math.sin(angle)).toFixed(2)}`;
};

/** Of what the segments pay, each another shade; nothing has none. */
function shadesOf(bet: WheelBet): ReadonlyMap<number, string> {
  const different = [...new Set(wheelPays(bet))].toSorted((one, other) => one - other);
  const paying = different.filter((pays) => pays > 0);
  return new Map(
    different.map((pays) => [
      pays,
      pays === 0 ? 'shade none' : `shade shade-${paying.indexOf(pays) % SHADES}`,
    ]),
  );
}

function layOut(bet: WheelBet): void {
  const shades = shadesOf(bet);
  const pays = wheelPays(bet);
  disc.replaceChildren(
    ...pays.map((one, at) => {
      const [from, to] = [at / pays.length, (at + 1) / pays.length];
      return svg('path', {
        class: shades.get(one),
        d: `M${point(INNER, from)} L${point(OUTER, from)} A${OUTER} ${OUTER} 0 0 1 ${point(OUTER, to)} L${point(INNER, to)} A${INNER} ${INNER} 0 0 0 ${point(INNER, from)} Z`,
      });
    }),
  );
  legend.replaceChildren(
    ...[...shades].map(([one, shade]) =>
      el(
        'li',
        {},
        svg('svg', { viewBox: '0 0 12 12', 'aria-hidden': 'true' }, svg('circle', { class: shade, cx: 6, cy: 6, r: 6 })),
        el('bdi', { dir: 'ltr' }, `${multiplierText(one)}×`),
        ' ',
        el(
          'span',
          { class: 'hint', dir: 'ltr' },
          `${pays.filter((other) => other === one).length}/${pays.length}`,
        ),
      ),
    ),
  );
  turnTo(undefined);
}

/** So many degrees that the middle of a segment is at the mark. */
const angleOf = ({ segments: count }: WheelBet, segment: number) =>
  -((segment + 0.5) * 360) / count;

function turnTo(segment: number | undefined): void {
  const bet = betNow();
  disc.style.transform = segment === undefined ? '' : `rotate(${angleOf(bet, segment)}deg)`;
  for (const [at, path] of [...disc.children].entries()) {
    path.classList.toggle('is-hit', at === segment);
  }
  number.textContent =
    segment === undefined ? '–' : `${multiplierText(wheelPays(bet)[segment] ?? 0)}×`;
}

const segmentOf = ({ shown }: Round) => Number(shown['segment']);

function select(round: Round): void {
  segments.value = String(round.bet['segments']);
  risk.value = String(round.bet['risk']);
  layOut(betNow());
}

for (const field of [segments, risk]) {
  field.addEventListener('change', () => {
    layOut(betNow());
    frame.refresh();
  });
}

layOut(betNow());
frame.start({
  name: 'wheel',
  rules: gameText('rules'),
  stage: el('div', {}, stage, legend),
  controls: [
    el(
      'div',
      { class: 'pair' },
      el('div', {}, el('label', { for: 'segments' }, textOf('segments')), segments),
      el('div', {}, el('label', { for: 'risk' }, textOf('risk')), risk),
    ),
  ],
  bet: () => ({ ...betNow() }),
  pays: () => undefined,
  reveal: async (round) => {
    select(round);
    number.setAttribute('class', 'big');
    const end = angleOf(betNow(), segmentOf(round));
    await move(
      disc,
      [{ transform: 'rotate(0deg)' }, { transform: `rotate(${end + 360 * TURNS}deg)` }],
      { duration: SPIN_MS, easing: 'cubic-bezier(0.15, 0.6, 0.2, 1)', fill: 'forwards' },
    );
  },
  show: (round) => {
    select(round);
    turnTo(segmentOf(round));
    number.setAttribute('class', round.win > round.stake ? 'big up' : 'big');
    const came =
      round.win > 0 ? textOf('won', { amount: frame.amount(round.win) }) : textOf('lost');
    return `${gameText('stopped', { segment: segmentOf(round) + 1, pays: multiplierText(round.multiplier) })} ${came}`;
  },
  sign: (round) => `${multiplierText(round.multiplier)}×`,
});
