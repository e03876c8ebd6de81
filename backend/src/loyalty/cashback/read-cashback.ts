import type { LoyaltyConfiguration } from '@touchline/contracts/configuration';
import type { CashbackAnswer, CashbackPeriod } from '@touchline/contracts/loyalty';
import { exactNumber } from '../../platform/database/exact-number.ts';
import type { Queryable, RowOf } from '../../platform/database/queryable.ts';
import { readClub } from '../club/club-store.ts';
import { cashbackTerms } from '../loyalty-settings.ts';
import { isCashbackWanted, isProtected } from '../may-be-offered.ts';

const PERIODS = `SELECT id, currency, level, percent::text, from_at, to_at, staked, returned, amount, state,
    paid_at
  FROM cashback_period WHERE player_id = $1 ORDER BY id DESC LIMIT 50`;

function periodOf(row: RowOf<typeof PERIODS>): CashbackPeriod {
  return {
    id: row.id,
    currency: row.currency,
    level: row.level as CashbackPeriod['level'],
    percent: Number(row.percent),
    from: row.from_at.getTime(),
    to: row.to_at.getTime(),
    staked: exactNumber(row.staked),
    returned: exactNumber(row.returned),
    amount: exactNumber(row.amount),
    state: row.state as CashbackPeriod['state'],
    ...(row.paid_at !== null && { paidAt: row.paid_at.getTime() }),
  };
}

/** A player's periods of cashback, the latest first. */
export async function cashbackPeriodsOf(
  client: Queryable,
  playerId: string,
): Promise<readonly CashbackPeriod[]> {
  const { rows } = await client.query({
    name: 'loyalty.periods',
    text: PERIODS,
    values: [playerId],
  });
  return rows.map(periodOf);
}

/** A player's cashback: the terms of the next period, and those that were. */
export async function readCashback(
  client: Queryable,
  {
    playerId,
    rules,
    now,
  }: { readonly playerId: string; readonly rules: LoyaltyConfiguration; readonly now: number },
): Promise<CashbackAnswer> {
  const { level } = await readClub(client, playerId);
  return {
    isOffered:
      rules.cashback.isOffered &&
      (await isCashbackWanted(client, playerId)) &&
      !(await isProtected(client, { playerId, now })),
    level,
    ...cashbackTerms(rules, level),
    periods: [...(await cashbackPeriodsOf(client, playerId))],
  };
}
