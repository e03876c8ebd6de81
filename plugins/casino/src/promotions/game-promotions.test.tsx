import { screen } from '@testing-library/dom';
import type { GamePromotion, GamePromotionsAnswer } from '@touchline/contracts/loyalty';
import { createTestContext, mountView } from '@touchline/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { plugin } from '../plugin.ts';
import en from '../translations/en.json';
import { view as promotion } from './promotion.view.tsx';
import { view as promotions } from './promotions.view.tsx';

const BASE = '/loyalty-api/v1/game-promotions';
const NONE: GamePromotionsAnswer = { promotions: [], isConsentMissing: false, isDeclined: false };
const CASHBACK: GamePromotion = {
  id: 'cashback',
  levels: [
    { level: 'copper', percent: 5, days: 7 },
    { level: 'diamond', percent: 11, days: 1 },
  ],
};

let mounted: Awaited<ReturnType<typeof mountView>> | undefined;
afterEach(() => mounted?.unmount());

async function open(
  view: typeof promotion,
  answer: GamePromotionsAnswer,
  { isPlayer = true, id = 'cashback' } = {},
) {
  const test = createTestContext({
    plugin: 'casino',
    definition: plugin,
    ...(isPlayer && { session: { userId: '1' } }),
    texts: en,
    answers: { [`GET ${isPlayer ? `${BASE}/own` : BASE}`]: () => answer },
  });
  mounted = await mountView({ view, context: test.context, props: { params: { id } } });
  return test;
}

describe('the promotions of games', () => {
  it.each([
    ['player', true],
    ['visitor', false],
  ] as const)(
    'a %s reads the list, with the least and the most that comes back',
    async (_, isPlayer) => {
      await open(promotions, { ...NONE, promotions: [CASHBACK] }, { isPlayer });
      const entry = await screen.findByRole('link', { name: /Cashback of games/ });
      expect(entry.textContent).toContain('5% to 11% of a net loss in games comes back, by level.');
    },
  );

  it('a promotion has its significant terms before its levels, and those before the further ones', async () => {
    await open(promotion, { ...NONE, promotions: [CASHBACK] });
    const significant = await screen.findByText(en.promotions.term.noWagering);
    const table = screen.getByRole('table');
    const further = screen.getByText(en.promotions.term.rounded);
    const follows = Node.DOCUMENT_POSITION_FOLLOWING;
    expect(significant.compareDocumentPosition(table) & follows).toBe(follows);
    expect(table.compareDocumentPosition(further) & follows).toBe(follows);
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      'Copper5%every 7 days',
      'Diamond11%every day',
    ]);
    expect(screen.getByRole('link', { name: en.promotions.own })).toBeTruthy();
  });

  it('a visitor reads the terms, and is led to the sign-in', async () => {
    await open(promotion, { ...NONE, promotions: [CASHBACK] }, { isPlayer: false });
    expect(await screen.findByText(en.promotions.cashback.counted)).toBeTruthy();
    expect(screen.getByRole('link', { name: en.promotions.signIn })).toBeTruthy();
    expect(screen.queryByRole('link', { name: en.promotions.own })).toBeNull();
  });

  it('a promotion that is not in force is not shown', async () => {
    await open(promotion, { ...NONE, promotions: [CASHBACK] }, { id: 'premium' });
    expect(await screen.findByText(en.promotions.none)).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it.each([
    ['agreed to no offers', { isConsentMissing: true }, 'noConsent', 'consent'],
    ['turned cashback off', { isDeclined: true }, 'declined', 'toCashback'],
  ] as const)('a player who has %s reads where to change it', async (_, more, text, action) => {
    await open(promotions, { ...NONE, ...more });
    expect(await screen.findByText(en.promotions[text])).toBeTruthy();
    expect(screen.getByRole('link', { name: en.promotions[action] })).toBeTruthy();
  });

  it('a player who is protected reads that there is none, with no way to more', async () => {
    await open(promotions, NONE);
    expect(await screen.findByText(en.promotions.none)).toBeTruthy();
    expect(screen.queryByRole('link', { name: en.promotions.consent })).toBeNull();
    expect(screen.queryByRole('link', { name: en.promotions.toCashback })).toBeNull();
  });
});
