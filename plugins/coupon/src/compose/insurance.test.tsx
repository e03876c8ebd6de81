import { decimalOdds } from '@touchline/domain/odds';
import { BONUS_ACCOUNT } from '@touchline/domain/money';
import { PluginProvider } from '@touchline/plugin-api';
import { createTestContext } from '@touchline/testing';
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import texts from '../translations/en.json' with { type: 'json' };
import { Insurance } from './insurance.tsx';
import type { Composition } from './use-composition.ts';

afterEach(cleanup);

const OFFER = {
  minLegs: 4,
  minCoef: '2.00',
  maximums: { EUR: 2_500 },
  wagerTimes: 1,
  days: 7,
};

interface Slip {
  readonly prices: readonly string[];
  readonly type?: number;
  readonly currency?: string;
  readonly accountType?: number;
  readonly promoCode?: string;
  readonly prepaid?: number;
}

function composed({ prices, type = 1, currency = 'EUR', ...more }: Slip): Composition {
  return {
    state: { promoCode: more.promoCode ?? '' },
    account: { type: more.accountType ?? 0 },
    prepaid: { amount: more.prepaid ?? 0 },
    currency,
    coupon: {
      type,
      legs: prices.map((price, at) => ({ eventId: at + 1, odds: decimalOdds(price) })),
    },
  } as unknown as Composition;
}

const FOUR = ['2.00', '2.10', '3.00', '2.00'];

/** What each slip says, or nothing. */
async function saidBy(slips: readonly Slip[]): Promise<readonly string[]> {
  const { context } = createTestContext({
    plugin: 'coupon',
    texts,
    answers: { 'GET /betting-api/v1/bet-offers': () => ({ earlyPayout: [], insurance: OFFER }) },
  });
  const { container } = render(
    <PluginProvider value={context}>
      {[...slips, { prices: FOUR }].map((slip, at) => (
        // The slips of a test never change their order.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at}>
          <Insurance composition={composed(slip)} />
        </div>
      ))}
    </PluginProvider>,
  );
  // The last one is insured: what the site offers is known once it says so.
  await waitFor(() => expect(container.lastElementChild?.textContent).toContain('exactly one'));
  return [...container.children].slice(0, -1).map(({ textContent }) => textContent ?? '');
}

it('the slip says what an accumulator lacks to be insured once it is near', async () => {
  const [far, near, cheap, insured] = await saidBy([
    { prices: ['2.00'] },
    { prices: ['1.10', '2.00'] },
    { prices: ['1.99', ...FOUR] },
    { prices: ['2.50', ...FOUR] },
  ]);
  expect(far).toBe('');
  expect(near).toContain('Insured from 4 selections at 2.00 or more each');
  expect(cheap).toBe(near);
  expect(insured).toContain('up to 2500 EUR, wagered 1× within 7 days');
});

it('the slip promises no insurance that its bet would not have', async () => {
  const said = await saidBy([
    { prices: FOUR, type: 2 },
    { prices: FOUR, currency: 'USD' },
    { prices: FOUR, accountType: BONUS_ACCOUNT },
    { prices: FOUR, promoCode: 'FREE' },
    { prices: FOUR, prepaid: 100 },
  ]);
  expect(said).toEqual(said.map(() => ''));
});
