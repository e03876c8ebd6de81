import { createHash, randomUUID } from 'node:crypto';
import type { MethodRule } from '@touchline/contracts/configuration';
import type { CreateWithdrawal } from '@touchline/contracts/money';
import { DAY } from '@touchline/domain/time';
import type { Pool, PoolClient } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import type { WithdrawalGuard } from './withdrawal-guard.ts';
import { withdrawalOffers } from './withdrawal-offers.ts';
import {
  checkAmount,
  isAutomatic,
  missingTurnover,
  type WithdrawalRules,
} from './withdrawal-rules.ts';
import {
  findWithdrawal,
  findWithdrawalByKey,
  insertWithdrawal,
  moveWithdrawal,
  type NewWithdrawal,
  type StoredWithdrawal,
} from './withdrawal-store.ts';
import type { WithdrawalWallet } from './withdrawal-wallet.ts';

export interface WithdrawalDependencies {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly providers: readonly PaymentProvider[];
  readonly wallet: WithdrawalWallet;
  readonly guard: WithdrawalGuard;
  readonly rules: () => Promise<WithdrawalRules>;
  readonly methodRules: () => Promise<readonly MethodRule[]>;
}

export interface WithdrawalRequest {
  readonly playerId: string;
  /** The idempotency key. */
  readonly key: string;
  readonly form: CreateWithdrawal;
}

function digestOf({ accountId, methodId, meansId, amount }: CreateWithdrawal): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([accountId, methodId, meansId, amount]))
    .digest();
}

/** The withdrawal already requested with this key, if it was the same request. */
async function earlier(
  client: Pool | PoolClient,
  { playerId, key, form }: WithdrawalRequest,
): Promise<StoredWithdrawal | undefined> {
  const known = await findWithdrawalByKey(client, { playerId, key });
  if (known !== undefined && !known.requestDigest.equals(digestOf(form))) {
    throw new ApiError('idempotency_key_reused', 'this key belongs to another withdrawal');
  }
  return known;
}

/** The account, method and means that a request names, as far as they are the player's. */
async function resolve(
  { pool, clock, providers, wallet, rules: readRules, methodRules }: WithdrawalDependencies,
  { playerId, key, form }: WithdrawalRequest,
): Promise<{ readonly withdrawal: NewWithdrawal; readonly rules: WithdrawalRules }> {
  const rules = await readRules();
  if (!rules.enabled) {
    throw new ApiError('withdrawals_closed', 'nothing can be withdrawn at the moment');
  }
  const account = await wallet.findAccount(pool, { playerId, accountId: form.accountId });
  if (account === undefined) {
    throw new ApiError('account_unknown', 'this is not one of your accounts');
  }
  const { currency } = account;
  const offers = await withdrawalOffers(
    { pool, providers },
    { playerId, currency, rules, methodRules: await methodRules() },
  );
  const offer = offers.find(({ method }) => method.id === form.methodId);
  if (offer === undefined) {
    throw new ApiError('payment_method_unknown', 'you have not deposited in this way');
  }
  const means = offer.method.means.find(({ id }) => id === form.meansId);
  if (means === undefined) {
    throw new ApiError('withdrawal_means_unknown', 'you have not deposited from there');
  }
  checkAmount(form.amount, offer.method);
  const { meansId: _meansId, ...ordered } = form;
  return {
    rules,
    withdrawal: {
      ...ordered,
      id: randomUUID(),
      playerId,
      provider: offer.provider,
      currency,
      means,
      fee: offer.method.feeMinor,
      key,
      digest: digestOf(form),
      at: clock(),
    },
  };
}

/** What an account has withdrawn within 24 hours, in minor units; what was returned does not count. */
async function withdrawnOfDay(
  client: PoolClient,
  { playerId, accountId, at }: NewWithdrawal,
): Promise<number> {
  const { rows } = await client.query(
    `SELECT coalesce(sum(amount), 0)::bigint AS withdrawn FROM payment
     WHERE player_id = $1 AND account_id = $2 AND kind = 'withdrawal'
       AND status IN ('pending', 'succeeded') AND created_at > $3`,
    [playerId, accountId, new Date(at - DAY)],
  );
  return Number(rows[0]?.withdrawn ?? 0);
}

/** Whether the money goes to an account that brought none in. */
async function isOwnMeans(
  client: PoolClient,
  { playerId, provider, methodId, means }: NewWithdrawal,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT FROM payment_means WHERE player_id = $1 AND provider = $2 AND method_id = $3
       AND means_id = $4 AND holder IS NOT NULL`,
    [playerId, provider, methodId, means.id],
  );
  return (rowCount ?? 0) > 0;
}

/**
 * Books a withdrawal: everything that decides about it is asked after the account is locked, in the
 * transaction that takes the money.
 */
async function book(
  { wallet, guard }: WithdrawalDependencies,
  client: PoolClient,
  { withdrawal, rules }: { readonly withdrawal: NewWithdrawal; readonly rules: WithdrawalRules },
): Promise<void> {
  const { id, playerId, accountId, amount, currency, at } = withdrawal;
  await wallet.reserve(client, { paymentId: id, accountId, amount, currency });
  const player = await guard.check(client, playerId);
  const missing = missingTurnover(await wallet.turnover(client, accountId), rules);
  // Who may not bet cannot stake anything; their money is theirs.
  if (missing !== undefined && player.mayBet) {
    throw new ApiError('withdrawal_turnover_required', 'deposits have to be staked first', {
      details: { ...missing, currency },
    });
  }
  const withdrawn = await withdrawnOfDay(client, withdrawal);
  // Where money goes that it did not come from, an operator compares the names first.
  const isReviewed = player.isReviewed || (await isOwnMeans(client, withdrawal));
  const isApproved = !isReviewed && isAutomatic({ withdrawn, currency }, rules);
  await moveWithdrawal(client, { id, state: isApproved ? 'approved' : 'review', at });
}

/**
 * Requests a withdrawal, or answers the one already requested with this key. Its money is off the account
 * from then on.
 * @throws ApiError `withdrawals_closed`, `account_unknown`, `payment_method_unknown`,
 * `withdrawal_means_unknown`, `payment_amount_below_minimum`, `payment_amount_above_maximum`,
 * `balance_insufficient`, `withdrawal_turnover_required`, `personal_data_required`, `withdrawals_frozen`, `idempotency_key_reused`
 */
export async function requestWithdrawal(
  dependencies: WithdrawalDependencies,
  request: WithdrawalRequest,
): Promise<StoredWithdrawal> {
  const { pool } = dependencies;
  const known = await earlier(pool, request);
  if (known !== undefined) {
    return known;
  }
  const { withdrawal, rules } = await resolve(dependencies, request);
  return inTransaction(pool, async (client) => {
    const isFirst = await insertWithdrawal(client, withdrawal);
    if (isFirst) {
      await book(dependencies, client, { withdrawal, rules });
    }
    const booked = isFirst
      ? await findWithdrawal(client, withdrawal.id)
      : await earlier(client, request);
    if (booked === undefined) {
      throw new ApiError('idempotency_key_reused', 'this key belongs to a deposit');
    }
    return booked;
  });
}
