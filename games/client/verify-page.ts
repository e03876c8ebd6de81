import { WORDS } from '../house/words.ts';
import { hashOfSeed } from '../rules/fair.ts';
import { el } from './dom.ts';
import { leadsTo } from './follow-chain.ts';
import { textOf, type TextName } from './texts.ts';

// The seeds come in the part of the address that is not sent; everything is computed here.
const facts = new URLSearchParams(location.hash.slice(1));
const root = document.querySelector('#game') as HTMLElement;

function field(name: string, text: string): HTMLInputElement {
  return el('input', { id: name, value: text, autocomplete: 'off', spellcheck: 'false' });
}

function betOf(): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(facts.get('bet') ?? '{}') as Readonly<Record<string, unknown>>;
  } catch {
    return {};
  }
}

function actsOf(): readonly number[] {
  return (facts.get('acts') ?? '').split(',').filter(Boolean).map(Number);
}

const game = el(
  'select',
  { id: 'game-name' },
  ...[...WORDS.keys()].map((name) =>
    el('option', { value: name, selected: name === facts.get('game') }, textOf(name as TextName)),
  ),
);
const server = field('server', facts.get('server') ?? '');
const client = field('client', facts.get('client') ?? '');
const nonce = field('nonce', facts.get('nonce') ?? '0');
const chain = field('chain', facts.get('chain') ?? '');
const chainBlock = el('div', {}, el('label', { for: 'chain' }, textOf('chainEnd')), chain);
const led = el('p', { class: 'verdict', role: 'status' });
const [serverLabel, clientLabel, nonceLabel] = [
  el('label', { for: 'server' }),
  el('label', { for: 'client' }),
  el('label', { for: 'nonce' }),
];
const hash = el('code', { id: 'hash' });
const verdict = el('p', { class: 'verdict', role: 'status' });
const result = el('span', { id: 'result', class: 'big' });
/** The numbers that an outcome depends on, a field each, of the games that have them. */
const numbers = [...WORDS].flatMap(([code, { fields = [] }]) =>
  fields.map(({ name, label, fallback, least, most }) => {
    const input = el('input', {
      id: `${code}-${name}`,
      type: 'number',
      min: least,
      max: most,
      value: String((facts.get('game') === code ? betOf()[name] : undefined) ?? fallback),
    });
    const block = el('div', {}, el('label', { for: input.id }, textOf(label)), input);
    return { code, name, input, block };
  }),
);

function outcomeNow(): string {
  const words = WORDS.get(game.value);
  const seed = { server: server.value, client: client.value, nonce: Number(nonce.value) };
  const isAsked = game.value === facts.get('game');
  const bet = Object.fromEntries(
    numbers
      .filter(({ code }) => code === game.value)
      .map(({ name, input }) => [name, +input.value]),
  );
  if (words === undefined || server.value === '' || numbers.some(isOutside)) {
    return '–';
  }
  const verdict = isAsked ? (words.verdict?.(seed, betOf()) ?? '') : '';
  return `${words.computed(seed, bet, isAsked ? actsOf() : [])} ${verdict}`.trim();
}

function isOutside({ code, input }: (typeof numbers)[number]): boolean {
  return code === game.value && !input.checkValidity();
}

let following = new AbortController();

/** Follows the hash of a flight down its chain; what was typed since stops it. */
async function followChain(): Promise<void> {
  following.abort();
  following = new AbortController();
  const { signal } = following;
  led.textContent = '';
  const steps = Number(nonce.value);
  if (chainBlock.hidden || server.value === '' || chain.value === '' || !(steps > 0)) {
    return;
  }
  const isLed = await leadsTo({
    hash: server.value,
    steps,
    end: chain.value,
    signal,
    tell: (share) => {
      led.textContent = textOf('chainCounting', { percent: Math.floor(share * 100) });
    },
  });
  if (!signal.aborted) {
    led.textContent = textOf(isLed ? 'chainLeads' : 'chainBroken');
  }
}

function compute(): void {
  const isChained = WORDS.get(game.value)?.isChained === true;
  chainBlock.hidden = !isChained;
  serverLabel.textContent = textOf(isChained ? 'flightHash' : 'serverSeed');
  clientLabel.textContent = textOf(isChained ? 'salt' : 'clientSeed');
  nonceLabel.textContent = textOf(isChained ? 'flightNumber' : 'nonce');
  for (const { code, block } of numbers) {
    block.hidden = code !== game.value;
  }
  hash.textContent = server.value === '' ? '–' : hashOfSeed(server.value);
  result.textContent = outcomeNow();
  const shown = facts.get('hash');
  verdict.textContent =
    shown === null || server.value === ''
      ? ''
      : textOf(hashOfSeed(server.value) === shown ? 'hashMatches' : 'hashDiffers');
  void followChain();
}

for (const input of [game, server, client, nonce, chain, ...numbers.map(({ input: own }) => own)]) {
  input.addEventListener('input', compute);
}
root.replaceChildren(
  el('h1', {}, textOf('verifyTitle')),
  el('p', {}, textOf('verifyLead')),
  el(
    'form',
    { class: 'verify' },
    el('label', { for: 'game-name' }, textOf('game')),
    game,
    serverLabel,
    server,
    clientLabel,
    client,
    nonceLabel,
    nonce,
    ...numbers.map(({ block }) => block),
    chainBlock,
  ),
  el(
    'dl',
    {},
    el('dt', {}, textOf('hashIs')),
    el('dd', {}, hash),
    el('dt', {}, textOf('result')),
    el('dd', {}, result),
  ),
  verdict,
  led,
);
document.title = textOf('verifyTitle');
compute();
