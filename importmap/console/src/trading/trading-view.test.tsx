import type {
  FeedStatesAnswer,
  RiskEventAnswer,
  TradedEventAnswer,
  TradingControl,
} from '@touchline/contracts/trading';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showView } from '../testing/show-view.tsx';
import en from '../translations/en.json';
import { valueIn } from './control-text.ts';
import { TradedEventView } from './event-view.tsx';
import { TradingView } from './trading-view.tsx';

// Typing is slow on a machine that is busy.
vi.setConfig({ testTimeout: 30_000 });

const texts = en.trading;
const NOW = 1_800_000_000_000;
const BASE = '/betting-api/v1/operator/trading';
const FEEDS: FeedStatesAnswer = {
  feeds: [
    {
      process: 'host:1',
      source: 'simulator',
      state: 'stale',
      lastMessageAt: NOW - 42_000,
      messagesPerMinute: 3,
      errorsPerHour: 2,
      lastError: { code: 'unavailable', at: NOW - 60_000 },
      recoveries: 1,
      events: 120,
      reportedAt: NOW,
    },
  ],
  suspended: [{ reason: 'goal', markets: 17, events: 1 }],
  now: NOW,
};
const EVENT: TradedEventAnswer['event'] = {
  id: 5,
  sport: 'football',
  champ: { id: 1100, name: 'League' },
  home: 'Alpha',
  away: 'Beta',
  section: 'line',
  startsAt: NOW,
  markets: 1,
  suspendedBy: [],
};
const RISK: RiskEventAnswer = {
  currency: 'EUR',
  markets: [
    {
      key: 'ft-1x2',
      worstCase: 14_000,
      outcomes: [{ code: 'home', bets: 2, stakes: 1_000, liability: 14_000, result: -14_000 }],
    },
  ],
};

let controls: TradingControl[];
let sent: { readonly method: string; readonly path: string; readonly body: unknown }[];

function control(kind: TradingControl['kind'], scope: string, value?: number): TradingControl {
  const who = { label: 'Alpha – Beta', reason: 'injury', changedBy: 'operator:anna' };
  return { kind, scope, ...(value !== undefined && { value }), ...who, changedAt: NOW - 120_000 };
}

beforeEach(() => {
  controls = [];
  sent = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') {
      sent.push({ method, path, body: body === undefined ? undefined : JSON.parse(String(body)) });
      return Response.json({});
    }
    if (path === `${BASE}/feeds`) return Response.json(FEEDS);
    if (path.startsWith(`${BASE}/controls`)) {
      const kind = new URL(path, 'http://x').searchParams.get('kind');
      return Response.json({ controls: controls.filter((one) => one.kind === kind) });
    }
    if (path === `${BASE}/events/5`) {
      const outcomes = [{ code: 'home', price: '1.80', fed: '2.00' }];
      const markets = [{ key: 'ft-1x2', status: 'open', outcomes }];
      return Response.json({ event: EVENT, markets, controls });
    }
    if (path.startsWith(`${BASE}/events`)) {
      return Response.json({ events: [EVENT], sports: ['football'] });
    }
    return Response.json(RISK);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('the sources are shown with their lag and errors, and what the feed itself has suspended', async () => {
  showView(<TradingView />, NOW);
  const table = await screen.findByRole('table', { name: texts.feeds.table });
  expect(table.textContent).toContain('simulator');
  expect(table.textContent).toContain(texts.feeds.is.stale);
  expect(table.textContent).toContain('42 s ago');
  expect(table.textContent).toContain('2 · unavailable');
  expect(screen.getByText('markets: 17, events: 1')).toBeTruthy();
});

it('a suspension in force is shown with its reason and released for a reason', async () => {
  controls = [control('suspension', 'event:5')];
  const user = showView(<TradingView />, NOW, ['risk']);
  const panel = within(await screen.findByRole('region', { name: texts.list.suspension }));
  expect(await panel.findByText(/Suspended · injury · anna/)).toBeTruthy();
  await user.click(panel.getByRole('button', { name: texts.release.suspension }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'he plays');
  await user.click(dialog.getByRole('button', { name: texts.release.submit }));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toMatchObject([
    { method: 'DELETE', path: `${BASE}/suspensions?scope=event%3A5&reason=he+plays` },
  ]);
});

it('a price is changed after a percentage beyond the bounds was named, and shows that of the feed beside it', async () => {
  const user = showView(<TradedEventView eventId="5" />, NOW, ['risk']);
  const row = (await screen.findByText('feed 2.00')).closest('li') as HTMLElement;
  expect(row.textContent).toContain('1.80');
  expect(row.textContent).toContain('-€140.00');
  await user.click(within(row).getByRole('button', { name: texts.set.price }));
  const dialog = within(screen.getByRole('dialog'));
  const percent = dialog.getByLabelText(texts.percent.price);
  await user.type(percent, '11');
  await user.type(dialog.getByLabelText(en.review.reason), 'team news');
  await user.click(dialog.getByRole('button', { name: texts.submit.price }));
  expect(dialog.getByText(/from -50 to 10/)).toBeTruthy();
  expect(sent).toEqual([]);
  await user.clear(percent);
  await user.type(percent, '-7,5');
  await user.click(dialog.getByRole('button', { name: texts.submit.price }));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toEqual([
    {
      method: 'PUT',
      path: `${BASE}/prices`,
      body: { scope: 'outcome:5~ft-1x2~home', value: -0.075, reason: 'team news' },
    },
  ]);
});

it.each([
  ['price', '-5', -0.05],
  ['price', '−5', -0.05],
  ['price', '10', 0.1],
  ['price', '10.01', undefined],
  ['price', '5e1', undefined],
  ['margin', '+2', 0.02],
  ['margin', '-2', -0.02],
  ['margin', '-2.01', undefined],
  ['stake', '50', 0.5],
  ['stake', '0', undefined],
  ['stake', '1.005', undefined],
  ['stake', '', undefined],
] as const)('the percentage of a %s "%s" is the value %s', (kind, typed, value) => {
  expect(valueIn(kind, typed)).toBe(value);
});
