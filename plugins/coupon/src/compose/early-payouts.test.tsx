import { BONUS_ACCOUNT } from '@touchline/domain/money';
import { PluginProvider } from '@touchline/plugin-api';
import { createTestContext } from '@touchline/testing';
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import texts from '../translations/en.json' with { type: 'json' };
import { EarlyPayouts } from './early-payouts.tsx';
import type { Composition } from './use-composition.ts';

afterEach(cleanup);

const leg = (id: number, outcome: string, section: 'line' | 'live' = 'line') => ({
  outcomeId: `${id}~${outcome}`,
  eventId: id,
  sport: 'football',
  champ: 'Premier League',
  home: `Home ${id}`,
  away: `Away ${id}`,
  startsAt: 0,
  section,
  price: '2.10',
});
const LEGS = [
  leg(1, 'ft-1x2~home'),
  leg(2, 'ft-1x2~away'),
  leg(3, 'ft-1x2~draw'),
  leg(4, 'ft-total@2.5~over'),
  leg(5, 'ft-1x2~home', 'live'),
];

type Kind = { typeId?: number; accountType?: number; promoCode?: string };

function composed({ typeId = 1, accountType = 0, promoCode = '' }: Kind): Composition {
  return {
    state: { typeId, bets: LEGS, promoCode },
    account: { type: accountType },
  } as unknown as Composition;
}

it('the slip lists the sides whose lead is paid early, and promises none that its bet would not have', async () => {
  const { context } = createTestContext({
    plugin: 'coupon',
    texts,
    answers: {
      'GET /betting-api/v1/bet-offers': () => ({
        earlyPayout: [{ sport: 'football', market: 'ft-1x2', lead: 2, champs: [] }],
      }),
    },
  });
  const kinds: readonly Kind[] = [
    { typeId: 2 },
    { accountType: BONUS_ACCOUNT },
    { promoCode: 'FREE' },
    {},
  ];
  const { container } = render(
    <PluginProvider value={context}>
      {kinds.map((kind) => (
        <div key={JSON.stringify(kind)}>
          <EarlyPayouts composition={composed(kind)} />
        </div>
      ))}
    </PluginProvider>,
  );
  await waitFor(() => expect(container.querySelectorAll('li')).toHaveLength(2));
  const [system, bonus, free, express] = container.children;
  expect([system, bonus, free].map((one) => one?.textContent)).toEqual(['', '', '']);
  const lines = [...(express?.querySelectorAll('li') ?? [])].map(({ textContent }) =>
    textContent?.replaceAll(/[\u2068\u2069]/g, ''),
  );
  expect(lines).toEqual(['Home 1 +2', 'Away 2 +2']);
});
