import type { Round } from '../../client/api.ts';
import { el, svg } from '../../client/dom.ts';
import { createFrame } from '../../client/frame.ts';
import { minorOf } from '../../client/money.ts';
import { textOf, textsOf } from '../../client/texts.ts';
import { DICE_CHANCE, type DiceBet, diceChance, dicePays, isDiceBet } from './rules.ts';
import ar from './texts/ar.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };

const gameText = textsOf({ ar, en, ru });
const WIDTH = 400;
const LEFT = 20;
const LENGTH = WIDTH - 2 * LEFT;
const TOP = 10_000;
const DIGITS = 2;

const frame = createFrame();
const placeOf = (hundredths: number) => LEFT + (LENGTH * hundredths) / TOP;
const textOfRoll = (hundredths: number) => (hundredths / 100).toFixed(DIGITS);

const won = svg('rect', { class: 'track won', y: 64, height: 12, rx: 6 });
const marker = svg('path', { class: 'marker', d: 'M0 50 l-8 -14 h16 z' });
const die = svg(
  'g',
  { class: 'die' },
  svg('rect', { x: -19, y: 51, width: 38, height: 38, rx: 9 }),
  ...[
    [-9, 61],
    [9, 61],
    [0, 70],
    [-9, 79],
    [9, 79],
  ].map(([cx, cy]) => svg('circle', { cx: cx ?? 0, cy: cy ?? 0, r: 3.2 })),
);
const number = svg('text', { class: 'big', x: WIDTH / 2, y: 28, 'text-anchor': 'middle' }, '–');
const stage = svg(
  'svg',
  { viewBox: `0 0 ${WIDTH} 120`, 'aria-hidden': 'true', class: 'dice' },
  number,
  svg('rect', { class: 'track', x: LEFT, y: 64, width: LENGTH, height: 12, rx: 6 }),
  won,
  marker,
  die,
  ...[0, 25, 50, 75, 100].map((at) =>
    svg(
      'text',
      { class: 'scale', x: placeOf(at * 100), y: 112, 'text-anchor': 'middle' },
      String(at),
    ),
  ),
);

const side = el(
  'select',
  { id: 'side' },
  el('option', { value: 'under' }, gameText('under')),
  el('option', { value: 'over' }, gameText('over')),
);
const mark = el('input', { id: 'mark', inputmode: 'decimal', autocomplete: 'off', value: '50.00' });
const slider = el('input', {
  type: 'range',
  min: 200,
  max: DICE_CHANCE.most,
  value: 5_000,
  'aria-label': gameText('mark'),
});
const chance = el('span');

function betNow(): DiceBet {
  return {
    side: side.value === 'over' ? 'over' : 'under',
    mark: minorOf(mark.value, DIGITS) ?? -1,
  };
}

function draw(): void {
  const bet = betNow();
  const isBet = isDiceBet(bet);
  chance.textContent = isBet ? `${textOfRoll(diceChance(bet))} %` : '–';
  if (isBet) {
    const at = placeOf(bet.mark);
    won.setAttribute('x', String(bet.side === 'under' ? LEFT : at));
    won.setAttribute('width', String(bet.side === 'under' ? at - LEFT : LEFT + LENGTH - at));
    marker.setAttribute('transform', `translate(${at} 12)`);
    slider.value = String(bet.mark);
  }
}

function changed(): void {
  draw();
  frame.refresh();
}
mark.addEventListener('input', changed);
side.addEventListener('change', () => {
  // The same chance on the other side.
  const bet = betNow();
  mark.value = textOfRoll(TOP - bet.mark);
  changed();
});
slider.addEventListener('input', () => {
  mark.value = textOfRoll(Number(slider.value));
  changed();
});

const rollOf = ({ shown }: Round) => Number(shown['roll']);

draw();
frame.start({
  name: 'dice',
  rules: gameText('rules'),
  stage,
  controls: [
    el(
      'div',
      { class: 'pair' },
      el('div', {}, el('label', { for: 'side' }, gameText('side')), side),
      el('div', {}, el('label', { for: 'mark' }, gameText('mark')), mark),
    ),
    slider,
    el('p', { class: 'hint' }, textOf('chance'), ': ', chance),
  ],
  bet: () => ({ ...betNow() }),
  pays: () => (isDiceBet(betNow()) ? dicePays(betNow()) : undefined),
  show: (round) => {
    const roll = rollOf(round);
    number.textContent = textOfRoll(roll);
    number.setAttribute('class', round.multiplier > 0 ? 'big up' : 'big');
    die.setAttribute('transform', `translate(${placeOf(roll)} 0)`);
    die.classList.add('is-shown');
    const result =
      round.win > 0 ? textOf('won', { amount: frame.amount(round.win) }) : textOf('lost');
    return `${gameText('rolled', { roll: textOfRoll(roll) })} ${result}`;
  },
  sign: (round) => textOfRoll(rollOf(round)),
});
