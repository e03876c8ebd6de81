import type { Round } from '../../client/api.ts';
import { el } from '../../client/dom.ts';
import { createFrame } from '../../client/frame.ts';
import { textOf, textsOf } from '../../client/texts.ts';
import { type Chips, staked } from './rules.ts';
import { colourOf } from './spots.ts';
import { createTable, shortAmount } from './table.ts';
import ar from './texts/ar.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };
import { createWheel } from './wheel.ts';

const gameText = textsOf({ ar, en, ru });
const frame = createFrame();
/** What a chip is worth, in least stakes. */
const CHIPS = [1, 5, 10, 50, 100] as const;
const COLOURS = { red: 'colourRed', black: 'colourBlack', green: 'colourGreen' } as const;

/** Chips in the order that they were laid: the last is taken back first. */
let laid: readonly { readonly spot: string; readonly amount: number }[] = [];
let lastChips: Chips = {};
let chip = 0;
let came: number | undefined;

function chipsNow(): Chips {
  const chips: Record<string, number> = {};
  for (const { spot, amount } of laid) {
    chips[spot] = (chips[spot] ?? 0) + amount;
  }
  return chips;
}

const wheel = createWheel();
const table = createTable({
  text: gameText,
  amount: (minor) => frame.amount(minor),
  lay: (spot) => {
    if (!frame.isBusy()) {
      laid = [...laid, { spot, amount: chip }];
      changed();
    }
  },
});
const total = el('p', { class: 'total', role: 'status' });
const values = el('div', { class: 'values', role: 'group', 'aria-label': gameText('chip') });

function tool(name: 'undo' | 'clear' | 'again', next: () => typeof laid): HTMLButtonElement {
  const button = el('button', { type: 'button' }, gameText(name));
  button.addEventListener('click', () => {
    if (!frame.isBusy()) {
      laid = next();
      changed();
    }
  });
  return button;
}

const undo = tool('undo', () => laid.slice(0, -1));
const clear = tool('clear', () => []);
const again = tool('again', () =>
  Object.entries(lastChips).map(([spot, amount]) => ({ spot, amount })),
);

function changed(): void {
  const chips = chipsNow();
  total.textContent =
    laid.length === 0
      ? gameText('place')
      : gameText('onTable', { amount: frame.amount(staked(chips)) });
  undo.disabled = clear.disabled = laid.length === 0;
  again.disabled = Object.keys(lastChips).length === 0;
  table.draw(chips, came);
  frame.refresh();
}

function layValues(): void {
  const { least, most } = frame.limits();
  chip = least * 10;
  values.replaceChildren(
    ...CHIPS.filter((times) => times * least <= most).map((times) => {
      const worth = times * least;
      const button = el(
        'button',
        { type: 'button', 'aria-pressed': String(worth === chip), class: `value value-${times}` },
        el('bdi', { dir: 'ltr' }, shortAmount(frame.amount(worth))),
      );
      button.addEventListener('click', () => {
        chip = worth;
        for (const other of values.children) {
          other.setAttribute('aria-pressed', String(other === button));
        }
      });
      return button;
    }),
  );
}

const numberOf = ({ shown }: Round) => Number(shown['number']);

frame.start({
  name: 'roulette',
  rules: gameText('rules'),
  stage: el(
    'div',
    { class: 'roulette' },
    wheel.drawing,
    el('div', { class: 'betting' }, table.kinds, table.element),
  ),
  controls: [
    el('div', {}, el('p', { class: 'hint' }, gameText('chip')), values),
    total,
    el('div', { class: 'tools' }, undo, clear, again),
  ],
  bet: () => ({ chips: chipsNow() }),
  stake: () => staked(chipsNow()),
  pays: () => undefined,
  opened: () => {
    layValues();
    changed();
  },
  reveal: (round, leastMs) => {
    wheel.drawing.scrollIntoView({ block: 'nearest' });
    return wheel.spin(numberOf(round), leastMs);
  },
  show: (round) => {
    came = numberOf(round);
    wheel.rest(came);
    lastChips = round.bet['chips'] as Chips;
    laid = [];
    changed();
    const result = gameText('came', { number: came, colour: gameText(COLOURS[colourOf(came)]) });
    const returned =
      round.win > 0 ? textOf('won', { amount: frame.amount(round.win) }) : textOf('lost');
    return `${result} ${returned}`;
  },
  sign: (round) => String(numberOf(round)),
});
