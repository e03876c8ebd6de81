import type { Round } from '../../client/api.ts';
import { cardName, drawCard, layCards } from '../../client/cards.ts';
import { el, svg } from '../../client/dom.ts';
import { createFrame } from '../../client/frame.ts';
import { textOf, textsOf } from '../../client/texts.ts';
import { CASH_OUT } from '../../rules/acts.ts';
import { cardText } from '../../rules/cards.ts';
import { multiplierText } from '../../rules/multiplier.ts';
import { type Guess, HILO_ACTS } from './rules.ts';
import ar from './texts/ar.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };

const gameText = textsOf({ ar, en, ru });
/** Of the cards before the last one, as many are in sight. */
const SEEN = 8;
const frame = createFrame();

const arrow = (isUp: boolean) =>
  svg(
    'svg',
    { viewBox: '0 0 24 24', 'aria-hidden': 'true', class: 'arrow' },
    svg('path', { d: isUp ? 'M12 4l8 10h-5v6H9v-6H4z' : 'M12 20l8-10h-5V4H9v6H4z' }),
  );

function guessButton(guess: Guess) {
  const pays = el('bdi', { class: 'odds', dir: 'ltr' });
  const button = el(
    'button',
    { type: 'button', class: 'guess', disabled: true },
    arrow(guess === 'higher'),
    el('span', {}, gameText(guess)),
    pays,
  );
  button.addEventListener('click', () => void frame.act(HILO_ACTS[guess]));
  return { button, pays };
}

const guesses = { higher: guessButton('higher'), lower: guessButton('lower') };
const skip = el('button', { type: 'button', disabled: true }, gameText('skip'));
skip.addEventListener('click', () => void frame.act(HILO_ACTS.skip));
const last = el('div', { class: 'last-card' }, drawCard(undefined));
const before = el('div', { class: 'before', 'aria-label': gameText('cards'), role: 'group' });
const stage = el(
  'div',
  { class: 'hilo' },
  before,
  el('div', { class: 'deal' }, guesses.lower.button, last, guesses.higher.button),
  skip,
);

const cardsOf = ({ shown }: Round) => (shown['cards'] ?? []) as readonly number[];

function drawGuesses(round: Round): void {
  const isOpen = round.phase === 'open';
  for (const guess of ['higher', 'lower'] as const) {
    const pays = round.shown[guess];
    const isOffered = isOpen && typeof pays === 'number';
    guesses[guess].button.disabled = !isOffered;
    guesses[guess].pays.textContent = isOffered
      ? `${multiplierText(pays)}×`
      : isOpen
        ? gameText('notOffered')
        : '';
  }
  skip.disabled = !isOpen;
}

frame.start({
  name: 'hilo',
  rules: gameText('rules'),
  stage,
  controls: [],
  bet: () => ({}),
  pays: () => undefined,
  action: (round) => {
    if (round.phase !== 'open') {
      return undefined;
    }
    const amount = frame.amount(Math.floor((round.stake * round.multiplier) / 10_000));
    const mayCash = Number(round.shown['guesses']) > 0;
    return { label: textOf('cashOut', { amount }), act: mayCash ? CASH_OUT : undefined };
  },
  show: (round) => {
    const cards = cardsOf(round);
    layCards(last, cards.slice(-1));
    layCards(before, cards.slice(0, -1).slice(-SEEN));
    drawGuesses(round);
    const card = cardName(cards.at(-1) ?? 0);
    if (round.phase === 'open') {
      return gameText(Number(round.shown['guesses']) > 0 ? 'right' : 'guess', { card });
    }
    return round.win > 0
      ? textOf('won', { amount: frame.amount(round.win) })
      : `${gameText('wrong', { card })} ${textOf('lost')}`;
  },
  sign: (round) => `${cardText(cardsOf(round).at(-1) ?? 0)} ${multiplierText(round.multiplier)}×`,
});
