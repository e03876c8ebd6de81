import { el } from '../../client/dom.ts';
import type { TextOf } from '../../client/texts.ts';
import type en from './texts/en.json';
import { type Chips, spotPays } from './rules.ts';
import { colourOf, INSIDE_KINDS, type InsideKind, type Spot, SPOTS } from './spots.ts';

const SIGNS: Readonly<Record<string, string>> = { low: '1–18', high: '19–36' };

/** An amount as a chip has room for it: without the currency, and without decimals where they are none. */
export function shortAmount(amount: string): string {
  return amount.replace(/[^\d.,].*$/, '').replace(/\.0+$/, '');
}

type Text = TextOf<keyof typeof en>;

function nameOf(spot: Spot, text: Text): string {
  const [word, number = ''] = spot.code.split('-');
  switch (spot.kind) {
    case 'dozen':
    case 'column':
      return text(spot.kind, { number });
    case 'even':
      return text(word as 'red');
    default:
      return text('numbers', { kind: text(spot.kind), numbers: spot.numbers.join(', ') });
  }
}

function faceOf(spot: Spot, text: Text): string {
  const [word = '', number = ''] = spot.code.split('-');
  switch (spot.kind) {
    case 'straight':
      return spot.code;
    case 'dozen':
      return `${(Number(number) - 1) * 12 + 1}–${Number(number) * 12}`;
    case 'column':
      return '3×';
    case 'even':
      return SIGNS[word] ?? text(word as 'red');
    default:
      return '';
  }
}

function classOf(spot: Spot): string {
  const [number = 0] = spot.numbers;
  const colour =
    spot.kind === 'straight'
      ? colourOf(number)
      : spot.code === 'red' || spot.code === 'black'
        ? spot.code
        : '';
  return `spot ${spot.kind} ${spot.code === '0' ? 'zero' : ''} ${colour}`;
}

/** The table that chips are laid on. The bets inside are shown a kind at a time, and those that have chips. */
export function createTable(options: {
  readonly text: Text;
  readonly amount: (minor: number) => string;
  readonly lay: (code: string) => void;
}): {
  readonly element: HTMLElement;
  readonly kinds: HTMLElement;
  /** Shows the chips, and the number that came. */
  readonly draw: (chips: Chips, came?: number) => void;
} {
  const { text, amount, lay } = options;
  let kind: InsideKind = 'straight';
  let chips: Chips = {};
  let came: number | undefined;
  const buttons = SPOTS.map((spot) => {
    const chip = el('span', { class: 'chip', hidden: true, 'aria-hidden': 'true' });
    const button = el(
      'button',
      { type: 'button', class: classOf(spot), 'data-spot': spot.code },
      el('span', {}, faceOf(spot, text)),
      chip,
    );
    if (spot.at !== undefined) {
      button.style.setProperty('--street', String(spot.at.street));
      button.style.setProperty('--column', String(spot.at.column));
    }
    button.addEventListener('click', () => lay(spot.code));
    return { spot, button, chip };
  });
  const of = (...wanted: readonly string[]) =>
    buttons.filter(({ spot }) => wanted.includes(spot.kind)).map(({ button }) => button);
  const element = el(
    'div',
    { class: 'table', role: 'group', 'aria-label': text('table') },
    el('div', { class: 'inside' }, ...of(...INSIDE_KINDS)),
    el('div', { class: 'columns' }, ...of('column')),
    el('div', { class: 'dozens' }, ...of('dozen')),
    el('div', { class: 'evens' }, ...of('even')),
  );

  function draw(): void {
    for (const { spot, button, chip } of buttons) {
      const on = chips[spot.code] ?? 0;
      const facts = { name: nameOf(spot, text), pays: spotPays(spot.code) };
      button.setAttribute(
        'aria-label',
        on > 0 ? text('spotWith', { ...facts, amount: amount(on) }) : text('spot', facts),
      );
      button.hidden =
        spot.at !== undefined && spot.kind !== 'straight' && spot.kind !== kind && on === 0;
      button.classList.toggle('is-won', came !== undefined && spot.code === String(came));
      chip.hidden = on === 0;
      chip.textContent = on === 0 ? '' : shortAmount(amount(on));
    }
    element.dataset['kind'] = kind;
  }

  const kinds = el(
    'div',
    { class: 'kinds', role: 'group', 'aria-label': text('kind') },
    ...INSIDE_KINDS.map((one) => {
      const choose = el(
        'button',
        { type: 'button', 'aria-pressed': String(one === kind) },
        text(one),
      );
      choose.addEventListener('click', () => {
        kind = one;
        for (const other of kinds.children) {
          other.setAttribute('aria-pressed', String(other === choose));
        }
        draw();
      });
      return choose;
    }),
  );
  return {
    element,
    kinds,
    draw: (next, number) => {
      chips = next;
      came = number;
      draw();
    },
  };
}
