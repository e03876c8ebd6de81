import type { Round } from '../../client/api.ts';
import { el, svg } from '../../client/dom.ts';
import { createFrame } from '../../client/frame.ts';
import { moveByArrows } from '../../client/grid-keys.ts';
import { textOf, textsOf } from '../../client/texts.ts';
import { multiplierText } from '../../rules/multiplier.ts';
import { createCover } from './cover.ts';
import { prizeOf, SCRATCH_FIELDS, scratchPays, UNCOVER } from './rules.ts';
import { SCRATCH_PRIZES, SCRATCH_TICKETS } from './tables.ts';
import ar from './texts/ar.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };

const gameText = textsOf({ ar, en, ru });
const COLUMNS = 3;
/** Moved less than this, a press is a press and uncovers a field at once. */
const PRESS_PX = 8;

const frame = createFrame();
/** The ticket in hand. */
let current: Round | undefined;
const uncovered = new Set<number>();

const fields = Array.from({ length: SCRATCH_FIELDS }, (_nothing, at) => {
  const cover = createCover(at);
  const text = svg('text', {
    x: 50,
    y: 52,
    'text-anchor': 'middle',
    'dominant-baseline': 'central',
  });
  const button = el(
    'button',
    { type: 'button', class: 'scratch-field' },
    svg('svg', { viewBox: '0 0 100 100', 'aria-hidden': 'true' }, text, cover.element),
  );
  return { cover, text, button };
});
const board = el(
  'div',
  { class: 'ticket', role: 'group', 'aria-label': gameText('board') },
  ...fields.map(({ button }) => button),
);
moveByArrows(
  board,
  fields.map(({ button }) => button),
  COLUMNS,
);

const signsOf = (round: Round) => (round.shown['fields'] ?? []) as readonly number[];
const isOpen = () => current?.phase === 'open' && !frame.isBusy();

function draw(): void {
  const isTicket = current !== undefined;
  const prize = current === undefined ? 0 : prizeOf(Number(current.shown['number']));
  for (const [at, { text, button, cover }] of fields.entries()) {
    const stakes = current === undefined ? undefined : signsOf(current)[at];
    const isSeen = uncovered.has(at) && stakes !== undefined;
    const sign = stakes === undefined ? '' : `${stakes}×`;
    text.textContent = isTicket ? sign : '';
    cover.element.classList.toggle('is-off', isSeen);
    const isWon = current?.phase !== 'open' && prize > 0 && stakes === prize;
    button.classList.toggle('is-won', isSeen && isWon);
    button.setAttribute('aria-disabled', String(current?.phase !== 'open' || isSeen));
    button.setAttribute(
      'aria-label',
      isSeen
        ? gameText('fieldIs', { number: at + 1, prize: sign })
        : gameText('fieldCovered', { number: at + 1 }),
    );
  }
}

function uncover(at: number): void {
  if (!isOpen() || uncovered.has(at)) {
    return;
  }
  uncovered.add(at);
  draw();
  if (uncovered.size === SCRATCH_FIELDS) {
    void frame.act(UNCOVER);
  }
}

let pressed: { readonly x: number; readonly y: number; hasMoved: boolean } | undefined;
board.addEventListener('pointerdown', ({ clientX: x, clientY: y }) => {
  pressed = { x, y, hasMoved: false };
});
board.addEventListener('pointermove', ({ clientX, clientY, buttons }) => {
  if (pressed === undefined || buttons === 0 || !isOpen()) {
    return;
  }
  pressed.hasMoved ||= Math.hypot(clientX - pressed.x, clientY - pressed.y) > PRESS_PX;
  // A finger stays with the field that it was put on: what lies below it is looked up.
  const below = document.elementFromPoint(clientX, clientY)?.closest('button');
  const at = fields.findIndex(({ button }) => button === below);
  const field = fields[at];
  if (field !== undefined && !uncovered.has(at)) {
    const { left, top, width, height } = field.button.getBoundingClientRect();
    if (field.cover.scratch((clientX - left) / width, (clientY - top) / height)) {
      uncover(at);
    }
  }
});
for (const [at, { button }] of fields.entries()) {
  button.addEventListener('click', ({ detail }) => {
    const wasScratched = detail > 0 && pressed?.hasMoved === true;
    if (!wasScratched) {
      uncover(at);
    }
  });
}

function prizes(): HTMLElement {
  return el(
    'table',
    { class: 'prizes' },
    el(
      'thead',
      {},
      el(
        'tr',
        {},
        el('th', { scope: 'col' }, gameText('prize')),
        el('th', { scope: 'col' }, gameText('tickets', { all: SCRATCH_TICKETS })),
      ),
    ),
    el(
      'tbody',
      {},
      ...SCRATCH_PRIZES.map(({ stakes, tickets }) =>
        el(
          'tr',
          {},
          el('th', { scope: 'row' }, el('bdi', { dir: 'ltr' }, `${stakes}×`)),
          el('td', {}, String(tickets)),
        ),
      ),
    ),
  );
}

draw();
frame.start({
  name: 'scratch',
  rules: gameText('rules'),
  stage: board,
  controls: [],
  payTable: prizes(),
  bet: () => ({}),
  isMost: true,
  pays: () => scratchPays(Math.max(...SCRATCH_PRIZES.map(({ stakes }) => stakes))),
  action: (round) =>
    round.phase === 'open' ? { label: gameText('revealAll'), act: UNCOVER } : undefined,
  show: (round) => {
    if (current?.id !== round.id) {
      uncovered.clear();
      for (const { cover } of fields) {
        cover.reset();
      }
    }
    current = round;
    if (round.phase === 'open') {
      draw();
      return gameText('scratchNow');
    }
    for (let at = 0; at < SCRATCH_FIELDS; at += 1) {
      uncovered.add(at);
    }
    draw();
    const prize = prizeOf(Number(round.shown['number']));
    return round.win > 0
      ? `${gameText('threeAlike', { prize })} ${textOf('won', { amount: frame.amount(round.win) })}`
      : `${gameText('noneAlike')} ${textOf('lost')}`;
  },
  sign: (round) => `${multiplierText(round.multiplier)}×`,
});
