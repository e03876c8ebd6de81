import type { LoyaltyConfiguration } from '@touchline/contracts/configuration';
import type {
  CashbackAnswer,
  CashbackPeriod,
  CashbackProduct,
  PremiumCashbackAnswer,
} from '@touchline/contracts/loyalty';
import { CLUB_LEVELS } from '@touchline/domain/loyalty';
import { exactNumber } from '../../platform/database/exact-number.ts';
import type { Queryable, RowOf } from '../../platform/database/queryable.ts';
import { readClub } from '../club/club-store.ts';
import { cashbackTerms, isCashbackOffered } from '../loyalty-settings.ts';
import { isCashbackWanted, isProtected } from '../may-be-offered.ts';

const PERIODS = `SELECT id, product, currency, level, percent::text, from_at, to_at, staked, returned, amount, state,
    paid_at
  FROM cashback_period WHERE player_id = $1 AND product = ANY ($2::text[]) ORDER BY id DESC LIMIT 50`;

function periodOf(row: RowOf<typeof PERIODS>): CashbackPeriod {
  return {
    id: row.id,
    product: row.product as CashbackProduct,
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

/** A player's periods of cashback of some products, the latest first. */
export async function cashbackPeriodsOf(
  client: Queryable,
  {
    playerId,
    products,
  }: { readonly playerId: string; readonly products: readonly CashbackProduct[] },
): Promise<readonly CashbackPeriod[]> {
  const { rows } = await client.query({
    name: 'loyalty.periods',
    text: PERIODS,
    values: [playerId, products],
  });
  return rows.map(periodOf);
}

interface CashbackQuestion {
  readonly playerId: string;
  readonly rules: LoyaltyConfiguration;
  /** Milliseconds since epoch. */
  readonly now: number;
}

async function mayBegin(
  client: Queryable,
  { playerId, rules, now }: CashbackQuestion,
  product: CashbackProduct,
): Promise<boolean> {
  return (
    isCashbackOffered(rules, product) &&
    (await isCashbackWanted(client, playerId)) &&
    !(await isProtected(client, { playerId, now }))
  );
}

/** A player's cashback of net losses: the terms of the next period, and those that were. */
export async function readCashback(
  client: Queryable,
  question: CashbackQuestion,
): Promise<CashbackAnswer> {
  const { playerId, rules } = question;
  const { level } = await readClub(client, playerId);
  return {
    isOffered: await mayBegin(client, question, 'sport'),
    isForGames: isCashbackOffered(rules, 'casino'),
    level,
    ...cashbackTerms(rules, { product: 'sport', level }),
    periods: [...(await cashbackPeriodsOf(client, { playerId, products: ['sport', 'casino'] }))],
  };
}

/** A player's cashback of stakes in games. */
export async function readPremiumCashback(
  client: Queryable,
  question: CashbackQuestion,
): Promise<PremiumCashbackAnswer> {
  const { playerId, rules } = question;
  return {
    isOffered: await mayBegin(client, question, 'premium'),
    level: (await readClub(client, playerId)).level,
    days: rules.premium.days,
    levels: CLUB_LEVELS.map((level) => ({ level, percent: rules.premium.levels[level] })),
    periods: [...(await cashbackPeriodsOf(client, { playerId, products: ['premium'] }))],
  };
}
