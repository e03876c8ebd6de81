import type { OperatorPromoCode } from '@touchline/contracts/betting';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showView } from '../testing/show-view.tsx';
import en from '../translations/en.json';
import { EMPTY_PROMO_CODE, promoCodeIn } from './promo-code-draft.ts';
import { PromoCodesView } from './promo-codes-view.tsx';
import { WritePromoCodeView } from './write-promo-code-view.tsx';

// Typing is slow on a machine that is busy.
vi.setConfig({ testTimeout: 30_000 });

const texts = en.promoCodes;
const NOW = Date.now();
const SOON = NOW + 3_600_000;

let codes: OperatorPromoCode[];
let sent: { method: string; path: string; search: string; body: unknown }[];
let refusal: string | undefined;

beforeEach(() => {
  sent = [];
  refusal = undefined;
  codes = [
    {
      promo: { code: 'FREE-5', kind: 'free-bet', currency: 'EUR', amount: 500, expiresAt: SOON },
      uses: [{ playerId: '10000001', betId: '7' }],
      useCount: 1,
      staked: 500,
    },
    {
      promo: { code: 'BOOST', kind: 'win-boost', currency: 'EUR', percent: 10, expiresAt: 1 },
      playerId: '10000002',
      uses: [],
      useCount: 0,
      staked: 0,
    },
  ];
  vi.stubGlobal('fetch', async (path: string, request: RequestInit = {}) => {
    const { pathname, search } = new URL(path, 'http://localhost');
    const { method = 'GET' } = request;
    if (method === 'GET') return Response.json({ promoCodes: codes });
    const body = request.body === undefined ? undefined : JSON.parse(String(request.body));
    sent.push({ method, path: pathname, search, body });
    if (refusal !== undefined) {
      return Response.json({ error: { code: refusal, message: 'refused' } }, { status: 400 });
    }
    return Response.json(
      method === 'PUT'
        ? { code: 'NEW-1', ...body }
        : {
            promoCodes: codes.map((each) => ({ ...each, promo: { ...each.promo, expiresAt: 1 } })),
          },
    );
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const entry = async (code: string) =>
  within((await screen.findByText(code)).closest('[data-code]') as HTMLElement);

describe('the promo codes', () => {
  it('a code shows what it gives, who used it and what the house has staked by it', async () => {
    showView(<PromoCodesView />, 0);
    const free = await entry('FREE-5');
    expect(free.getByText('Free bet of €5.00')).toBeTruthy();
    expect(free.getByText('€5.00')).toBeTruthy();
    expect(free.getByText(texts.anyPlayer)).toBeTruthy();
    const boost = await entry('BOOST');
    expect(boost.getByText('10% more on the net win')).toBeTruthy();
    expect(boost.getByText(texts.over)).toBeTruthy();
    expect(boost.queryByRole('button')).toBeNull();
  });

  it('a code is ended for a reason', async () => {
    const user = showView(<PromoCodesView />, 0);
    await user.click((await entry('FREE-5')).getByRole('button', { name: texts.endStart }));
    await user.type(screen.getByLabelText(en.review.reason), 'it was shared on a forum');
    await user.click(screen.getByRole('button', { name: texts.end }));
    expect(await screen.findByText(texts.ended)).toBeTruthy();
    expect(sent).toEqual([
      {
        method: 'DELETE',
        path: '/betting-api/v1/operator/promo-codes/FREE-5',
        search: '?reason=it+was+shared+on+a+forum',
        body: undefined,
      },
    ]);
  });

  it('an operator who may only read neither makes nor ends a code', async () => {
    showView(<PromoCodesView />, 0, ['support']);
    await entry('FREE-5');
    expect(screen.queryByRole('button', { name: texts.endStart })).toBeNull();
    expect(screen.queryByText(texts.make)).toBeNull();
  });

  it('a new code is sent in minor units, and one that is taken says so', async () => {
    refusal = 'bad_request';
    const user = showView(<WritePromoCodeView />, 0);
    const field = (name: keyof typeof texts.field) => screen.getByLabelText(texts.field[name]);
    await user.type(field('code'), 'new-1');
    await user.click(screen.getByRole('button', { name: texts.submit }));
    expect(screen.getByText(texts.fault.expiresAt)).toBeTruthy();
    fireEvent.change(field('expiresAt'), { target: { value: '2099-01-01T12:00' } });
    await user.type(field('amount'), '2.50');
    await user.type(field('reason'), 'for the derby');
    await user.click(screen.getByRole('button', { name: texts.submit }));
    expect(await screen.findByText(texts.taken)).toBeTruthy();
    expect(sent[0]).toMatchObject({
      method: 'PUT',
      path: '/betting-api/v1/operator/promo-codes/NEW-1',
      body: { kind: 'free-bet', currency: 'EUR', amount: 250, reason: 'for the derby' },
    });
  });
});

describe('a draft of a promo code', () => {
  const good = {
    ...EMPTY_PROMO_CODE,
    code: 'NEW-1',
    amount: '2.5',
    expiresAt: '2099-01-01T12:00',
    reason: 'for the derby',
  };

  it.each([
    ['code', { code: 'x' }],
    ['expiresAt', { expiresAt: '2001-01-01T12:00' }],
    ['amount', { amount: '2.555' }],
    ['amount', { amount: '' }],
    ['percent', { kind: 'win-boost', percent: '' }],
    ['maximum', { kind: 'win-boost', percent: '10', maximum: 'much' }],
    ['minCoef', { minCoef: '1,5' }],
    ['playerId', { playerId: 'anna' }],
    ['reason', { reason: '' }],
  ] as const)('a draft with a fault in %s names it: %o', (fault, change) => {
    expect(promoCodeIn({ ...good, ...change }, NOW)).toEqual({ fault });
  });

  it('a draft of a win boost has no amount', () => {
    const read = promoCodeIn({ ...good, kind: 'win-boost', percent: '12.5', maximum: '20' }, NOW);
    expect(read).toMatchObject({ body: { percent: 12.5, maximum: 2_000 } });
    expect(read).not.toMatchObject({ body: { amount: expect.anything() } });
  });
});
