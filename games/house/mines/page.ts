import { multiplierText } from '../../rules/multiplier.ts';
import type { Round } from '../../client/api.ts';
import { el, svg } from '../../client/dom.ts';
import { createFrame } from '../../client/frame.ts';
import { moveByArrows } from '../../client/grid-keys.ts';
import { textOf, textsOf } from '../../client/texts.ts';
import { CASH_OUT } from '../../rules/acts.ts';
import { MINES_COUNT, MINES_TILES, minesPay } from './rules.ts';
import ar from './texts/ar.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };

const gameText = textsOf({ ar, en, ru });
const DEFAULT_MINES = 3;
const frame = createFrame();

function gem(): SVGSVGElement {
  return svg(
    'svg',
    { viewBox: '0 0 32 32', 'aria-hidden': 'true', class: 'gem' },
    svg('path', { d: 'M8 6h16l6 8-14 13L2 14z' }),
    svg('path', { class: 'shine', d: 'M8 6l3 8h10l3-8M2 14h28M11 14l5 13 5-13' }),
  );
}

function mine(): SVGSVGElement {
  return svg(
    'svg',
    { viewBox: '0 0 32 32', 'aria-hidden': 'true', class: 'mine' },
    svg('path', { class: 'spikes', d: 'M16 2v28M2 16h28M6 6l20 20M26 6L6 26' }),
    svg('circle', { cx: 16, cy: 16, r: 9 }),
    svg('circle', { class: 'shine', cx: 13, cy: 13, r: 2.5 }),
  );
}

const tiles = Array.from({ length: MINES_TILES }, (_nothing, at) => {
  const tile = el('button', { type: 'button', class: 'tile' });
  tile.addEventListener('click', () => void frame.act(at));
  return tile;
});
const board = el(
  'div',
  { class: 'board', role: 'group', 'aria-label': gameText('board') },
  ...tiles,
);

moveByArrows(board, tiles, 5);

const count = el(
  'select',
  { id: 'mines' },
  ...Array.from({ length: MINES_COUNT.most }, (_nothing, at) =>
    el('option', { value: at + 1, selected: at + 1 === DEFAULT_MINES }, String(at + 1)),
  ),
);
count.addEventListener('change', () => frame.refresh());

const tilesOf = (round: Round, name: 'picked' | 'laid') =>
  (round.shown[name] ?? []) as readonly number[];

function draw(round: Round | undefined): void {
  const isOpen = round?.phase === 'open';
  for (const [at, tile] of tiles.entries()) {
    const isPicked = round !== undefined && tilesOf(round, 'picked').includes(at);
    const isMine = round !== undefined && tilesOf(round, 'laid').includes(at);
    const isKnown = isPicked || (round !== undefined && !isOpen);
    const name = !isKnown ? 'tile' : isMine ? 'tileMine' : 'tileSafe';
    tile.setAttribute('aria-label', gameText(name, { number: at + 1 }));
    tile.setAttribute('aria-disabled', String(!isOpen || isPicked));
    tile.className = ['tile', isPicked && 'is-picked', isKnown && 'is-known', isOpen && 'is-open']
      .filter(Boolean)
      .join(' ');
    tile.replaceChildren(...(isKnown ? [isMine ? mine() : gem()] : []));
  }
}

draw(undefined);
frame.start({
  name: 'mines',
  rules: gameText('rules'),
  stage: board,
  controls: [el('div', {}, el('label', { for: 'mines' }, textOf('mines')), count)],
  bet: () => ({ mines: Number(count.value) }),
  pays: () => minesPay(Number(count.value), 1),
  action: (round) => {
    if (round.phase !== 'open') {
      return undefined;
    }
    const hasPicked = tilesOf(round, 'picked').length > 0;
    const amount = frame.amount(Math.floor((round.stake * round.multiplier) / 10_000));
    return { label: textOf('cashOut', { amount }), act: hasPicked ? CASH_OUT : undefined };
  },
  show: (round) => {
    count.disabled = round.phase === 'open';
    if (round.phase === 'open') {
      count.value = String(round.bet['mines']);
    }
    draw(round);
    if (round.phase === 'open') {
      return gameText('pick', { pays: multiplierText(Number(round.shown['next'])) });
    }
    return round.win > 0
      ? textOf('won', { amount: frame.amount(round.win) })
      : `${gameText('hitMine')} ${textOf('lost')}`;
  },
  sign: (round) => `${multiplierText(round.multiplier)}×`,
});
