import type { Round } from '../../client/api.ts';
import { el } from '../../client/dom.ts';
import { createFrame } from '../../client/frame.ts';
import { minorOf } from '../../client/money.ts';
import { textOf, textsOf } from '../../client/texts.ts';
import { CASH_OUT } from '../../rules/acts.ts';
import { multiplierText } from '../../rules/multiplier.ts';
import { createChainFacts } from './chain-facts.ts';
import { followFlight, type LiveState } from './live.ts';
import { crashPoint, hundredthsAt, LEAST_CASH_OUT } from './rules.ts';
import { createSky } from './sky.ts';
import ar from './texts/ar.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };

const gameText = textsOf({ ar, en, ru });
const DIGITS = 2;
/** Sentences about a flight under way are at least so far apart, and so are labels of the button. */
const SENTENCE_MS = 3_000;
const LABEL_MS = 125;
const SLOW_MS = 250;
const frame = createFrame();
const written = (hundredths: number) => (hundredths / 100).toFixed(DIGITS);

const sky = createSky();
const number = el('p', { class: 'multiplier', dir: 'ltr', 'aria-hidden': 'true' });
const caption = el('p', { class: 'caption', 'aria-hidden': 'true' });
const last = el('ol', { class: 'points', 'aria-label': gameText('last') });
const others = el('p', { class: 'hint others' });
const target = el('input', {
  id: 'target',
  inputmode: 'decimal',
  autocomplete: 'off',
  placeholder: '2.00',
});
target.addEventListener('input', () => frame.refresh());
const facts = createChainFacts(gameText);

let state: LiveState | undefined;
/** By the clock of this page: the take-off, or the end of betting. */
let turn = 0;
let isLost = false;
/** The bet is placed when the next flight takes bets. */
let isQueued = false;
let own: Round | undefined;
let labelledAt = 0;
let said = { at: 0, whole: 1 };

const flightNow = () => state?.flight;
const elapsed = () => Math.max(0, performance.now() - turn);
/** A flight that has ended is drawn as far as it went. */
const milliseconds = () => {
  const flight = flightNow();
  return flight?.phase === 'flying' ? elapsed() : (flight?.milliseconds ?? 0);
};
const isIn = () => own?.phase === 'open';
const isOwnFlight = () => own?.seed.nonce === flightNow()?.number;

function captionNow(): string {
  const flight = flightNow();
  if (isLost) {
    return gameText('lost');
  }
  if (flight === undefined) {
    return gameText('preparing');
  }
  if (flight.phase !== 'betting') {
    return gameText(flight.phase === 'flying' ? 'inFlight' : 'over');
  }
  const seconds = Math.ceil((turn - performance.now()) / 1_000);
  return seconds > 0 ? gameText('closesIn', { seconds }) : gameText('takingOff');
}

function write(element: HTMLElement, text: string): void {
  if (element.textContent !== text) {
    element.textContent = text;
  }
}

function draw(): void {
  const flight = flightNow();
  const isOver = flight?.phase === 'ended';
  const at = flight?.phase === 'betting' ? 0 : milliseconds();
  const hundredths = isOver ? (flight.point ?? 100) : hundredthsAt(at);
  sky.draw({ milliseconds: at, isOver });
  write(number, flight === undefined ? '–' : `${written(hundredths)}×`);
  number.classList.toggle('is-over', isOver);
  write(caption, captionNow());
  if (flight?.phase === 'flying' && isIn()) {
    const now = performance.now();
    if (now - labelledAt >= LABEL_MS) {
      labelledAt = now;
      frame.refresh();
    }
    const whole = Math.floor(hundredths / 100);
    if (whole > said.whole && now - said.at >= SENTENCE_MS) {
      said = { at: now, whole };
      frame.say(`${whole}×`);
    }
  }
}

/** Runs while the flight is in the air or about to be; seldom for those who want no motion. */
function run(): void {
  draw();
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    setTimeout(run, SLOW_MS);
  } else {
    requestAnimationFrame(run);
  }
}

function showOthers({ bets }: LiveState): void {
  const same = bets.find(({ currency }) => currency === frame.currency());
  write(
    others,
    same === undefined
      ? gameText('nobody')
      : gameText('others', {
          players: same.players,
          staked: frame.amount(same.staked),
          left: same.left,
          returned: frame.amount(same.returned),
        }),
  );
}

function pointOf(round: { readonly number: number; readonly hash: string; readonly salt: string }) {
  const point = crashPoint(round.hash, round.salt);
  const address = new URLSearchParams({
    game: 'crash',
    server: round.hash,
    client: round.salt,
    nonce: String(round.number),
    chain: state?.chain?.published ?? '',
  });
  const href = `/verify?lng=${document.documentElement.lang}#${address}`;
  const isUp = point >= 200;
  const link = { href, dir: 'ltr', target: '_blank', rel: 'noopener', class: isUp && 'up' };
  return el('li', {}, el('a', link, `${written(point)}×`));
}

