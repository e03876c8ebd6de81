import type { Round } from '../../client/api.ts';
import { layCards } from '../../client/cards.ts';
import { el } from '../../client/dom.ts';
import { createFrame } from '../../client/frame.ts';
import { textOf, textsOf } from '../../client/texts.ts';
import { multiplierText } from '../../rules/multiplier.ts';
import { BLACKJACK_ACTS, type BlackjackAct, countOf } from './rules.ts';
import ar from './texts/ar.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };

const gameText = textsOf({ ar, en, ru });
const frame = createFrame();
const BEST = 21;

interface ShownHand {
  readonly cards: readonly number[];
  readonly stakes: number;
}

function seat(title: string) {
  const name = el('span', {}, title);
  const count = el('bdi', { class: 'count' });
  const cards = el('div', { class: 'cards' });
  const block = el(
    'div',
    { class: 'seat' },
    el('p', { class: 'seat-name' }, name, ' ', count),
    cards,
  );
  return { block, name, count, cards };
}

const dealer = seat(gameText('dealer'));
const seats = [seat(gameText('you')), seat('')];
const hands = el('div', { class: 'hands' }, ...seats.map(({ block }) => block));
const stage = el('div', { class: 'felt' }, dealer.block, hands);
layCards(dealer.cards, [undefined, undefined]);
layCards(seats[0]?.cards as HTMLElement, [undefined, undefined]);

const acts = (['hit', 'double', 'split'] as const).map((act) => {
  const button = el('button', { type: 'button', disabled: true }, gameText(act));
  button.addEventListener('click', () => void frame.act(BLACKJACK_ACTS[act]));
  return { act, button };
});

const handsOf = ({ shown }: Round) => (shown['hands'] ?? []) as readonly ShownHand[];
const dealersOf = ({ shown }: Round) => (shown['dealer'] ?? []) as readonly number[];

function told(cards: readonly number[], isSplit = false): string {
  const { total, isSoft } = countOf(cards);
  if (total === BEST && cards.length === 2 && !isSplit) {
    return gameText('blackjack');
  }
  return total > BEST
    ? gameText('busted', { total })
    : isSoft && total < BEST
      ? gameText('soft', { total })
      : String(total);
}

function draw(round: Round): void {
  const all = handsOf(round);
  const isOpen = round.phase === 'open';
  const own = dealersOf(round);
  layCards(dealer.cards, isOpen ? [...own, undefined] : own);
  dealer.count.textContent = told(own);
  for (const [at, { block, name, count, cards }] of seats.entries()) {
    const hand = all[at];
    block.hidden = hand === undefined;
    block.classList.toggle('is-active', isOpen && all.length > 1 && round.shown['active'] === at);
    if (hand !== undefined) {
      name.textContent = all.length > 1 ? gameText('handOf', { number: at + 1 }) : gameText('you');
      layCards(cards, hand.cards);
      const doubled = hand.stakes > 1 ? ` · ${gameText('doubled')}` : '';
      count.textContent = `${told(hand.cards, all.length > 1)}${doubled}`;
    }
  }
  const may = (round.shown['may'] ?? []) as readonly BlackjackAct[];
  for (const { act, button } of acts) {
    button.disabled = !isOpen || !may.includes(act);
  }
}

frame.start({
  name: 'blackjack',
  rules: gameText('rules'),
  stage,
  controls: [el('div', { class: 'acts' }, ...acts.map(({ button }) => button))],
  bet: () => ({}),
  pays: () => undefined,
  action: (round) =>
    round.phase === 'open' ? { label: gameText('stand'), act: BLACKJACK_ACTS.stand } : undefined,
  show: (round) => {
    draw(round);
    const all = handsOf(round);
    const other = told(dealersOf(round));
    if (round.phase === 'open') {
      const active = Number(round.shown['active']);
      const own = told(all[active]?.cards ?? [], all.length > 1);
      return all.length > 1
        ? gameText('turnOf', { number: active + 1, own, dealer: other })
        : gameText('turn', { own, dealer: other });
    }
    const own = all.map(({ cards }) => told(cards, all.length > 1)).join(' + ');
    const came =
      round.win > 0 ? textOf('won', { amount: frame.amount(round.win) }) : textOf('lost');
    return `${gameText('over', { own, dealer: other })} ${came}`;
  },
  sign: (round) => `${multiplierText(round.multiplier)}×`,
});
