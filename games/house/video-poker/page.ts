import type { Round } from '../../client/api.ts';
import { cardName, cardNames, drawCard } from '../../client/cards.ts';
import { el } from '../../client/dom.ts';
import { createFrame } from '../../client/frame.ts';
import { textOf, textsOf } from '../../client/texts.ts';
import { multiplierText } from '../../rules/multiplier.ts';
import { HAND, type HandName, PAYS } from './rules.ts';
import ar from './texts/ar.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };

const gameText = textsOf({ ar, en, ru });
const frame = createFrame();
const NAMES = (Object.keys(PAYS) as HandName[]).filter((name) => name !== 'nothing');

let held = 0;
let hand: readonly number[] = [];
let isOpen = false;

const places = Array.from({ length: HAND }, (_nothing, at) => {
  const face = el('span', { class: 'face' }, drawCard(undefined));
  const mark = el('span', { class: 'held', 'aria-hidden': 'true' }, gameText('hold'));
  const button = el('button', { type: 'button', class: 'place', disabled: true }, face, mark);
  button.addEventListener('click', () => {
    held ^= 1 << at;
    drawHeld();
    frame.refresh();
  });
  return { button, face };
});

const rows = new Map(
  NAMES.map((name) => [
    name,
    el(
      'tr',
      {},
      el('th', { scope: 'row' }, gameText(name)),
      el('td', {}, el('bdi', { dir: 'ltr' }, `${PAYS[name]}×`)),
    ),
  ]),
);
const stage = el(
  'div',
  { class: 'poker' },
  el('table', { class: 'pays' }, el('tbody', {}, ...rows.values())),
  el(
    'div',
    { class: 'hand', role: 'group', 'aria-label': gameText('hand') },
    ...places.map(({ button }) => button),
  ),
);

function drawHeld(): void {
  for (const [at, { button }] of places.entries()) {
    const isHeld = ((held >> at) & 1) === 1;
    const card = hand[at];
    button.disabled = !isOpen;
    button.classList.toggle('is-held', isHeld);
    button.setAttribute('aria-pressed', String(isHeld));
    const name = card === undefined ? textOf('faceDown') : cardName(card);
    button.setAttribute('aria-label', gameText('card', { number: at + 1, card: name }));
  }
}

const handOf = ({ shown }: Round) => (shown['hand'] ?? []) as readonly number[];
const nameOf = ({ shown }: Round) => shown['name'] as HandName;

frame.start({
  name: 'video-poker',
  rules: gameText('rules'),
  stage,
  controls: [],
  bet: () => ({}),
  pays: () => undefined,
  action: (round) => (round.phase === 'open' ? { label: gameText('draw'), act: held } : undefined),
  show: (round) => {
    const next = handOf(round);
    for (const [at, { face }] of places.entries()) {
      if (next[at] !== hand[at]) {
        face.replaceChildren(drawCard(next[at], true));
      }
    }
    hand = next;
    isOpen = round.phase === 'open';
    held = Number(round.shown['held'] ?? 0);
    drawHeld();
    for (const [name, row] of rows) {
      row.classList.toggle('is-made', name === nameOf(round));
    }
    const cards = cardNames(hand);
    if (isOpen) {
      return gameText('choose', { cards });
    }
    const came =
      round.win > 0 ? textOf('won', { amount: frame.amount(round.win) }) : textOf('lost');
    return `${gameText('after', { cards, name: gameText(nameOf(round)) })} ${came}`;
  },
  sign: (round) => `${multiplierText(round.multiplier)}×`,
});
