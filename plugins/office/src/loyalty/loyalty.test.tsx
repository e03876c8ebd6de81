import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type {
  CashbackPeriod,
  FriendsAnswer,
  PremiumCashbackAnswer,
  Reward,
} from '@touchline/contracts/loyalty';
import type { PlayerOffer } from '@touchline/contracts/special-offers';
import { CLUB_LEVELS } from '@touchline/domain/loyalty';
import { createTestContext, mountView } from '@touchline/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { plugin } from '../plugin.ts';
import en from '../translations/en.json';
import { bannerSnippet } from './banner-card.tsx';
import { view as bringFriend } from './bring-friend.view.tsx';
import { view as cashback } from './cashback.view.tsx';
import { view as premiumCashback } from './premium-cashback.view.tsx';
import { view as rewards } from './rewards.view.tsx';
import { view as specialOffers } from './special-offers.view.tsx';

const NOW = Date.UTC(2026, 0, 15, 12);
const DAY = 86_400_000;
const BASE = '/loyalty-api/v1';

let mounted: Awaited<ReturnType<typeof mountView>> | undefined;
afterEach(() => mounted?.unmount());

async function open(view: typeof cashback, answers: Readonly<Record<string, () => unknown>>) {
  const test = createTestContext({
    plugin: 'office',
    definition: plugin,
    session: { userId: '1' },
    texts: en,
    answers,
  });
  mounted = await mountView({ view, context: test.context });
  return test;
}

const period = (more: Partial<CashbackPeriod> = {}): CashbackPeriod => ({
  id: '1',
  product: 'sport',
  currency: 'EUR',
  level: 'copper',
  percent: 5,
  from: NOW - DAY,
  to: NOW + 6 * DAY,
  staked: 12_000,
  returned: 8_500,
  amount: 175,
  state: 'running',
  ...more,
});

const SETTINGS = '/web-api/officeapi/v1/settings';
const openCashback = (
  periods: readonly CashbackPeriod[],
  isOffered = true,
  { isOn = true, isRefused = false } = {},
) =>
  open(cashback, {
    [`GET ${SETTINGS}`]: () => ({
      commonSettings: [],
      otherSettings: [],
      cashbackSetting: { id: 'cashback', value: isOn },
    }),
    [`PATCH ${SETTINGS}`]: () => {
      if (isRefused) {
        throw Object.assign(new Error('unavailable'), { code: 'unavailable' });
      }
      return { commonSettings: [], otherSettings: [] };
    },
    [`GET ${BASE}/cashback`]: () => ({
      isOffered,
      isForGames: false,
      level: 'copper',
      percent: 5,
      days: 7,
      periods,
    }),
  });

const partInCashback = () =>
  screen.findByRole<HTMLInputElement>('switch', { name: new RegExp(en.reward.cashback.label) });

