import { multiplierText } from '../rules/multiplier.ts';
import {
  call,
  codeOf,
  type Opened,
  type Played,
  type Rotated,
  type Round,
  type Seeds,
} from './api.ts';
import { createBridge } from './bridge.ts';
import { el } from './dom.ts';
import { createFreeRoundChoice } from './free-rounds.ts';
import { amountOf, minorOf } from './money.ts';
import { wait } from './motion.ts';
import { createSound } from './sound.ts';
import { textOf, type TextName } from './texts.ts';

/** What the main button does while a round is open. */
export interface GameAction {
  readonly label: string;
  /** Undefined while it can do nothing. */
  readonly act: number | undefined;
}

/** What a game puts into the frame that all games share. */
export interface GameParts {
  readonly name: TextName;
  /** Translated. */
  readonly rules: string;
  /** The drawing. */
  readonly stage: Node;
  /** Fields of the bet. */
  readonly controls: readonly Node[];
  readonly bet: () => Readonly<Record<string, unknown>>;
  /** What the bet adds up to, minor units, of a game whose bet divides its stake. */
  readonly stake?: () => number;
  /** What the bet pays, in ten-thousandths; undefined where it is not known before. */
  readonly pays: () => number | undefined;
  /** Whether that is the most of several things that it may pay. */
  readonly isMost?: boolean;
  /** Shows a round as it stands. @returns the sentence about it */
  readonly show: (round: Round) => string;
  /**
   * How an outcome comes: the drawing moves, for at least so many milliseconds where they are more than none, before
   * the round is shown as it stands.
   */
  readonly reveal?: (round: Round, leastMs: number) => Promise<void>;
  /** What outcomes pay, on a part of the page of its own. */
  readonly payTable?: Node;
  /** The sign of a round in the history. */
  readonly sign: (round: Round) => string;
  /** What the main button does in place of a round while none can be begun; undefined where one can. */
  readonly waits?: () => { readonly label: string; readonly press: () => void } | undefined;
  /** What the player is told of fairness, where their own seeds decide nothing. */
  readonly fairness?: Node;
  /** Called once the session is there. */
  readonly opened?: () => void;
  /** Of a round of several steps: its own button in place of the main one; undefined where none is open. */
  readonly action?: (round: Round) => GameAction | undefined;
}

export interface GameFrame {
  readonly start: (parts: GameParts) => void;
  /** Continues the open round. */
  readonly act: (act: number) => Promise<void>;
  readonly amount: (minor: number) => string;
  /** Begins a round. */
  readonly play: () => Promise<void>;
  /** Does what the main button does. */
  readonly press: () => void;
  /** Reads an open round again: something beside its player has moved it on. */
  readonly reread: () => Promise<void>;
  /** Of the session, in which only what has the same currency is told of others. */
  readonly currency: () => string;
  /** The sentence about the game. */
  readonly say: (text: string) => void;
  readonly limits: () => Opened['limits'];
  /** Called by a game when its bet has changed. */
  readonly refresh: () => void;
  readonly isBusy: () => boolean;
}

const REASONS: Readonly<Record<string, TextName>> = {
  RS_ERROR_NOT_ENOUGH_MONEY: 'errFunds',
  RS_ERROR_LIMIT_REACHED: 'errLimit',
  RS_ERROR_TOKEN_EXPIRED: 'errExpired',
  RS_ERROR_INVALID_TOKEN: 'errExpired',
  RS_ERROR_USER_DISABLED: 'errBarred',
  stake_invalid: 'errStake',
  win_too_large: 'errLarge',
  bet_invalid: 'errBet',
  bets_closed: 'errClosed',
  stake_returned: 'returned',
  round_running: 'errRunning',
  round_too_soon: 'errRunning',
  RS_ERROR_WRONG_SYNTAX: 'errFree',
  free_rounds_none: 'errFree',
  offline: 'connection',
  session_unknown: 'errExpired',
  code_used: 'errExpired',
};

const PURSE_TRIES = 5;
const SEED = /^[\w-]{1,64}$/;

/** Where a round can be computed again; its seeds are in the part of the address that is sent nowhere. */
export function verifyAddress({ game, bet, acts, seed }: Round): string {
  const facts = new URLSearchParams({
    game,
    server: seed.server ?? '',
    client: seed.client,
    nonce: String(seed.nonce),
    hash: seed.hash,
    ...(seed.chain === undefined ? {} : { chain: seed.chain }),
    bet: JSON.stringify(bet),
    acts: acts.join(','),
  });
  return `/verify?lng=${document.documentElement.lang}#${facts}`;
}

