import type { Bet } from '@touchline/contracts/betting';
import { expect, it } from 'vitest';
import { betReceipt } from './bet-receipt.ts';

const BET: Bet = {
  id: '7001',
  typeId: 0,
  status: 'open',
  accountId: '5',
  currency: 'EUR',
  stake: 1_000,
  totalOdds: '2.100',
  possibleReturn: 2_100,
  placedAt: Date.UTC(2026, 10, 25, 12),
  legs: [
    {
      outcomeId: '1~ft-1x2~home',
      eventId: 1,
      sport: 'football',
      champ: 'Serie A',
      home: 'Genoa',
      away: 'Peñarol "B"',
      startsAt: Date.UTC(2026, 10, 26, 18),
      section: 'line',
      marketKey: 'ft-1x2',
      outcomeCode: 'home',
      price: '2.10',
      result: 'open',
    },
  ],
  terms: { maxPayout: 5_000_000 },
};

/** What docs/guides/bet-receipts.md shows, with the hash that `sha256sum` gives for it. */
const TEXT =
  '{"accountId":"5","currency":"EUR","id":"7001","legs":[{"away":"Peñarol \\"B\\"","champ":"Serie A",' +
  '"eventId":1,"home":"Genoa","marketKey":"ft-1x2","outcomeCode":"home","outcomeId":"1~ft-1x2~home",' +
  '"price":"2.10","section":"line","sport":"football","startsAt":1795716000000}],' +
  '"placedAt":1795608000000,"possibleReturn":2100,"stake":1000,"terms":{"maxPayout":5000000},' +
  '"totalOdds":"2.100","typeId":0,"version":1}';
const HASH = 'b0484a437ae8329d9ad86efcf05d3d7cc566f1927767e6cf8dd0a7a9febd452a';

/** The hash as anybody else can calculate it, by other means than ours. */
async function recalculated(agreed: object): Promise<string> {
  const keys = new Set<string>();
  JSON.stringify(agreed, (key, value: unknown) => {
    keys.add(key);
    return value;
  });
  const text = JSON.stringify(agreed, [...keys].toSorted());
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

it('the hash of a receipt is that of its documented form, for ever', async () => {
  const { agreed, text, hash } = betReceipt(BET);
  expect({ text, hash }).toEqual({ text: TEXT, hash: HASH });
  expect(await recalculated(agreed)).toBe(HASH);
});

it.each<[string, Partial<Bet>]>([
  ['stake', { stake: 1_001 }],
  ['odds', { totalOdds: '2.101' }],
  ['price of a leg', { legs: BET.legs.map((leg) => ({ ...leg, price: '2.11' })) }],
  ['number of legs', { legs: [...BET.legs, ...BET.legs] }],
  ['terms', { terms: { maxPayout: 4_000_000 } }],
  ['time of placement', { placedAt: BET.placedAt + 1 }],
])('the hash of a receipt differs where the %s differs', async (_what, change) => {
  const { agreed, hash } = betReceipt({ ...BET, ...change });
  expect(hash).not.toBe(HASH);
  expect(await recalculated(agreed)).toBe(hash);
});

it('the hash of a receipt includes the terms of every coupon', async () => {
  const terms: Bet['terms'] = {
    systemValue: 2,
    blocks: [{ blockId: 1, stake: 500 }, { blockId: 2 }],
    hyperBonus: { percent: '10', maxLimit: 1_000 },
    winBoost: { percent: '5' },
    tax: { winPercent: '12.5' },
    promoCode: 'WELCOME',
    isFreeBet: true,
    changedFrom: '6999',
  };
  const { agreed, hash } = betReceipt({ ...BET, terms });
  expect(agreed.terms).toEqual(terms);
  expect(await recalculated(agreed)).toBe(hash);
});

it('the hash of a receipt does not depend on what became of the bet', () => {
  const settled: Bet = { ...BET, status: 'won', payout: 2_100, settledAt: 1, endedBy: 'cash-out' };
  expect(betReceipt(settled)).toEqual(betReceipt(BET));
});
