import { isLimboTarget, limboPays } from '../rules/limbo.ts';
import type { Round } from './api.ts';
import { el, svg } from './dom.ts';
import { createFrame } from './frame.ts';
import { minorOf } from './money.ts';
import { textOf } from './texts.ts';

const DIGITS = 2;
const frame = createFrame();
const textOfHundredths = (hundredths: number) => (hundredths / 100).toFixed(DIGITS);

const number = svg('text', { class: 'big', x: 200, y: 84, 'text-anchor': 'middle' }, '–');
const stage = svg(
  'svg',
  { viewBox: '0 0 400 120', 'aria-hidden': 'true', class: 'limbo' },
  ...[0, 1, 2, 3].map((at) =>
    svg('path', {
      class: `arc arc-${at}`,
      d: `M${20 + at * 40} 116 Q200 ${-70 + at * 30} ${380 - at * 40} 116`,
    }),
  ),
  number,
);
const target = el('input', {
  id: 'target',
  inputmode: 'decimal',
  autocomplete: 'off',
  value: '2.00',
});
const chance = el('span');
const targetNow = () => minorOf(target.value, DIGITS) ?? 0;

function draw(): void {
  chance.textContent = isLimboTarget(targetNow())
    ? `${(9_900 / targetNow()).toFixed(targetNow() > 100_000 ? 4 : DIGITS)} %`
    : '–';
}
target.addEventListener('input', () => {
  draw();
  frame.refresh();
});

const resultOf = ({ shown }: Round) => Number(shown['result']);

draw();
frame.start({
  name: 'limbo',
  rules: 'rulesLimbo',
  stage,
  controls: [
    el('div', {}, el('label', { for: 'target' }, textOf('target')), target),
    el('p', { class: 'hint' }, textOf('chance'), ': ', chance),
  ],
  bet: () => ({ target: targetNow() }),
  pays: () => (isLimboTarget(targetNow()) ? limboPays(targetNow()) : undefined),
  show: (round) => {
    const result = textOfHundredths(resultOf(round));
    number.textContent = `${result}×`;
    number.setAttribute('class', round.multiplier > 0 ? 'big up' : 'big');
    const came =
      round.win > 0 ? textOf('won', { amount: frame.amount(round.win) }) : textOf('lost');
    return `${textOf('reached', { result })} ${came}`;
  },
  sign: (round) => `${textOfHundredths(resultOf(round))}×`,
});
