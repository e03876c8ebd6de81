import type { Round } from '../../client/api.ts';
import { el, svg } from '../../client/dom.ts';
import { createFrame } from '../../client/frame.ts';
import { move } from '../../client/motion.ts';
import { textOf, textsOf } from '../../client/texts.ts';
import { multiplierText } from '../../rules/multiplier.ts';
import { payTable } from './pay-table.ts';
import { SLOT_MOST, SLOT_ROWS, slotWins, type SlotWin, windowOf } from './rules.ts';
import { symbolOf } from './symbols.ts';
import { SLOT_LINES, SLOT_STRIPS, type SlotSymbol } from './tables.ts';
import ar from './texts/ar.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };

const gameText = textsOf({ ar, en, ru });
const CELL = 80;
const WIDTH = CELL * SLOT_STRIPS.length;
const HEIGHT = CELL * SLOT_ROWS;
/** How far the first reel runs, in symbols, and each more. */
const RUN = 10;
const RUN_MORE = 4;
const SPIN_MS = 1_300;
const FIRST_STOPS = [0, 0, 0, 0, 0];

const frame = createFrame();
const reels = SLOT_STRIPS.map(() => svg('g', { class: 'reel' }));
const lines = svg('g', { class: 'win-lines' });
const stage = svg(
  'svg',
  { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, 'aria-hidden': 'true', class: 'slot-reels' },
  svg('rect', { class: 'back', width: WIDTH, height: HEIGHT, rx: 10 }),
  ...reels,
  ...[1, 2, 3, 4].map((reel) =>
    svg('path', { class: 'divide', d: `M${reel * CELL} 0V${HEIGHT}` }),
  ),
  lines,
);

/** Shows a reel at its stop, with `more` symbols of its strip below. */
function fillReel(reel: number, stop: number, more: number): void {
  const strip = SLOT_STRIPS[reel] ?? [];
  reels[reel]?.replaceChildren(
    ...Array.from({ length: SLOT_ROWS + more }, (_nothing, row) =>
      symbolOf(strip[(stop + row) % strip.length] as SlotSymbol, {
        x: reel * CELL,
        y: row * CELL,
        size: CELL,
      }),
    ),
  );
}

const stopsOf = ({ shown }: Round) => (shown['stops'] ?? FIRST_STOPS) as readonly number[];

async function spin(stops: readonly number[], leastMs: number): Promise<void> {
  const longest = Math.max(SPIN_MS, leastMs);
  await Promise.all(
    reels.map(async (reel, at) => {
      const stop = stops[at] ?? 0;
      const run = RUN + RUN_MORE * at;
      fillReel(at, stop, run);
      await move(
        reel,
        [{ transform: `translateY(${-run * CELL}px)` }, { transform: 'translateY(0px)' }],
        {
          duration: longest * (0.6 + 0.1 * at),
          easing: 'cubic-bezier(0.2, 0.5, 0.35, 1)',
        },
      );
      fillReel(at, stop, 0);
    }),
  );
}

function lineOf({ line, count }: SlotWin): SVGElement {
  const points = (SLOT_LINES[line] ?? [])
    .slice(0, count)
    .map((row, reel) => `${(reel + 0.5) * CELL},${(row + 0.5) * CELL}`);
  return svg('polyline', { class: `win-line line-${line % 5}`, points: points.join(' ') });
}

function showWins(wins: readonly SlotWin[]): void {
  const cells = new Set(
    wins.flatMap(({ line, count }) =>
      (SLOT_LINES[line] ?? []).slice(0, count).map((row, reel) => `${reel} ${row}`),
    ),
  );
  for (const [at, reel] of reels.entries()) {
    for (const [row, symbol] of [...reel.children].entries()) {
      symbol.classList.toggle('is-out', wins.length > 0 && !cells.has(`${at} ${row}`));
    }
  }
  lines.replaceChildren(...wins.map(lineOf));
}

function sentence(wins: readonly SlotWin[]): string {
  return wins
    .map(({ line, symbol, count, pays }) =>
      gameText('lineWins', { line: line + 1, count, symbol: gameText(`symbol${symbol}`), pays }),
    )
    .join(' ');
}

for (const [reel, stop] of FIRST_STOPS.entries()) {
  fillReel(reel, stop, 0);
}
const wins = el('p', { class: 'hint wins' });
frame.start({
  name: 'slot',
  rules: gameText('rules'),
  stage: el('div', {}, stage, wins),
  controls: [],
  payTable: payTable({
    symbol: gameText('symbol'),
    lead: gameText('payLead'),
    wild: gameText('wild'),
    lines: gameText('lines'),
  }),
  bet: () => ({}),
  pays: () => (SLOT_MOST * 10_000) / SLOT_LINES.length,
  reveal: async (round, leastMs) => {
    showWins([]);
    wins.textContent = '';
    await spin(stopsOf(round), leastMs);
  },
  show: (round) => {
    const stops = stopsOf(round);
    for (const [reel, stop] of stops.entries()) {
      fillReel(reel, stop, 0);
    }
    const won = slotWins(windowOf(stops));
    showWins(won);
    wins.textContent = sentence(won);
    return round.win > 0 ? textOf('won', { amount: frame.amount(round.win) }) : textOf('lost');
  },
  sign: (round) => `${multiplierText(round.multiplier)}×`,
});