function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

function fact(name: TextName, value: Node): HTMLElement {
  return el('div', { class: 'fact' }, el('dt', {}, textOf(name)), el('dd', {}, value));
}

/** The frame that all games of the house share: stake, play, result, history and fairness. */
export function createFrame(): GameFrame {
  const { dataset } = document.documentElement;
  const bridge = createBridge(dataset['host'] ?? '');
  const sound = createSound();
  const root = document.querySelector('#game') as HTMLElement;
  let opened: Opened;
  let parts: GameParts;
  let current: Round | undefined;
  let balance: number | null = null;
  let isBusy = false;
  let isPaused = false;
  /** What the game said before it was paused. */
  let saidBefore = '';
  let isLaidOut = false;
  /** As the player typed it; a free round has the stake of its grant. */
  let moneyStake = '';
  /** When the answer to the round in play came. */
  let beganAt = 0;
  /** Of a round whose answer has not come: pressed again, it is the same round. */
  let pendingKey: string | undefined;

  const status = el('p', { class: 'status', role: 'status' });
  const problem = el('p', { class: 'problem', role: 'alert' });
  const stake = el('input', { id: 'stake', inputmode: 'decimal', autocomplete: 'off' });
  const half = el('button', { type: 'button', 'aria-label': textOf('half') }, '½');
  const double = el('button', { type: 'button', 'aria-label': textOf('double') }, '2×');
  const button = el('button', { type: 'submit', class: 'play' });
  const balanceText = el('span', { class: 'balance' });
  const pays = el('bdi', { dir: 'ltr' });
  const returns = el('bdi', { dir: 'ltr' });
  const outlook = el('dl', { class: 'facts' });
  const history = el('ol', { class: 'history' });
  const hash = el('code');
  const nextHash = el('code');
  const nonce = el('span');
  const seedInput = el('input', { id: 'seed', autocomplete: 'off', spellcheck: 'false' });
  const revealed = el('p', { class: 'revealed', role: 'status' });

  const amount = (minor: number) => amountOf(minor, opened);
  const isolated = (minor: number) => el('bdi', { dir: 'ltr' }, amount(minor));
  const free = createFreeRoundChoice({ amount, changed: () => isLaidOut && refresh() });
  /** Of the round that is open, or of the next one. */
  const grantedStake = () =>
    current?.phase === 'open' && current.isFree ? current.stake : free.chosen()?.stake;
  const stakeOf = () => grantedStake() ?? parts.stake?.() ?? minorOf(moneyStake, opened.exponent);
  const decimal = (minor: number) => (minor / 10 ** opened.exponent).toFixed(opened.exponent);
  const writeStake = (minor: number) => {
    const { least, most } = opened.limits;
    moneyStake = decimal(Math.min(most, Math.max(least, Math.floor(minor))));
  };

  function refresh(): void {
    const action = current === undefined ? undefined : parts.action?.(current);
    const granted = free.chosen();
    const begin = granted === undefined ? 'play' : 'playFree';
    const label =
      action?.label ??
      (free.isOver() ? textOf('goOn') : undefined) ??
      parts.waits?.()?.label ??
      textOf(begin);
    if (button.textContent !== label) {
      button.textContent = label;
    }
    button.disabled = isBusy || isPaused || (action !== undefined && action.act === undefined);
    const isOpen = current?.phase === 'open';
    const isFixed = isOpen || granted !== undefined || free.isOver();
    for (const field of [stake, half, double]) {
      field.disabled = isFixed;
    }
    free.lock(isOpen || isBusy);
    const grantedMinor = grantedStake();
    const shownStake = grantedMinor === undefined ? moneyStake : decimal(grantedMinor);
    if (stake.value !== shownStake) {
      stake.value = shownStake;
    }
    balanceText.textContent = balance === null ? '–' : amount(balance);
    const multiplier = parts.pays();
    outlook.hidden = multiplier === undefined;
    const minor = stakeOf();
    pays.textContent = multiplier === undefined ? '–' : `${multiplierText(multiplier)}×`;
    returns.textContent =
      multiplier === undefined || minor === undefined
        ? '–'
        : amount(Math.floor((minor * multiplier) / 10_000));
    root.dataset['state'] = isPaused ? 'paused' : isBusy ? 'busy' : 'ready';
  }

  function showProblem(code: string | undefined): void {
    problem.replaceChildren();
    if (code !== undefined) {
      const { least, most, mostWin } = opened.limits;
      const values = { least: amount(least), most: amount(most), mostWin: amount(mostWin) };
      problem.append(textOf(REASONS[code] ?? 'errOther', values));
      if (code === 'RS_ERROR_NOT_ENOUGH_MONEY' && !opened.isDemo) {
        const deposit = el('button', { type: 'button' }, textOf('deposit'));
        deposit.addEventListener('click', () => bridge.send({ type: 'depositRequested' }));
        problem.append(' ', deposit);
      }
    }
  }

  function showSeeds(seeds: Seeds): void {
    hash.textContent = seeds.hash;
    nextHash.textContent = seeds.nextHash;
    nonce.textContent = String(seeds.nonce);
  }

  function rowOf(round: Round): HTMLElement {
    const isUp = round.win > round.staked;
    const sign = el(
      'span',
      { class: isUp ? 'sign up' : 'sign' },
      el('bdi', { dir: 'ltr' }, parts.sign(round)),
    );
    const paid = round.isFree ? textOf('freeRound') : isolated(round.staked);
    const row = el('li', {}, sign, el('span', {}, paid, ' → ', isolated(round.win)));
    if (round.seed.server !== undefined) {
      const link = { href: verifyAddress(round), target: '_blank', rel: 'noopener' };
      row.append(el('a', link, textOf('verify')));
    }
    return row;
  }

  function showHistory(rounds: readonly Round[]): void {
    const ended = rounds.filter(({ phase }) => phase !== 'open');
    history.replaceChildren(
      ...(ended.length === 0 ? [el('li', {}, textOf('noRounds'))] : ended.map(rowOf)),
    );
  }

  async function readBalance(): Promise<void> {
    const answer = await call<Pick<Opened, 'balance' | 'freeRounds'>>('/api/balance', {
      key: opened.key,
    });
    balance = answer.balance ?? balance;
    if (answer.freeRounds !== undefined) {
      free.show(answer.freeRounds);
    }
    refresh();
  }

  /** Where the wallet did not answer when the game was opened: what there is to play with is asked for again. */
  async function readUntilKnown(): Promise<void> {
    for (let tries = 1; balance === null && tries <= PURSE_TRIES; tries += 1) {
      await wait(tries * 1_000);
      await readBalance().catch(() => undefined);
    }
  }

  /** Shows what came of a call, and tells the page around. */
  function apply({ round, balance: left, seeds }: Played): void {
    const wasOpen = current?.id === round.id && current.phase === 'open';
    current = round;
    balance = left ?? balance;
    showSeeds(seeds);
    showProblem(undefined);
    if (round.phase === 'refused') {
      showProblem(round.reason ?? 'failed');
      if (round.isFree) {
        void readBalance().catch(() => undefined);
      }
      return;
    }
    if (round.phase === 'returning' || round.phase === 'returned') {
      status.textContent = textOf('returned');
      bridge.send({ type: 'balanceChanged' });
      return;
    }
    status.textContent = parts.show(round);
    if (!wasOpen) {
      if (round.isFree) {
        free.begun();
      }
      bridge.send({ type: 'roundStarted', round: round.id });
    }
    if (round.phase === 'open') {
      bridge.send({ type: 'balanceChanged' });
      sound.play('tick');
      return;
    }
    // A return of no more than the stake is not celebrated.
    const isUp = round.win > round.staked;
    root.classList.toggle('is-up', isUp);
    sound.play(isUp ? 'win' : 'tick');
    if (history.firstElementChild?.querySelector('.sign') === null) {
      history.replaceChildren();
    }
    history.prepend(rowOf(round));
    bridge.send({ type: 'roundEnded', round: round.id });
    if (round.isFree) {
      free.ended(round.win);
    }
    if (left === null || round.isFree) {
      void readBalance().catch(() => undefined);
    }
  }

  /** A round that has come to its end is seen to come to it, and takes the time that a round must take. */
  async function receive(played: Played): Promise<void> {
    if (played.round.phase === 'paying' || played.round.phase === 'done') {
      status.textContent = '';
      const leastMs = Math.max(0, opened.leastCycleMs - (performance.now() - beganAt));
      await Promise.all([parts.reveal?.(played.round, leastMs), wait(leastMs)]);
    }
    apply(played);
  }

  async function busily(work: () => Promise<void>): Promise<void> {
    if (isBusy || isPaused) {
      return;
    }
    isBusy = true;
    root.classList.remove('is-up');
    refresh();
    try {
      await work();
    } catch (error) {
      const code = codeOf(error) ?? 'failed';
      showProblem(code);
      if (code === 'session_unknown') {
        bridge.send({ type: 'sessionExpired' });
      }
    } finally {
      isBusy = false;
      refresh();
    }
  }

  async function act(what: number): Promise<void> {
    if (current?.phase !== 'open') {
      return;
    }
    const { id, step } = current;
    const body = { step, act: what };
    await busily(async () =>
      receive(await call<Played>(`/api/rounds/${id}/acts`, { key: opened.key, body })),
    );
  }

  async function reread(): Promise<void> {
    const round = current;
    if (round?.phase !== 'open') {
      return;
    }
    const answer = await call<Played>(`/api/rounds/${round.id}`, { key: opened.key });
    // An answer to the player's own press may have come first.
    if (current?.id === round.id && current.phase === 'open' && answer.round.phase !== 'open') {
      apply(answer);
      refresh();
    }
  }

  async function press(): Promise<void> {
    const action = current === undefined ? undefined : parts.action?.(current);
    const waits = parts.waits?.();
    if (action !== undefined) {
      if (action.act !== undefined) {
        await act(action.act);
      }
    } else if (waits === undefined || free.isOver()) {
      await play();
    } else {
      waits.press();
    }
  }

  async function play(): Promise<void> {
    if (free.isOver()) {
      free.playMoney();
      return;
    }
    const minor = stakeOf();
    const reward = free.chosen()?.reward;
    if (minor === undefined) {
      showProblem('stake_invalid');
      return;
    }
    await busily(async () => {
      pendingKey ??= newKey();
      const body = { requestKey: pendingKey, stake: minor, bet: parts.bet(), reward };
      try {
        const played = await call<Played>('/api/rounds', { key: opened.key, body });
        pendingKey = undefined;
        beganAt = performance.now();
        await receive(played);
      } catch (error) {
        if (codeOf(error) !== 'offline') {
          pendingKey = undefined;
        }
        throw error;
      }
    });
  }

  async function rotate(): Promise<void> {
    if (!SEED.test(seedInput.value)) {
      revealed.textContent = textOf('seedRule');
      return;
    }
    try {
      const body = { client: seedInput.value };
      const rotated = await call<Rotated>('/api/seeds', { key: opened.key, body });
      showSeeds(rotated.seeds);
      showHistory(rotated.rounds);
      revealed.textContent = textOf('revealed', { server: rotated.revealed.server });
    } catch (error) {
      revealed.textContent = textOf(REASONS[codeOf(error) ?? ''] ?? 'errOther');
    }
  }

  /** Pauses the game, or lets it go on with what it said last. */
  function obey(pauses: boolean): void {
    if (pauses === isPaused) {
      return;
    }
    isPaused = pauses;
    if (pauses) {
      saidBefore = status.textContent;
    }
    status.textContent = pauses ? textOf('paused') : saidBefore;
    if (isLaidOut) {
      refresh();
    }
  }

  function layOut(): void {
    isLaidOut = true;
    half.addEventListener('click', () => (writeStake((stakeOf() ?? 0) / 2), refresh()));
    double.addEventListener('click', () => (writeStake((stakeOf() ?? 0) * 2), refresh()));
    stake.addEventListener('input', () => {
      moneyStake = stake.value;
      refresh();
    });
    const audible = el(
      'button',
      { type: 'button', class: 'quiet', 'aria-pressed': 'false' },
      textOf('sound'),
    );
    audible.addEventListener('click', () =>
      audible.setAttribute('aria-pressed', String(sound.toggle())),
    );
    const stakeField = el(
      'div',
      { class: 'stake' },
      el('label', { for: 'stake' }, textOf('stake')),
      el('div', { class: 'with-buttons' }, stake, half, double),
    );
    outlook.append(
      fact(parts.isMost ? 'paysMost' : 'pays', pays),
      fact(parts.isMost ? 'toWinMost' : 'toWin', returns),
    );
    const form = el(
      'form',
      { class: 'controls' },
      free.node,
      ...(parts.stake === undefined ? [stakeField] : []),
      ...parts.controls,
      outlook,
      problem,
      button,
    );
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void press();
    });
    // A key that is held down starts one round: each is the player's own decision.
    form.addEventListener('keydown', (event) => {
      if (event.repeat && event.key === 'Enter') {
        event.preventDefault();
      }
    });
    const change = el('button', { type: 'button' }, textOf('newSeeds'));
    change.addEventListener('click', () => void rotate());
    const { least, most } = opened.rtp;
    const rtp = least === most ? String(most) : `${least}–${most}`;
    const limits = opened.limits;
    root.replaceChildren(
      el(
        'div',
        { class: 'top' },
        el('h1', {}, textOf(parts.name)),
        el(
          'p',
          { class: 'purse' },
          opened.isDemo ? textOf('demo') : textOf('balance'),
          ' ',
          balanceText,
        ),
        audible,
      ),
      el('section', { class: 'stage', 'aria-label': textOf(parts.name) }, parts.stage, status),
      form,
      ...(parts.payTable === undefined
        ? []
        : [el('details', {}, el('summary', {}, textOf('payTable')), parts.payTable)]),
      el('section', { class: 'last' }, el('h2', {}, textOf('rounds')), history),
      el(
        'details',
        { class: 'fairness' },
        el('summary', {}, textOf('fairness')),
        ...(parts.fairness === undefined
          ? [
              el(
                'dl',
                {},
                fact('seedHash', hash),
                fact('nonce', nonce),
                fact('nextHash', nextHash),
              ),
              el('label', { for: 'seed' }, textOf('clientSeed')),
              el('div', { class: 'with-buttons' }, seedInput, change),
              revealed,
            ]
          : [parts.fairness]),
      ),
      el(
        'details',
        {},
        el('summary', {}, textOf('rules')),
        el('p', {}, parts.rules),
        el('p', {}, textOf('rtp', { rtp })),
        el(
          'p',
          {},
          textOf('limits', {
            least: amount(limits.least),
            most: amount(limits.most),
            mostWin: amount(limits.mostWin),
          }),
        ),
      ),
    );
  }

  bridge.listen((message) => {
    if (message.type === 'init') {
      document.documentElement.dataset['theme'] = message.theme;
    } else if (message.type === 'pause' || message.type === 'resume') {
      obey(message.type === 'pause');
    } else if (message.type === 'refreshBalance' && isLaidOut) {
      void readBalance().catch(() => undefined);
    }
  });

  return {
    act,
    amount,
    play,
    press: () => void press(),
    reread,
    currency: () => opened.currency,
    say: (text) => {
      status.textContent = text;
    },
    limits: () => opened.limits,
    refresh: () => refresh(),
    isBusy: () => isBusy || isPaused,
    start: (given) => {
      parts = given;
      const code = new URLSearchParams(location.search).get('code') ?? '';
      // The code counts once: what is left of it in the history opens nothing.
      window.history.replaceState(undefined, '', location.pathname);
      void call<Opened>('/api/session', { body: { code } })
        .then((answer) => {
          opened = answer;
          balance = answer.balance;
          writeStake(opened.limits.least * 10);
          layOut();
          free.show(opened.freeRounds ?? []);
          void readUntilKnown();
          seedInput.value = newKey().slice(0, 16);
          showSeeds(opened.seeds);
          showHistory(opened.rounds);
          const [last] = opened.rounds;
          if (last !== undefined) {
            current = last;
            status.textContent = parts.show(last);
            if (last.isFree && last.phase === 'open') {
              free.resume();
            }
          }
          parts.opened?.();
          refresh();
          document.title = textOf(parts.name);
          bridge.send({ type: 'ready' });
          parts.opened?.();
        })
        .catch((error: unknown) => {
          const reason = codeOf(error) ?? 'failed';
          root.replaceChildren(
            el('p', { class: 'problem', role: 'alert' }, textOf(REASONS[reason] ?? 'errOther')),
          );
          bridge.send(
            reason === 'code_used' ? { type: 'sessionExpired' } : { type: 'error', code: reason },
          );
        });
    },
  };
}