describe('cashback', () => {
  it('a player turns cashback off by a switch, and on again where that was not stored', async () => {
    const { http } = await openCashback([]);
    await userEvent.click(await partInCashback());
    await vi.waitFor(() =>
      expect(http.requests.find(({ method }) => method === 'PATCH')?.body).toEqual({
        cashbackSetting: { id: 'cashback', value: false },
      }),
    );
    expect((await partInCashback()).checked).toBe(false);
    await mounted?.unmount();
    await openCashback([], true, { isRefused: true });
    await userEvent.click(await partInCashback());
    expect(await screen.findByText(/unavailable/)).toBeTruthy();
    expect((await partInCashback()).checked).toBe(true);
  });

  it('a player who has turned cashback off reads that, not that none is offered', async () => {
    await openCashback([], false, { isOn: false });
    expect(await screen.findByText(en.cashback.declined)).toBeTruthy();
    expect(screen.queryByText(en.cashback.notOffered)).toBeNull();
    expect((await partInCashback()).checked).toBe(false);
  });

  it('a period shows what was staked and returned, and how its amount is computed', async () => {
    await openCashback([period()]);
    expect(await screen.findByText('Loss 3500 EUR × 5% = 175 EUR')).toBeTruthy();
    expect(screen.getByText('12000 EUR')).toBeTruthy();
    expect(screen.getByText('8500 EUR')).toBeTruthy();
    expect(screen.getByText(en.cashback.term.own)).toBeTruthy();
  });

  it('an ended period shows what became of it, one without a loss has no amount', async () => {
    await openCashback([
      period({ id: '2', state: 'paid', paidAt: NOW }),
      period({ id: '1', state: 'nothing', returned: 20_000, amount: 0 }),
    ]);
    expect(await screen.findByText(en.cashback.state.paid)).toBeTruthy();
    expect(screen.getByText(en.cashback.state.nothing)).toBeTruthy();
    expect(screen.getByText(en.cashback.noLoss)).toBeTruthy();
    expect(screen.queryByText('0 EUR')).toBeNull();
    expect(screen.getByText(/Level Copper: 5% of a net loss, every 7 days/)).toBeTruthy();
  });

  it('periods of bets and of games run beside each other', async () => {
    await openCashback([period(), period({ id: '2', product: 'casino', currency: 'USD' })]);
    expect(await screen.findByText('Loss 3500 EUR × 5% = 175 EUR')).toBeTruthy();
    expect(screen.getByText('Loss 3500 USD × 5% = 175 USD')).toBeTruthy();
    expect(screen.getByText(/^Games · /)).toBeTruthy();
  });

  it('cashback that is not offered promises nothing, and still shows what was paid', async () => {
    await openCashback([period({ state: 'paid', paidAt: NOW })], false);
    expect(await screen.findByText(en.cashback.notOffered)).toBeTruthy();
    expect(screen.getByText('175 EUR')).toBeTruthy();
    expect(screen.queryByText(en.loyalty.terms)).toBeNull();
  });
});

