import type { Round } from '../../client/api.ts';
import { el, svg } from '../../client/dom.ts';
import { createFrame } from '../../client/frame.ts';
import { minorOf } from '../../client/money.ts';
import { textOf, textsOf } from '../../client/texts.ts';
import { isLimboTarget, limboPays } from './rules.ts';
import ar from './texts/ar.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };

const gameText = textsOf({ ar, en, ru });
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
  rules: gameText('rules'),
  stage,
  controls: [
    el('div', {}, el('label', { for: 'target' }, gameText('target')), target),
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
    return `${gameText('reached', { result })} ${came}`;
  },
  sign: (round) => `${textOfHundredths(resultOf(round))}×`,
});
