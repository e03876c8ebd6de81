import type { PlaceBet } from '@touchline/contracts/betting';
import type { Pool } from 'pg';
import { BettingSettings } from '../../src/betting/placement/betting-settings.ts';
import { createPlaceBet } from '../../src/betting/placement/place-bet.ts';
import { OPEN_GUARD } from './open-guard.ts';
import { createTestBook } from './test-book.ts';

/** For tests: places a single, or an accumulator of several legs; answers the bet's id. */
export async function placeAtPrices({
  pool,
  now,
  owner,
  key,
  legs,
  amount = 1_000,
}: {
  readonly pool: Pool;
  readonly now: () => number;
  readonly owner: { readonly accountId: string; readonly playerId: string };
  readonly key: string;
  readonly legs: readonly (readonly [outcomeId: string, price: string])[];
  /** Minor units. */
  readonly amount?: number;
}): Promise<string> {
  const book = createTestBook();
  for (const [outcomeId, price] of legs) {
    book.offer(outcomeId, { price });
  }
  const settings = BettingSettings.parse({});
  const placeBet = createPlaceBet({
    pool,
    clock: now,
    book,
    guard: OPEN_GUARD,
    settings: () => settings,
  });
  const payload: PlaceBet = {
    accountId: owner.accountId,
    typeId: legs.length > 1 ? 1 : 0,
    amount,
    bets: legs.map(([outcomeId, price]) => ({ outcomeId, price })),
    changeCoefAction: 0,
  };
  const { bet } = await placeBet({ playerId: owner.playerId, idempotencyKey: key, payload });
  return bet.id;
}
