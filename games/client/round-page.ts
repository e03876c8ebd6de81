import { multiplierText } from '../rules/multiplier.ts';
import { call, codeOf, type Round } from './api.ts';
import { el } from './dom.ts';
import { verifyAddress } from './frame.ts';
import { amountOf } from './money.ts';
import { WORDS } from '../house/words.ts';
import { textOf, type TextName } from './texts.ts';

interface Replayed {
  readonly currency: string;
  readonly exponent: number;
  readonly round: Round;
}

const root = document.querySelector('#game') as HTMLElement;

function show({ round, ...money }: Replayed): void {
  const { client, nonce, server, hash } = round.seed;
  const words = WORDS.get(round.game);
  const told = words?.told(round.shown) ?? '–';
  const facts: readonly (readonly [TextName, string])[] = [
    ['game', textOf(round.game as TextName)],
    ['stake', amountOf(round.staked, money)],
    ['pays', `${multiplierText(round.multiplier)}×`],
    ['toWin', amountOf(round.win, money)],
    ['result', told],
    ['seedHash', hash],
    ['clientSeed', client],
    ['nonce', String(nonce)],
  ];
  const isSame =
    server !== undefined &&
    words?.computed({ server, client, nonce }, round.bet, round.acts) === told;
  root.replaceChildren(
    el('h1', {}, textOf('roundTitle')),
    el(
      'dl',
      {},
      ...facts.flatMap(([name, value]) => [el('dt', {}, textOf(name)), el('dd', {}, value)]),
    ),
    server === undefined
      ? el('p', {}, textOf('notRevealed'))
      : el(
          'p',
          { class: isSame ? 'verdict up' : 'verdict' },
          el(
            'a',
            { href: verifyAddress(round), target: '_blank', rel: 'noopener' },
            textOf('verify'),
          ),
        ),
  );
}

const code = new URLSearchParams(location.search).get('code') ?? '';
window.history.replaceState(undefined, '', location.pathname);
document.title = textOf('roundTitle');
call<Replayed>('/api/replay', { body: { code } })
  .then(show)
  .catch((error: unknown) => {
    const isUsed = codeOf(error) === 'code_used';
    root.replaceChildren(el('p', { role: 'alert' }, textOf(isUsed ? 'errExpired' : 'errOther')));
  });
