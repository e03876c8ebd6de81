import type { Round } from '../../client/api.ts';
import { el } from '../../client/dom.ts';
import { createFrame } from '../../client/frame.ts';
import { moveByArrows } from '../../client/grid-keys.ts';
import { isStill, wait } from '../../client/motion.ts';
import { textOf, textsOf } from '../../client/texts.ts';
import { multiplierText } from '../../rules/multiplier.ts';
import { KENO_DRAWN, KENO_NUMBERS, kenoHits, kenoPays } from './rules.ts';
import ar from './texts/ar.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };

const gameText = textsOf({ ar, en, ru });
const COLUMNS = 8;
const BALL_MS = 160;

const frame = createFrame();
const picked = new Set<number>();
let drawn: readonly number[] = [];

const fields = Array.from({ length: KENO_NUMBERS }, (_nothing, at) => {
  const field = el('button', { type: 'button', class: 'field' }, String(at + 1));
  field.addEventListener('click', () => pick(at + 1));
  return field;
});
const board = el(
  'div',
  { class: 'numbers', role: 'group', 'aria-label': gameText('board') },
  ...fields,
);
moveByArrows(board, fields, COLUMNS);
const pays = el('ol', { class: 'hits' });
const count = el('p', { class: 'hint' });
const quick = el('button', { type: 'button' }, gameText('quick'));
const clear = el('button', { type: 'button' }, gameText('clear'));

function nameOf(number: number): string {
  if (!drawn.includes(number)) {
    return String(number);
  }
  return gameText(picked.has(number) ? 'numberHit' : 'numberDrawn', { number });
}

function drawField(number: number): void {
  const field = fields[number - 1];
  const [isPicked, isDrawn] = [picked.has(number), drawn.includes(number)];
  field?.setAttribute('aria-pressed', String(isPicked));
  field?.setAttribute('aria-label', nameOf(number));
  field?.classList.toggle('is-drawn', isDrawn);
  field?.classList.toggle('is-hit', isDrawn && isPicked);
}

function draw(): void {
  for (let number = 1; number <= KENO_NUMBERS; number += 1) {
    drawField(number);
  }
  const hits = drawn.length === KENO_DRAWN ? kenoHits([...picked], drawn).length : undefined;
  pays.replaceChildren(
    ...kenoPays(picked.size).map((multiplier, at) =>
      el(
        'li',
        { class: at === hits ? 'is-hit' : undefined, 'aria-current': at === hits && 'true' },
        el('span', { class: 'hint' }, String(at)),
        el('bdi', { dir: 'ltr' }, `${multiplierText(multiplier)}×`),
      ),
    ),
  );
  count.textContent = gameText('picked', { count: picked.size, most: KENO_DRAWN });
}

function changed(): void {
  drawn = [];
  draw();
  frame.refresh();
}

function pick(number: number): void {
  if (frame.isBusy()) {
    return;
  }
  if (!picked.delete(number) && picked.size < KENO_DRAWN) {
    picked.add(number);
  }
  changed();
}

/** As many as are picked, or ten where none is; these are the player's picks and no outcome. */
function pickAny(): void {
  const wanted = picked.size === 0 ? KENO_DRAWN : picked.size;
  const order = new Uint32Array(KENO_NUMBERS);
  crypto.getRandomValues(order);
  const shuffled = [...order.keys()].toSorted((one, other) => (order[one] ?? 0) - (order[other] ?? 0));
  picked.clear();
  for (const at of shuffled.slice(0, wanted)) {
    picked.add(at + 1);
  }
  changed();
}

quick.addEventListener('click', () => !frame.isBusy() && pickAny());
clear.addEventListener('click', () => {
  if (!frame.isBusy()) {
    picked.clear();
    changed();
  }
});

const drawnOf = ({ shown }: Round) => (shown['drawn'] ?? []) as readonly number[];

function select(round: Round): void {
  picked.clear();
  for (const number of (round.bet['numbers'] ?? []) as readonly number[]) {
    picked.add(number);
  }
}

draw();
frame.start({
  name: 'keno',
  rules: gameText('rules'),
  stage: el(
    'div',
    { class: 'keno' },
    board,
    el('div', { class: 'pays-head hint' }, gameText('hitsPay')),
    pays,
  ),
  controls: [count, el('div', { class: 'pair' }, quick, clear)],
  bet: () => ({ numbers: [...picked].toSorted((one, other) => one - other) }),
  pays: () => (picked.size === 0 ? undefined : Math.max(...kenoPays(picked.size))),
  reveal: async (round) => {
    select(round);
    const all = drawnOf(round);
    for (let at = 0; at < all.length && !isStill(); at += 1) {
      drawn = all.slice(0, at + 1);
      draw();
      await wait(BALL_MS);
    }
  },
  show: (round) => {
    select(round);
    drawn = drawnOf(round);
    draw();
    const hits = kenoHits([...picked], drawn);
    const came =
      round.win > 0 ? textOf('won', { amount: frame.amount(round.win) }) : textOf('lost');
    return `${gameText('hit', { hits: hits.length, picks: picked.size })} ${came}`;
  },
  sign: (round) => `${multiplierText(round.multiplier)}×`,
});