describe('premium cashback', () => {
  const openPremium = (more: Partial<PremiumCashbackAnswer>, { isOn = true } = {}) =>
    open(premiumCashback, {
      [`GET ${SETTINGS}`]: () => ({
        commonSettings: [],
        otherSettings: [],
        cashbackSetting: { id: 'cashback', value: isOn },
      }),
      [`GET ${BASE}/premium-cashback`]: () => ({
        isOffered: true,
        level: 'copper',
        days: 7,
        levels: CLUB_LEVELS.map((level, at) => ({ level, percent: 0.05 + at / 100 })),
        periods: [],
        ...more,
      }),
    });
  const premiumPeriod = (more: Partial<CashbackPeriod> = {}) =>
    period({ product: 'premium', percent: 0.05, staked: 12_000, amount: 6, ...more });

  it('the share of stakes is computed before the player, beside the levels with their own', async () => {
    await openPremium({
      periods: [
        premiumPeriod(),
        premiumPeriod({ id: '2', state: 'nothing', staked: 100, amount: 0 }),
      ],
    });
    expect(await screen.findByText('Stakes 12000 EUR × 0.05% = 6 EUR')).toBeTruthy();
    expect(screen.getByText(en.premium.nothing)).toBeTruthy();
    expect(screen.queryByText(en.cashback.state.nothing)).toBeNull();
    expect(screen.getByText('0.11%')).toBeTruthy();
    expect(document.querySelector('[data-own="true"]')?.textContent).toContain('Copper');
  });

  it('a player with nothing counted reads what would be', async () => {
    await openPremium({ level: 'gold' });
    expect(
      await screen.findByText(/^Level Gold: 0.08% of your stakes, paid every 7 days/),
    ).toBeTruthy();
  });

  it('premium cashback that is turned off or not offered promises nothing', async () => {
    await openPremium({ isOffered: false }, { isOn: false });
    expect(await screen.findByText(en.cashback.declined)).toBeTruthy();
    await mounted?.unmount();
    await openPremium({ isOffered: false });
    expect(await screen.findByText(en.cashback.notOffered)).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('friends', () => {
  const terms = {
    required: 5_000,
    requiredCurrency: 'EUR',
    minCoef: '1.40',
    days: 30,
    reward: 1_000,
    rewardCurrency: 'EUR',
  };
  const openFriends = (answer: FriendsAnswer) =>
    open(bringFriend, { [`GET ${BASE}/friends`]: () => answer });

  it('a player without a code has no link, and the friends from before', async () => {
    await openFriends({
      friends: [
        {
          id: '1',
          registeredAt: NOW,
          staked: 2_000,
          required: 5_000,
          requiredCurrency: 'EUR',
          until: NOW + DAY,
          reward: 1_000,
          rewardCurrency: 'EUR',
          state: 'waiting',
        },
      ],
    });
    expect(await screen.findByText(en.friends.notOffered)).toBeTruthy();
    expect(screen.getByText(/^2000 EUR of 5000 EUR staked/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: en.friends.copy })).toBeNull();
  });

  it('the link is copied, and a browser that refuses is reported', async () => {
    const writeText = vi.fn(async (_text: string) => undefined);
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    const { notifications } = await openFriends({ code: 'ABCD1234', terms, friends: [] });
    const user = userEvent.setup({ writeToClipboard: false });
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    await user.click(await screen.findByRole('button', { name: en.friends.copy }));
    expect(writeText.mock.calls[0]?.[0]).toMatch(/bf=ABCD1234$/);
    writeText.mockRejectedValueOnce(new Error('refused'));
    await user.click(screen.getByRole('button', { name: en.friends.copy }));
    await vi.waitFor(() =>
      expect(notifications.map(({ message }) => message)).toEqual([
        en.friends.copied,
        en.friends.notCopied,
      ]),
    );
    vi.unstubAllGlobals();
  });
});

it('the code of a banner is the same page whatever is in its name', () => {
  const code = bannerSnippet({
    link: 'https://site.example/en?a=1&bf=X',
    picture: 'https://site.example/b.svg',
    size: { width: 300, height: 250 },
    name: 'A "B" & C',
  });
  const holder = document.createElement('div');
  holder.innerHTML = code;
  expect(holder.querySelector('a')?.href).toBe('https://site.example/en?a=1&bf=X');
  expect(holder.querySelector('img')?.alt).toBe('A "B" & C');
  expect(holder.childNodes).toHaveLength(1);
});

it('rewards say what they are, what became of them and until when they can be used', async () => {
  const given: readonly Reward[] = [
    {
      kind: 'promo-code',
      id: 'BOOST',
      state: 'active',
      currency: 'EUR',
      percent: 15,
      expiresAt: NOW,
    },
    { kind: 'cashback', id: '1', state: 'received', currency: 'EUR', amount: 175, at: NOW },
  ];
  await open(rewards, { [`GET ${BASE}/rewards`]: () => ({ rewards: given }) });
  expect(await screen.findByText('BOOST')).toBeTruthy();
  expect(screen.getByText('+15%')).toBeTruthy();
  expect(screen.getByText('175 EUR')).toBeTruthy();
  expect(screen.getByText(en.rewards.state.received)).toBeTruthy();
});

describe('special offers', () => {
  const offer: PlayerOffer = {
    id: '7',
    title: 'A free bet',
    text: 'For you.',
    terms: 'Singles alone.',
    freeBet: 500,
    currency: 'EUR',
    minCoef: '1.50',
    days: 7,
    endsAt: NOW,
  };

  it('an offer shows its terms before the button, and its code after it', async () => {
    let isEntered = false;
    const answer = () => ({
      offers: [isEntered ? { ...offer, enteredAt: NOW, code: 'OFFER-7-1' } : offer],
      isConsentMissing: false,
    });
    const { http } = await open(specialOffers, {
      [`GET ${BASE}/special-offers`]: answer,
      [`POST ${BASE}/special-offers/7/entry`]: () => {
        isEntered = true;
        return answer();
      },
    });
    expect(await screen.findByText('Singles alone.')).toBeTruthy();
    await userEvent.dblClick(screen.getByRole('button', { name: en.offers.enter }));
    expect(await screen.findByText('OFFER-7-1')).toBeTruthy();
    expect(screen.queryByRole('button', { name: en.offers.enter })).toBeNull();
    expect(http.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('a player who has not agreed to offers reads where to', async () => {
    await open(specialOffers, {
      [`GET ${BASE}/special-offers`]: () => ({ offers: [], isConsentMissing: true }),
    });
    expect(await screen.findByText(en.offers.noConsent)).toBeTruthy();
    expect(screen.getByRole('link', { name: en.title.mailingSettings })).toBeTruthy();
  });
});
