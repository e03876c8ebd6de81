import type { INSURANCE_REFUSALS } from '@touchline/contracts/betting';
import type { LegResult } from '@touchline/domain/coupon';
import { type AgreedInsurance, insuranceRefusal } from '@touchline/domain/offers';
import { DAY } from '@touchline/domain/time';
import { giveBonusWithin } from '../../money/wallet/bonuses.ts';
import { exactNumber } from '../../platform/database/exact-number.ts';
import type { Known, PoolClient, RowOf } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { LoyaltyJobOptions } from '../loyalty-settings.ts';
import { isProtected } from '../may-be-offered.ts';
import { payEach } from '../pay-each.ts';

const AT_ONCE = 200;

const LOSS = `SELECT bet.player_id, bet.currency, bet.status, bet.ended_by, bet.stake, bet.sold_stake,
    bet.terms->'insurance' AS insurance,
    (SELECT json_agg(json_build_object('price', price, 'result', result, 'places', shared_places,
       'tied', tied) ORDER BY position)
     FROM bet_leg WHERE bet_id = bet.id) AS legs
  FROM bet JOIN insured_loss loss ON loss.bet_id = bet.id AND loss.state = 'waiting'
  WHERE bet.id = $1 FOR NO KEY UPDATE OF loss`;

type LossRow = Known<
  RowOf<typeof LOSS>,
  {
    readonly insurance: AgreedInsurance;
    readonly legs: readonly {
      readonly price: string;
      readonly result: Exclude<LegResult, object> | 'dead-heat' | null;
      readonly places: number | null;
      readonly tied: number | null;
    }[];
  }
>;

type Decision =
  | { readonly state: 'given'; readonly amount: number }
  | { readonly state: 'none'; readonly refusal: (typeof INSURANCE_REFUSALS)[number] };

/** The legs of a bet with their results; undefined while one has none. */
function decidedLegs({ legs }: LossRow) {
  const decided = legs.flatMap(({ price, result, places, tied }) =>
    result === null
      ? []
      : [
          {
            price,
            result: result === 'dead-heat' ? { places: places ?? 1, tied: tied ?? 2 } : result,
          },
        ],
  );
  return decided.length === legs.length ? decided : undefined;
}

async function mayHaveNoBonus(
  client: PoolClient,
  player: { readonly playerId: string; readonly now: number },
): Promise<boolean> {
  const { rows } = await client.query({
    name: 'loyalty.is-account-closed',
    text: 'SELECT is_closed($1) AS is_closed',
    values: [player.playerId],
  });
  return rows[0]?.is_closed === true || (await isProtected(client, player));
}

/** @returns undefined where it cannot be decided yet: a leg is open, or another bonus is active */
async function decide(
  client: PoolClient,
  row: LossRow,
  { betId, at }: { readonly betId: string; readonly at: number },
): Promise<Decision | undefined> {
  const legs = decidedLegs(row);
  if (legs === undefined) {
    return undefined;
  }
  const { player_id: playerId, insurance, currency } = row;
  if (exactNumber(row.sold_stake) > 0) {
    return { state: 'none', refusal: 'sold' };
  }
  const refusal = insuranceRefusal(insurance, legs);
  if (refusal !== undefined) {
    return { state: 'none', refusal };
  }
  if (await mayHaveNoBonus(client, { playerId, now: at })) {
    return { state: 'none', refusal: 'not-offered' };
  }
  const amount = Math.min(exactNumber(row.stake), insurance.maximum);
  const given = await giveBonusWithin(client, {
    gift: {
      playerId,
      reference: `insurance:${betId}`,
      currency,
      amount,
      wagerTimes: insurance.wagerTimes,
      minLegs: insurance.bonus.minLegs,
      minCoef: insurance.bonus.minCoef,
      expiresAt: at + insurance.days * DAY,
      actor: 'insurance',
    },
    at,
  });
  switch (given) {
    case 'given':
      return { state: 'given', amount };
    case 'declined':
      return { state: 'none', refusal: 'not-offered' };
    case 'another-active':
      return undefined;
    case 'repeated':
    case 'reference-reused':
      throw new Error(`the stake of bet ${betId} has come back already`);
  }
}

/** Decides about one lost bet; another process may have been first. */
async function giveStakeBack(
  client: PoolClient,
  {
    betId,
    at,
    writeNotice,
  }: { readonly betId: string; readonly at: number } & Pick<LoyaltyJobOptions, 'writeNotice'>,
): Promise<void> {
  // The bet before the account, as settling does: no result is corrected meanwhile.
  await client.query('SELECT lock_bets(ARRAY[$1]::bigint[])', [betId]);
  const { rows } = await client.query({
    name: 'loyalty.insured-loss',
    text: LOSS,
    values: [betId],
  });
  const [row] = rows as readonly LossRow[];
  if (row === undefined) {
    return;
  }
  if (row.status !== 'lost' || row.ended_by !== null) {
    // It was corrected or voided; lost again, it is queued again.
    await client.query('DELETE FROM insured_loss WHERE bet_id = $1', [betId]);
    return;
  }
  const decision = await decide(client, row, { betId, at });
  if (decision !== undefined) {
    await client.query(
      `UPDATE insured_loss SET state = $2, refusal = $3, amount = $4, decided_at = $5
       WHERE bet_id = $1`,
      [
        betId,
        decision.state,
        decision.state === 'none' ? decision.refusal : null,
        decision.state === 'given' ? decision.amount : null,
        new Date(at),
      ],
    );
  }
  if (decision?.state === 'given') {
    await writeNotice(client, {
      kind: 'stake-returned',
      playerId: row.player_id,
      cause: `insurance:${betId}`,
      facts: { amount: decision.amount, currency: row.currency },
    });
  }
}

/**
 * Gives the stakes of insured accumulators back as bonus money and notifies their players, each in a transaction of its
 * own: two processes give it once, and one that is killed leaves it waiting. A banned player's waits for the end of the ban, as cashback does.
 * @throws AggregateError with those that failed, once all have had their turn
 */
export async function giveStakesBack({
  pool,
  clock,
  writeNotice,
}: Pick<LoyaltyJobOptions, 'pool' | 'clock' | 'writeNotice'>): Promise<void> {
  const { rows } = await pool.query({
    name: 'loyalty.insured-losses',
    text: `SELECT bet_id FROM insured_loss loss WHERE state = 'waiting' AND NOT EXISTS (
             SELECT FROM bet_leg WHERE bet_leg.bet_id = loss.bet_id AND result IS NULL)
           AND NOT EXISTS (
             SELECT FROM bonus JOIN account ON account.id = bonus.account_id
             JOIN bet ON bet.id = loss.bet_id AND bet.currency = account.currency
             WHERE bonus.player_id = loss.player_id AND bonus.state = 'active')
           AND NOT EXISTS (
             SELECT FROM player_status status
             WHERE status.player_id = loss.player_id AND ban_level > 0)
           ORDER BY bet_id LIMIT $1`,
    values: [AT_ONCE],
  });
  await payEach(
    rows.map(({ bet_id: id }) => id),
    (betId) =>
      inTransaction(pool, (client) => giveStakeBack(client, { betId, at: clock(), writeNotice })),
  );
}
