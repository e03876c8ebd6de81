import type { FreeRounds } from './api.ts';
import { el } from './dom.ts';
import { textOf } from './texts.ts';

/** What a player has been given to play for nothing, and whether they play it now. */
export interface FreeRoundChoice {
  readonly node: HTMLElement;
  /** What the next round is one of; undefined while money is played. */
  readonly chosen: () => FreeRounds | undefined;
  /** The last one was played: money is played only once the player has said so. */
  readonly isOver: () => boolean;
  readonly playMoney: () => void;
  /** What the wallet says is left. */
  readonly show: (all: readonly FreeRounds[]) => void;
  /** One of them is being played already. */
  readonly resume: () => void;
  /** A free round has begun, or ended with a return in minor units. */
  readonly begun: () => void;
  readonly ended: (win: number) => void;
  /** While a round is being played nothing is chosen. */
  readonly lock: (isLocked: boolean) => void;
}

function option(value: string, label: HTMLElement): readonly [HTMLInputElement, HTMLElement] {
  const input = el('input', { type: 'radio', name: 'paid-by', value });
  return [input, el('label', { class: 'choice' }, input, label)];
}

/** Lets a player choose between free rounds and money; free ones come first, and money never by itself after them. */
export function createFreeRoundChoice(options: {
  readonly amount: (minor: number) => string;
  readonly changed: () => void;
}): FreeRoundChoice {
  const { amount, changed } = options;
  let left: readonly FreeRounds[] = [];
  let isFree = false;
  let won = 0;

  const facts = el('span', {});
  const [free, freeLabel] = option('free', facts);
  const [money, moneyLabel] = option('money', el('span', {}, textOf('withMoney')));
  const choices = el('div', { class: 'choices' }, freeLabel, moneyLabel);
  const over = el('p', { class: 'free-over', role: 'status' });
  const node = el(
    'fieldset',
    { class: 'free-rounds' },
    el('legend', {}, textOf('freeRounds')),
    choices,
    over,
    el('p', { class: 'hint' }, textOf('freeTerms')),
  );

  function refresh(): void {
    const [first] = left;
    node.hidden = first === undefined && !isFree;
    choices.hidden = first === undefined;
    over.textContent =
      first === undefined && isFree ? textOf('freeOver', { won: amount(won) }) : '';
    free.checked = isFree;
    money.checked = !isFree;
    if (first !== undefined) {
      const until = new Intl.DateTimeFormat(document.documentElement.lang, {
        day: 'numeric',
        month: 'short',
        hour: '2-digit',
        minute: '2-digit',
      }).format(first.expiresAt);
      const stake = amount(first.stake);
      facts.textContent = textOf('freeLeft', { count: first.left, stake, until });
    }
    changed();
  }

  for (const input of [free, money]) {
    input.addEventListener('change', () => {
      isFree = free.checked;
      refresh();
    });
  }
  return {
    node,
    chosen: () => (isFree ? left[0] : undefined),
    isOver: () => isFree && left.length === 0,
    playMoney: () => {
      isFree = false;
      refresh();
    },
    show: (all) => {
      // Free ones come first where there were none before.
      isFree = isFree || (left.length === 0 && all.length > 0);
      left = all;
      refresh();
    },
    resume: () => {
      isFree = true;
      refresh();
    },
    begun: () => {
      left = left.flatMap((each, at) =>
        at > 0 ? [each] : each.left > 1 ? [{ ...each, left: each.left - 1 }] : [],
      );
      refresh();
    },
    ended: (win) => {
      won += win;
      refresh();
    },
    lock: (isLocked) => {
      free.disabled = isLocked;
      money.disabled = isLocked;
      over.hidden = isLocked;
    },
  };
}
