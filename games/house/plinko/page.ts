import type { Round } from '../../client/api.ts';
import { el, svg } from '../../client/dom.ts';
import { createFrame } from '../../client/frame.ts';
import { move } from '../../client/motion.ts';
import { textOf, textsOf } from '../../client/texts.ts';
import { multiplierText } from '../../rules/multiplier.ts';
import { type PlinkoBet, plinkoSlots, slotOf } from './rules.ts';
import { PLINKO_RISKS, PLINKO_ROWS } from './tables.ts';
import ar from './texts/ar.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };

const gameText = textsOf({ ar, en, ru });
const WIDTH = 400;
const TOP = 26;
const PINS = 300;
const SLOT_TOP = TOP + PINS + 8;
const SLOT_HEIGHT = 44;
/** Above so many slots their numbers stand upright. */
const ROOMY = 11;
const ROW_MS = 95;

const frame = createFrame();
const pins = svg('g', { class: 'pins' });
const slots = svg('g', { class: 'slots' });
const ball = svg('circle', { class: 'ball', cx: 0, cy: 0, r: 7 });
const stage = svg(
  'svg',
  { viewBox: `0 0 ${WIDTH} ${SLOT_TOP + SLOT_HEIGHT}`, 'aria-hidden': 'true', class: 'plinko' },
  pins,
  slots,
  ball,
);

const rows = el(
  'select',
  { id: 'rows' },
  ...Array.from({ length: PLINKO_ROWS.most - PLINKO_ROWS.least + 1 }, (_nothing, at) =>
    el('option', { value: PLINKO_ROWS.least + at, selected: at === 4 }, String(PLINKO_ROWS.least + at)),
  ),
);
const risk = el(
  'select',
  { id: 'risk' },
  ...PLINKO_RISKS.map((name) =>
    el('option', { value: name, selected: name === 'medium' }, textOf(name)),
  ),
);

const betNow = (): PlinkoBet => ({
  rows: Number(rows.value),
  risk: PLINKO_RISKS.find((name) => name === risk.value) ?? 'medium',
});

const stepOf = ({ rows: count }: PlinkoBet) => WIDTH / (count + 2);
const heightOf = ({ rows: count }: PlinkoBet, row: number) => TOP + (row * PINS) / count;

function slotOn(bet: PlinkoBet, pays: number, at: number): SVGElement {
  const step = stepOf(bet);
  const middle = step * (at + 1);
  const isRoomy = bet.rows < ROOMY;
  const y = SLOT_TOP + SLOT_HEIGHT / 2;
  return svg(
    'g',
    { class: pays > 10_000 ? 'slot is-more' : 'slot' },
    svg('rect', {
      x: middle - step / 2 + 1,
      y: SLOT_TOP,
      width: step - 2,
      height: SLOT_HEIGHT - 2,
      rx: 4,
    }),
    svg(
      'text',
      {
        x: middle,
        y,
        'text-anchor': 'middle',
        'dominant-baseline': 'central',
        transform: isRoomy ? undefined : `rotate(-90 ${middle} ${y})`,
      },
      multiplierText(pays),
    ),
  );
}

function layOut(bet: PlinkoBet): void {
  const step = stepOf(bet);
  pins.replaceChildren(
    ...Array.from({ length: bet.rows }, (_nothing, row) =>
      Array.from({ length: row + 3 }, (_more, pin) =>
        svg('circle', {
          cx: WIDTH / 2 + (pin - (row + 2) / 2) * step,
          cy: heightOf(bet, row),
          r: Math.min(4, step / 7),
        }),
      ),
    ).flat(),
  );
  slots.replaceChildren(...plinkoSlots(bet).map((pays, at) => slotOn(bet, pays, at)));
  ball.setAttribute('r', String(Math.min(8, step / 3.4)));
  rest(undefined);
}

const at = (x: number, y: number) => `translate(${x}px, ${y}px)`;

function rest(path: readonly boolean[] | undefined): void {
  const bet = betNow();
  ball.style.transform =
    path === undefined
      ? at(WIDTH / 2, 10)
      : at(stepOf(bet) * (slotOf(path) + 1), SLOT_TOP - 4);
  for (const [place, slot] of [...slots.children].entries()) {
    slot.classList.toggle('is-hit', path !== undefined && place === slotOf(path));
  }
}

const pathOf = ({ shown }: Round) => [...String(shown['path'] ?? '')].map((turn) => turn === 'R');

/** The ball meets a pin in every row and falls to its side. */
async function fall(path: readonly boolean[]): Promise<void> {
  const bet = betNow();
  const step = stepOf(bet);
  let x = WIDTH / 2;
  const way: Keyframe[] = [{ transform: at(x, 10), easing: 'ease-in' }];
  for (const [row, isRight] of path.entries()) {
    const y = heightOf(bet, row);
    way.push({ transform: at(x, y - step / 2.6), easing: 'ease-out' });
    x += isRight ? step / 2 : -step / 2;
    way.push({ transform: at(x, y - step / 5), easing: 'ease-in' });
  }
  way.push({ transform: at(x, SLOT_TOP - 4) });
  rest(undefined);
  await move(ball, way, { duration: ROW_MS * (path.length + 2) });
}

function select(round: Round): void {
  rows.value = String(round.bet['rows']);
  risk.value = String(round.bet['risk']);
  layOut(betNow());
}

for (const field of [rows, risk]) {
  field.addEventListener('change', () => {
    layOut(betNow());
    frame.refresh();
  });
}

layOut(betNow());
frame.start({
  name: 'plinko',
  rules: gameText('rules'),
  stage,
  controls: [
    el(
      'div',
      { class: 'pair' },
      el('div', {}, el('label', { for: 'rows' }, textOf('rows')), rows),
      el('div', {}, el('label', { for: 'risk' }, textOf('risk')), risk),
    ),
  ],
  bet: () => ({ ...betNow() }),
  pays: () => undefined,
  reveal: (round) => {
    select(round);
    return fall(pathOf(round));
  },
  show: (round) => {
    select(round);
    rest(pathOf(round));
    const came =
      round.win > 0 ? textOf('won', { amount: frame.amount(round.win) }) : textOf('lost');
    return `${gameText('landed', { pays: multiplierText(round.multiplier) })} ${came}`;
  },
  sign: (round) => `${multiplierText(round.multiplier)}×`,
});
