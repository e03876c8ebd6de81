import { el, svg } from '../../client/dom.ts';
import { SLOT_LINES, SLOT_PAYS, type SlotSymbol } from './tables.ts';
import { symbolOf } from './symbols.ts';

const COUNTS = [3, 4, 5] as const;
const CELL = 10;

/** A symbol with its name, or without one beside a text that says it. */
function picture(symbol: SlotSymbol, name?: string): SVGElement {
  return svg(
    'svg',
    {
      viewBox: '0 0 40 40',
      role: name && 'img',
      'aria-label': name,
      'aria-hidden': name === undefined && 'true',
    },
    symbolOf(symbol, { x: 0, y: 0, size: 40 }),
  );
}

function lineOf(rows: readonly number[], at: number): HTMLElement {
  return el(
    'li',
    {},
    svg(
      'svg',
      { viewBox: `0 0 ${5 * CELL} ${3 * CELL}`, 'aria-hidden': 'true' },
      ...[0, 1, 2].flatMap((row) =>
        rows.map((own, reel) =>
          svg('rect', {
            class: own === row ? 'on' : 'off',
            x: reel * CELL + 1,
            y: row * CELL + 1,
            width: CELL - 2,
            height: CELL - 2,
            rx: 2,
          }),
        ),
      ),
    ),
    String(at + 1),
  );
}

/** What lines pay, and where they run. */
export function payTable(texts: {
  readonly symbol: string;
  readonly nameOf: (symbol: keyof typeof SLOT_PAYS) => string;
  readonly lead: string;
  readonly wild: string;
  readonly lines: string;
}): HTMLElement {
  const rows = Object.entries(SLOT_PAYS) as [keyof typeof SLOT_PAYS, readonly number[]][];
  return el(
    'div',
    { class: 'pay-table' },
    el('p', {}, texts.lead),
    el(
      'table',
      {},
      el(
        'thead',
        {},
        el(
          'tr',
          {},
          el('th', { scope: 'col' }, texts.symbol),
          ...COUNTS.map((count) => el('th', { scope: 'col' }, String(count))),
        ),
      ),
      el(
        'tbody',
        {},
        ...rows.map(([symbol, pays]) =>
          el(
            'tr',
            {},
            el('th', { scope: 'row' }, picture(symbol, texts.nameOf(symbol))),
            ...pays.map((one) => el('td', {}, String(one))),
          ),
        ),
      ),
    ),
    el('p', { class: 'wild' }, picture('W'), ' ', texts.wild),
    el('h3', {}, texts.lines),
    el('ol', { class: 'lines' }, ...SLOT_LINES.map(lineOf)),
  );
}
