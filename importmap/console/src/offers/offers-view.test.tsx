import { cleanup, screen } from '@testing-library/react';
import type { OperatorOffer } from '@touchline/contracts/special-offers';
import { CLUB_LEVELS } from '@touchline/domain/loyalty';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showView } from '../testing/show-view.tsx';
import en from '../translations/en.json';
import { emptyOffer, offerIn } from './offer-draft.ts';
import { OffersView } from './offers-view.tsx';
import { WriteOfferView } from './write-offer-view.tsx';

// Typing is slow on a machine that is busy.
vi.setConfig({ testTimeout: 30_000 });

const NOW = Date.now();
const TEXT = { title: 'A free bet', text: 'For you.', terms: 'Singles alone.' };
const OFFER: OperatorOffer = {
  id: '1',
  texts: { en: TEXT },
  levels: ['gold'],
  startsAt: NOW - 1_000,
  endsAt: NOW + 3_600_000,
  freeBet: 500,
  currency: 'EUR',
  days: 7,
  status: 'open',
  entries: 3,
  createdBy: 'anna',
  createdAt: NOW,
};

let offers: OperatorOffer[];
let isLost: boolean;
let writes: { readonly path: string; readonly key: string | null; readonly body: unknown }[];

beforeEach(() => {
  offers = [OFFER];
  isLost = false;
  writes = [];
  vi.stubGlobal('fetch', async (path: string, request: RequestInit = {}) => {
    const url = new URL(path, 'http://localhost');
    if (request.method === 'POST') {
      const key = new Headers(request.headers).get('idempotency-key');
      writes.push({ path: url.pathname, key, body: JSON.parse(String(request.body)) });
      if (isLost) {
        isLost = false;
        throw new TypeError('the connection was lost');
      }
      offers = offers.map((each) => ({ ...each, status: 'withdrawn' }));
      return Response.json(offers[0]);
    }
    return Response.json({ offers, defaultLanguage: 'en' });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('special offers', () => {
  it('the list shows what an offer gives and who takes part, and ends it', async () => {
    const user = showView(<OffersView />, NOW);
    expect(await screen.findByText('Singles alone.', {}, { timeout: 20_000 })).toBeTruthy();
    expect(screen.getByText('€5.00')).toBeTruthy();
    expect(screen.getByText(en.offers.levels.gold)).toBeTruthy();
    expect(screen.getByText(en.offers.statuses.open)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: en.offers.withdraw }));
    expect(await screen.findByText(en.offers.statuses.withdrawn)).toBeTruthy();
    expect(screen.queryByRole('button', { name: en.offers.withdraw })).toBeNull();
    expect(writes.map(({ path }) => path)).toEqual(['/operator-api/v1/special-offers/1/withdraw']);
  });

  it('an offer says what is missing, and is the same one after a lost response', async () => {
    const user = showView(<WriteOfferView />, NOW);
    const press = { name: en.offers.submit };
    await user.click(await screen.findByRole('button', press, { timeout: 20_000 }));
    expect(screen.getByText(en.offers.fault.texts)).toBeTruthy();
    await user.type(screen.getByLabelText(en.offers.endsAt), '2099-01-01T10:00');
    await user.type(screen.getByLabelText(en.offers.freeBet), '5');
    await user.type(screen.getByLabelText(en.offers.name), TEXT.title);
    await user.type(screen.getByLabelText(en.offers.part.text), TEXT.text);
    await user.type(screen.getByLabelText(en.offers.part.terms), TEXT.terms);
    isLost = true;
    await user.click(screen.getByRole('button', press));
    await screen.findByText(/\(network\)/);
    await user.click(screen.getByRole('button', press));
    expect(await screen.findByText(en.offers.done)).toBeTruthy();
    expect(new Set(writes.map(({ key }) => key)).size).toBe(1);
    expect(writes[0]?.body).toEqual(writes[1]?.body);
    expect(writes[0]?.body).toMatchObject({ texts: { en: TEXT }, freeBet: 500, currency: 'EUR' });
  });
});

describe('a draft of an offer', () => {
  const draft = {
    ...emptyOffer(),
    texts: { en: TEXT },
    freeBet: '5',
    endsAt: '2099-01-01T10:00',
  };
  const read = (more: object) =>
    offerIn({ ...draft, ...more }, { defaultLanguage: 'en', now: NOW });

  it('a draft is for its level and those above it, and starts now unless it says when', () => {
    expect(read({ level: 'ruby', countries: 'de, fr DE' })).toMatchObject({
      body: {
        levels: ['ruby', 'sapphire', 'diamond'],
        countries: ['DE', 'FR'],
        startsAt: NOW,
        freeBet: 500,
      },
    });
  });

  it.each([
    ['countries', { countries: 'Germany' }],
    ['times', { endsAt: '' }],
    ['times', { startsAt: '2099-01-02T10:00' }],
    ['freeBet', { freeBet: '' }],
    ['freeBet', { freeBet: '1.234' }],
    ['freeBet', { currency: 'EURO' }],
    ['minCoef', { minCoef: 'two' }],
    ['days', { days: '' }],
    ['texts', { texts: { en: { ...TEXT, terms: '' } } }],
    ['texts', { texts: {} }],
    ['texts', { texts: { ru: TEXT } }],
  ])('a draft says that its %s is wrong: %o', (fault, more) => {
    expect(read(more)).toEqual({ fault });
  });

  it('levels of the club all have a name', () => {
    expect(Object.keys(en.offers.levels)).toEqual([...CLUB_LEVELS]);
  });
});
