import type { Bonus } from '@touchline/contracts/money';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { exactNumber } from '../../platform/database/exact-number.ts';
import type {
  Known,
  Pool,
  PoolClient,
  Queryable,
  RowOf,
} from '../../platform/database/queryable.ts';
import { openAccount } from './accounts.ts';
import { appendAudit } from '../../platform/audit/audit-log.ts';
import { moveHouseMoney } from './house-money.ts';

/** A bonus to give. Amounts in minor units. */
export interface BonusGift {
  readonly playerId: string;
  /** Makes it happen once for the player. */
  readonly reference: string;
  readonly currency: string;
  readonly amount: number;
  /** How many times its amount must be wagered. */
  readonly wagerTimes: number;
  readonly types?: readonly number[] | undefined;
  readonly minLegs: number;
  readonly minCoef: string;
  readonly expiresAt: number;
  /** Ends when the player withdraws their own money. */
  readonly isLostOnWithdrawal?: boolean;
  readonly actor: string;
  readonly reason?: string | undefined;
}

const BONUSES = `SELECT bonus.id, account_id, currency, balance, amount, required, wagered, types,
    min_legs, min_coef::text, given_at, expires_at, state, ended_at
  FROM bonus JOIN account ON account.id = account_id
  WHERE bonus.player_id = $1 ORDER BY bonus.id DESC LIMIT 50`;

/** A player's account always has a balance. */
type BonusRow = Known<RowOf<typeof BONUSES>, { readonly balance: string }>;

function bonusOf(row: BonusRow): Bonus {
  return {
    id: row.id,
    accountId: row.account_id,
    currency: row.currency,
    amount: exactNumber(row.amount),
    balance: row.state === 'active' ? exactNumber(row.balance) : 0,
    required: exactNumber(row.required),
    wagered: exactNumber(row.wagered),
    ...(row.types === null ? {} : { types: row.types }),
    minLegs: row.min_legs,
    minCoef: row.min_coef,
    givenAt: row.given_at.getTime(),
    expiresAt: row.expires_at.getTime(),
    state: row.state,
    ...(row.ended_at === null ? {} : { endedAt: row.ended_at.getTime() }),
  };
}

/** A player's bonuses, the newest first. */
export async function listBonuses(client: Queryable, playerId: string): Promise<readonly Bonus[]> {
  const { rows } = await client.query({
    name: 'wallet.bonuses',
    text: BONUSES,
    values: [playerId],
  });
  return (rows as readonly BonusRow[]).map(bonusOf);
}

/**
 * Opens a player's bonus account where there is none, and keeps others from moving it or the account
 * that it would be converted into meanwhile.
 */
export async function lockBonusAccount(
  client: PoolClient,
  { playerId, currency }: { readonly playerId: string; readonly currency: string },
): Promise<string> {
  const accountId = await openAccount(client, { playerId, currency, type: 4 });
  await client.query('SELECT lock_accounts(ARRAY[$1]::bigint[])', [accountId]);
  return accountId;
}

/** The result of a gift: all but `given` gave nothing; `declined`: the player takes part in no bonuses. */
export type GiftResult = 'given' | 'repeated' | 'reference-reused' | 'another-active' | 'declined';

/** Whether a player's reference means the same gift; undefined for one that was never used. */
async function isSameGift(
  client: PoolClient,
  {
    playerId,
    reference,
    terms,
  }: Pick<BonusGift, 'playerId' | 'reference'> & {
    readonly terms: readonly unknown[];
  },
): Promise<boolean | undefined> {
  const { rows } = await client.query({
    name: 'wallet.known-gift',
    text: `SELECT (account_id, amount, required, types, min_legs, min_coef, expires_at,
               is_lost_on_withdrawal)
             IS NOT DISTINCT FROM ($3::bigint, $4::bigint, $5::bigint, $6::smallint[], $7::smallint,
               $8::numeric, $9::timestamptz, $10::boolean) AS same
           FROM bonus WHERE player_id = $1 AND reference = $2`,
    values: [playerId, reference, ...terms],
  });
  return rows[0]?.same ?? undefined;
}