function sentenceOf(round: Round): string {
  if (round.phase === 'open') {
    return gameText('isIn');
  }
  const { isCut, point } = round.shown as { isCut?: boolean; point?: number };
  const ended = point === undefined ? '' : gameText('ended', { point: written(point) });
  if (isCut === true) {
    return `${gameText('cut')} ${textOf('won', { amount: frame.amount(round.win) })}`;
  }
  if (round.win === 0) {
    return `${ended} ${textOf('lost')}`;
  }
  const left = gameText('left', { multiplier: multiplierText(round.multiplier) });
  return `${left} ${textOf('won', { amount: frame.amount(round.win) })} ${ended}`.trim();
}

/** What is done at the moment at which the flight becomes another one. */
function turned(flight: NonNullable<LiveState['flight']>): void {
  if (flight.phase === 'betting' && isQueued) {
    isQueued = false;
    void frame.play();
  } else if (flight.phase === 'flying') {
    said = { at: performance.now(), whole: 1 };
    frame.say(isIn() ? `${gameText('tookOff')} ${gameText('isIn')}` : gameText('tookOff'));
  } else if (flight.phase === 'ended' && !isIn()) {
    const ended = gameText('ended', { point: written(flight.point ?? 100) });
    const isLeft = own !== undefined && isOwnFlight() && own.shown['point'] === undefined;
    frame.say(isLeft ? `${sentenceOf(own as Round)} ${ended}` : ended);
  }
}

function told(next: LiveState): void {
  const [before, flight] = [flightNow(), next.flight];
  const isTurn = before?.number !== flight?.number || before?.phase !== flight?.phase;
  const isFirst = state === undefined;
  state = next;
  isLost = false;
  if (flight?.phase === 'flying') {
    // What was told late shows too little: the earliest take-off that was told is the nearest.
    const took = performance.now() - flight.milliseconds;
    turn = isTurn ? took : Math.min(turn, took);
  } else if (flight?.phase === 'betting') {
    turn = performance.now() + flight.milliseconds;
  }
  if (isTurn) {
    last.replaceChildren(...next.last.map(pointOf));
    facts.show(next);
    if (flight !== undefined && !isFirst) {
      turned(flight);
    }
  }
  showOthers(next);
  frame.refresh();
  if (isIn() && isOverFor(flight)) {
    void frame.reread().catch(() => undefined);
  }
}

/** Whether an open bet must be over by now: its flight has gone, or its target is reached. */
function isOverFor(flight: LiveState['flight']): boolean {
  const leaves = Number(own?.bet['target'] ?? Number.POSITIVE_INFINITY);
  const isReached = flight?.phase === 'flying' && hundredthsAt(elapsed()) >= leaves;
  return !isOwnFlight() || flight?.phase === 'ended' || isReached;
}

function cashOutLabel(round: Round): string {
  const now = hundredthsAt(milliseconds());
  return textOf('cashOut', { amount: frame.amount(Math.floor((round.stake * now) / 100)) });
}

/** The space bar is the main button, unless it is for what has the focus. */
document.addEventListener('keydown', (event) => {
  const isTaken = (event.target as Element).closest('input, select, button, a, summary') !== null;
  if (event.code === 'Space' && !event.repeat && !isTaken) {
    event.preventDefault();
    frame.press();
  }
});

const targetNow = () =>
  target.value.trim() === '' ? undefined : (minorOf(target.value, DIGITS) ?? 0);

frame.start({
  name: 'crash',
  rules: gameText('rules'),
  stage: el(
    'div',
    { class: 'flight' },
    last,
    el('div', { class: 'above' }, sky.picture, el('div', { class: 'readout' }, number, caption)),
    others,
  ),
  controls: [el('div', {}, el('label', { for: 'target' }, gameText('target')), target)],
  bet: () => {
    const hundredths = targetNow();
    return hundredths === undefined ? {} : { target: hundredths };
  },
  pays: () => {
    const hundredths = targetNow();
    return hundredths === undefined ? undefined : hundredths * 100;
  },
  fairness: facts.block,
  opened: () => {
    followFlight({
      state: told,
      lost: () => {
        if (!isLost) {
          isLost = true;
          frame.say(gameText('lost'));
        }
      },
    });
    run();
  },
  waits: () => {
    if (flightNow()?.phase === 'betting') {
      return undefined;
    }
    const label = gameText(isQueued ? 'unqueue' : 'queue');
    const press = () => {
      isQueued = !isQueued;
      frame.refresh();
    };
    return { label, press };
  },
  action: (round) => {
    if (round.phase !== 'open') {
      return undefined;
    }
    const isFlying = flightNow()?.phase === 'flying' && isOwnFlight();
    const canLeave = isFlying && hundredthsAt(milliseconds()) >= LEAST_CASH_OUT;
    return isFlying
      ? { label: cashOutLabel(round), act: canLeave ? CASH_OUT : undefined }
      : { label: gameText('waiting'), act: undefined };
  },
  show: (round) => {
    own = round;
    target.disabled = round.phase === 'open';
    return sentenceOf(round);
  },
  sign: (round) => `${multiplierText(round.multiplier)}×`,
});
