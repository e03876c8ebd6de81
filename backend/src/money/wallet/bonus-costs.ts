import type { BonusCost, BonusCostsAnswer, PromotionMovement } from '@touchline/contracts/money';
import { exactNumber } from '../../platform/database/exact-number.ts';
import type { Queryable } from '../../platform/database/queryable.ts';

/** Names of bonuses that are listed. */
const MOST_NAMES = 200;

/** Moments, milliseconds since epoch; the second is not part of it. */
interface CostPeriod {
  readonly from: number;
  readonly to: number;
}

/** From the ledger alone: every entry of the house account in the period. */
const MOVEMENTS = `SELECT CASE WHEN journal.kind = 'bonus-ended' THEN 'bonus'
      WHEN journal.kind LIKE 'prizes-%' THEN 'prizes'
      WHEN journal.kind LIKE 'free-round-%' THEN 'free-rounds' ELSE journal.kind END AS kind,
    entry.currency, count(*) FILTER (WHERE entry.amount < 0)::int AS count,
    coalesce(sum(-entry.amount) FILTER (WHERE entry.amount < 0), 0)::bigint AS paid,
    coalesce(sum(entry.amount) FILTER (WHERE entry.amount > 0), 0)::bigint AS returned
  FROM journal
  JOIN entry ON entry.journal_id = journal.id
  JOIN account ON account.id = entry.account_id AND account.kind = 'promotions'
  WHERE journal.kind IN ('bonus', 'bonus-ended', 'promotion', 'cashback', 'referral',
      'prizes-reserved', 'prizes-returned', 'free-round-win', 'free-round-win-returned')
    AND journal.at >= $1 AND journal.at < $2
  GROUP BY 1, 2 ORDER BY 1, 2`;

/** Each end of a bonus is a journal of its own, because a corrected result resumes it. */
const COSTS = `SELECT CASE WHEN bonus.reference LIKE 'insurance:%' THEN 'insurance'
      ELSE replace(bonus.reference, ':' || bonus.player_id, '') END AS name, account.currency,
    count(*)::int AS count, (count(*) FILTER (WHERE state = 'active'))::int AS active,
    sum(bonus.amount)::bigint AS given, sum(required)::bigint AS required,
    sum(wagered)::bigint AS wagered,
    coalesce(sum(ended.returned), 0)::bigint AS returned,
    coalesce(sum(ended.converted), 0)::bigint AS converted,
    coalesce(sum(account.balance + account.in_play) FILTER (WHERE state = 'active'), 0)::bigint
      AS remaining
  FROM bonus
  JOIN account ON account.id = bonus.account_id
  CROSS JOIN LATERAL (
    SELECT sum(-entry.amount) FILTER (WHERE journal.kind = 'bonus-ended') AS returned,
      sum(-entry.amount) FILTER (WHERE journal.kind = 'bonus-converted') AS converted
    FROM generate_series(0, bonus.resumed) AS revision
    JOIN journal ON journal.source IN ('bonus-ended', 'bonus-converted')
      AND journal.external_id = settlement_reference(bonus.id, revision::smallint)
    JOIN entry ON entry.journal_id = journal.id AND entry.account_id = bonus.account_id
  ) AS ended
  WHERE given_at >= $1 AND given_at < $2
  GROUP BY 1, 2 ORDER BY given DESC, 1, 2 LIMIT $3`;

async function readMovements(
  client: Queryable,
  { from, to }: CostPeriod,
): Promise<readonly PromotionMovement[]> {
  const { rows } = await client.query({
    name: 'wallet.promotion-movements',
    text: MOVEMENTS,
    values: [new Date(from), new Date(to)],
  });
  return rows.map(({ kind, currency, count, paid, returned }) => ({
    kind: kind as PromotionMovement['kind'],
    currency,
    count: count ?? 0,
    paid: exactNumber(paid ?? '0'),
    returned: exactNumber(returned ?? '0'),
  }));
}

async function readCosts(
  client: Queryable,
  { from, to }: CostPeriod,
): Promise<readonly BonusCost[]> {
  const { rows } = await client.query({
    name: 'wallet.bonus-costs',
    text: COSTS,
    values: [new Date(from), new Date(to), MOST_NAMES + 1],
  });
  return rows.map((row) => ({
    name: row.name ?? '',
    currency: row.currency,
    count: row.count ?? 0,
    active: row.active ?? 0,
    given: exactNumber(row.given ?? '0'),
    required: exactNumber(row.required ?? '0'),
    wagered: exactNumber(row.wagered ?? '0'),
    returned: exactNumber(row.returned ?? '0'),
    converted: exactNumber(row.converted ?? '0'),
    remaining: exactNumber(row.remaining ?? '0'),
  }));
}

/**
 * What promotions have cost: what the house account paid within a period, and what has become by now of the bonuses
 * that were given in it.
 */
export async function bonusCosts(client: Queryable, period: CostPeriod): Promise<BonusCostsAnswer> {
  const movements = await readMovements(client, period);
  const costs = await readCosts(client, period);
  return {
    movements: [...movements],
    bonuses: costs.slice(0, MOST_NAMES),
    isCut: costs.length > MOST_NAMES,
  };
}