/** What happens with a gift before anything is written; undefined where it may be given. */
async function knownResult(
  client: PoolClient,
  gift: Pick<BonusGift, 'playerId' | 'reference'> & { readonly terms: readonly unknown[] },
): Promise<GiftResult | undefined> {
  const isSame = await isSameGift(client, gift);
  if (isSame !== undefined) {
    return isSame ? 'repeated' : 'reference-reused';
  }
  const { rows } = await client.query({
    name: 'wallet.is-bonus-wanted',
    text: `SELECT is_reward_wanted($1, 'isBonusWanted') AS is_wanted`,
    values: [gift.playerId],
  });
  return rows[0]?.is_wanted === false ? 'declined' : undefined;
}

/**
 * Gives a bonus in the caller's transaction: the house's money arrives on the player's bonus account,
 * with what must be wagered before it is the player's own. A repeated reference gives nothing more.
 */
export async function giveBonusWithin(
  client: PoolClient,
  { gift, at }: { readonly gift: BonusGift; readonly at: number },
): Promise<GiftResult> {
  const { playerId, reference, currency, amount, wagerTimes, types, minLegs, minCoef } = gift;
  const accountId = await lockBonusAccount(client, { playerId, currency });
  const terms = [
    accountId,
    amount,
    Math.ceil(amount * wagerTimes),
    types ?? null,
    minLegs,
    minCoef,
    new Date(gift.expiresAt),
    gift.isLostOnWithdrawal ?? false,
  ];
  const result = await knownResult(client, { playerId, reference, terms });
  if (result !== undefined) {
    return result;
  }
  const { rowCount } = await client.query({
    name: 'wallet.insert-bonus',
    text: `INSERT INTO bonus (player_id, reference, account_id, amount, required, types, min_legs,
             min_coef, expires_at, is_lost_on_withdrawal, given_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT DO NOTHING`,
    values: [playerId, reference, ...terms, new Date(at)],
  });
  if (rowCount === 0) {
    // The same reference may just have been used for another currency.
    return (await knownResult(client, { playerId, reference, terms })) ?? 'another-active';
  }
  await moveHouseMoney(client, {
    accountId,
    house: 'promotions',
    amount,
    kind: 'bonus',
    reference: `${playerId}:${reference}`,
    at,
  });
  const { actor, reason, ...after } = gift;
  await appendAudit(client, {
    actor,
    reason,
    action: 'bonus.give',
    subject: `player:${playerId}`,
    after,
    at,
  });
  return 'given';
}

/**
 * Gives a bonus in a separate transaction, see `giveBonusWithin`.
 * @throws ApiError `bad_request` while another bonus of the currency is active,
 * `idempotency_key_reused` for a reference of another gift, `bonus_declined` for a player who takes part in none
 */
export async function giveBonus(
  { pool, clock }: { readonly pool: Pool; readonly clock: Clock },
  gift: BonusGift,
): Promise<void> {
  const outcome = await inTransaction(pool, (client) =>
    giveBonusWithin(client, { gift, at: clock() }),
  );
  switch (outcome) {
    case 'given':
    case 'repeated':
      return;
    case 'another-active':
      throw new ApiError('bad_request', 'another bonus of this currency is still active');
    case 'declined':
      throw new ApiError('bonus_declined', 'this player has turned bonuses off');
    case 'reference-reused':
      throw new ApiError('idempotency_key_reused', 'this reference belongs to another bonus');
  }
}

/** Ends the bonuses that have expired and whose bets are settled, each separately. */
export async function endBonuses(pool: Pool, now: number): Promise<void> {
  const at = new Date(now);
  const { rows } = await pool.query({
    name: 'wallet.over-bonuses',
    text: "SELECT id FROM bonus WHERE state = 'active' AND expires_at <= $1 ORDER BY id",
    values: [at],
  });
  for (const { id } of rows) {
    await endBonus(pool, { id, at });
  }
}

/** Ends a bonus that has expired by a moment, unless a bet of it is open. */
export async function endBonus(
  pool: Pool,
  { id, at }: { readonly id: string; readonly at: Date },
): Promise<void> {
  await pool.query({
    name: 'wallet.end-bonus',
    text: 'SELECT finish_bonus($1, $2)',
    values: [id, at],
  });
}
