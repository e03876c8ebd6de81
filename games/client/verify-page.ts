import { hashOfSeed } from '../rules/fair.ts';
import { el } from './dom.ts';
import { isCommitted, outcomeOf, VERIFIABLE } from './outcome.ts';
import { textOf } from './texts.ts';

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

const game = el(
  'select',
  { id: 'game-name' },
  ...VERIFIABLE.map((name) =>
    el('option', { value: name, selected: name === facts.get('game') }, textOf(name)),
  ),
);
const server = field('server', facts.get('server') ?? '');
const client = field('client', facts.get('client') ?? '');
const nonce = field('nonce', facts.get('nonce') ?? '0');
const mines = field('mines', String(betOf()['mines'] ?? 3));
const hash = el('code', { id: 'hash' });
const verdict = el('p', { class: 'verdict', role: 'status' });
const result = el('span', { id: 'result', class: 'big' });
const minesField = el('div', {}, el('label', { for: 'mines' }, textOf('mineCount')), mines);

function compute(): void {
  const seed = { server: server.value, client: client.value, nonce: Number(nonce.value) };
  const bet = { ...betOf(), mines: Number(mines.value) };
  const isAsked = game.value === facts.get('game');
  minesField.hidden = game.value !== 'mines';
  hash.textContent = server.value === '' ? '–' : hashOfSeed(server.value);
  result.textContent =
    server.value === ''
      ? '–'
      : (outcomeOf(game.value, seed, isAsked ? bet : { mines: bet.mines }) ?? '–');
  const shown = facts.get('hash');
  verdict.textContent =
    shown === null || server.value === ''
      ? ''
      : textOf(isCommitted(server.value, shown) ? 'hashMatches' : 'hashDiffers');
}

for (const input of [game, server, client, nonce, mines]) {
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
    el('label', { for: 'server' }, textOf('serverSeed')),
    server,
    el('label', { for: 'client' }, textOf('clientSeed')),
    client,
    el('label', { for: 'nonce' }, textOf('nonce')),
    nonce,
    minesField,
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
);
document.title = textOf('verifyTitle');
compute();
