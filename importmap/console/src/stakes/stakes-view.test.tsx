import type { OwnStakeFactor, StakeBoundsAnswer } from '@touchline/contracts/betting';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showView } from '../testing/show-view.tsx';
import en from '../translations/en.json';
import { factorIn, percentOf } from './factor-text.ts';
import { StakesBlock } from './stakes-block.tsx';
import { StakesView } from './stakes-view.tsx';

// Typing is slow on a machine that is busy.
vi.setConfig({ testTimeout: 30_000 });

const texts = en.stakes;
const PATH = '/betting-api/v1/operator/players/12345678/stake-factor';
const BOUNDS: StakeBoundsAnswer = {
  currencies: [{ currency: 'EUR', minimum: 20, maximum: 500_000, maxPayout: 25_000_000 }],
  withoutMinimum: [],
  withoutMaximum: [2],
  singleOnlyMarkets: ['outright'],
  liveDelaySeconds: 2,
  players: [{ playerId: '12345678', factor: 0.25, reason: 'market-risk' }],
};

let own: OwnStakeFactor | undefined;
let sent: { readonly method: string; readonly path: string; readonly body: unknown }[];

beforeEach(() => {
  own = undefined;
  sent = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (path.startsWith('/betting-api/v1/operator/stake-bounds')) return Response.json(BOUNDS);
    if (method !== 'GET') {
      const given = body === undefined ? undefined : JSON.parse(String(body));
      sent.push({ method, path, body: given });
      own = given;
    }
    return Response.json({ ...(own && { stakeFactor: own }) });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('the bounds of the house are shown by currency, and who has their own with the share', async () => {
  showView(<StakesView />, 0);
  const table = await screen.findByRole('table', { name: texts.bounds.table });
  expect(within(table).getByText('€5,000.00')).toBeTruthy();
  expect(within(table).queryByText(texts.vipMaximum)).toBeNull();
  expect(screen.getByText(en.bets.types[2])).toBeTruthy();
  expect(screen.getByText('outright')).toBeTruthy();
  const row = screen.getByRole('link', { name: /12345678/ }).closest('li');
  expect(row?.textContent).toContain('25%');
  expect(row?.textContent).toContain(texts.reasons['market-risk']);
});

it('an operator sets the share of a player, after a percentage that is none was named, and removes it', async () => {
  const changed = vi.fn();
  const user = showView(<StakesBlock playerId="12345678" onChanged={changed} />, 0, ['risk']);
  expect(await screen.findByText(texts.ordinary)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: texts.change }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText(texts.percent), '0');
  await user.click(dialog.getByRole('button', { name: texts.submit }));
  expect(dialog.getByText(texts.percentInvalid)).toBeTruthy();
  expect(sent).toEqual([]);
  await user.clear(dialog.getByLabelText(texts.percent));
  await user.type(dialog.getByLabelText(texts.percent), '12,5');
  await user.click(dialog.getByRole('button', { name: texts.submit }));
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
  expect(sent).toEqual([
    { method: 'PUT', path: PATH, body: { factor: 0.125, reason: 'market-risk' } },
  ]);
});

it('an operator takes back the share of a player for a reason', async () => {
  own = { factor: 0.5, reason: 'review' };
  const changed = vi.fn();
  const user = showView(<StakesBlock playerId="12345678" onChanged={changed} />, 0, ['risk']);
  await user.click(await screen.findByRole('button', { name: texts.remove }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'reviewed');
  await user.click(dialog.getByRole('button', { name: texts.removeSubmit }));
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
  expect(sent).toMatchObject([{ method: 'DELETE', path: `${PATH}?reason=reviewed` }]);
});

it('an operator who may not limit stakes sees the share alone', async () => {
  own = { factor: 0.5, reason: 'review' };
  showView(<StakesBlock playerId="12345678" onChanged={() => undefined} />, 0, ['support']);
  expect(await screen.findByText(/^50%/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([
  ['50', 0.5],
  [' 12,5 ', 0.125],
  ['1000', 10],
  ['0.01', 0.0001],
  ['1000.01', undefined],
  ['0', undefined],
  ['-5', undefined],
  ['1e2', undefined],
  ['', undefined],
])('the percentage "%s" is the factor %s', (typed, factor) => {
  expect(factorIn(typed)).toBe(factor);
  if (factor !== undefined) expect(factorIn(percentOf(factor))).toBe(factor);
});
