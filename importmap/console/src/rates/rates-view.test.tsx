import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showView } from '../testing/show-view.tsx';
import en from '../translations/en.json';
import { RateView } from './rate-view.tsx';
import { RatesView } from './rates-view.tsx';

// Typing is slow on a machine that is busy.
vi.setConfig({ testTimeout: 30_000 });

const texts = en.rates;
const NOW = Date.UTC(2026, 0, 15, 12);

let published: { path: string; body: Record<string, unknown> }[];
let rates: Record<string, string>;

beforeEach(() => {
  published = [];
  rates = { EUR: '1', JPY: '184.06', USD: '1.17' };
  vi.stubGlobal('fetch', async (path: string, request: RequestInit = {}) => {
    const url = new URL(path, 'http://localhost');
    if (request.method === 'PUT') {
      const body = JSON.parse(String(request.body));
      published.push({ path: url.pathname, body });
      rates = { ...rates, ...body.rates };
    }
    if (url.pathname.endsWith('/history')) {
      const change = { id: 1, day: '2026-01-15', source: 'a bank', setAt: NOW };
      return Response.json({ changes: [{ ...change, rate: '184.06', before: '180' }] });
    }
    return Response.json({ day: '2026-01-15', source: 'a bank', rates });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function openChange() {
  const user = showView(<RateView currency="JPY" />, NOW);
  await user.click(await screen.findByRole('button', { name: texts.change }));
  const publish = screen.getByRole('button', { name: texts.submit });
  await user.type(screen.getByLabelText(texts.source), 'a bank');
  await user.type(screen.getByLabelText(en.review.reason), 'the day’s rate');
  return { user, publish, rate: screen.getByLabelText('JPY for one EUR') };
}

describe('the exchange rates', () => {
  it('a currency is found by its name, and the euro is none of them', async () => {
    const user = showView(<RatesView />, NOW);
    expect(await screen.findByText('Japanese Yen')).toBeTruthy();
    expect(screen.queryByText('EUR')).toBeNull();
    await user.type(screen.getByLabelText(texts.search), 'dollar');
    expect(screen.queryByText('Japanese Yen')).toBeNull();
    expect(screen.getByRole('link', { name: /USD.*1\.17/ })).toBeTruthy();
  });

  it('a change is published for today with its source and reason', async () => {
    const { user, publish, rate } = await openChange();
    expect(screen.getByText('180 → 184.06')).toBeTruthy();
    await user.type(rate, '0');
    await user.click(publish);
    expect(screen.getByText(texts.rateInvalid)).toBeTruthy();
    await user.clear(rate);
    await user.type(rate, '190.5');
    await user.click(publish);
    expect(await screen.findByText(texts.changed)).toBeTruthy();
    const today = new Date().toISOString().slice(0, 10);
    expect(published).toEqual([
      {
        path: `/wallet-api/v1/operator/exchange-rates/${today}`,
        body: {
          source: 'a bank',
          rates: { JPY: '190.5' },
          isLargeChangeConfirmed: false,
          reason: 'the day’s rate',
        },
      },
    ]);
  });

  it('a rate with its point in another place is not published before it is confirmed', async () => {
    const { user, publish, rate } = await openChange();
    await user.type(rate, '18.406');
    await user.click(publish);
    expect(screen.getByText(texts.jumpUnconfirmed)).toBeTruthy();
    expect(published).toEqual([]);
    await user.click(screen.getByRole('switch', { name: new RegExp(texts.confirm) }));
    await user.click(publish);
    expect(await screen.findByText(texts.changed)).toBeTruthy();
    expect(published[0]?.body).toMatchObject({ isLargeChangeConfirmed: true });
  });

  it('an operator who may not publish sees no way to', async () => {
    showView(<RateView currency="JPY" />, NOW, ['support']);
    expect(await screen.findByText('180 → 184.06')).toBeTruthy();
    expect(screen.queryByRole('button', { name: texts.change })).toBeNull();
  });
});
