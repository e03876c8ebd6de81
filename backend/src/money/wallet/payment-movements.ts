import { ApiError } from '../../platform/http/api-error.ts';
import type { Queryable } from '../../platform/database/queryable.ts';

/** The source of movements that a payment provider's money makes. */
export const PAYMENT_SOURCE = 'payment';

/** Money from or to a payment provider. */
export interface PaymentMovement {
  readonly accountId: string;
  /** Minor units, above zero. */
  readonly amount: number;
  /** Must be the account's. */
  readonly currency: string;
  /** Who knows the payment by `externalId`; together they happen once. */
  readonly source: string;
  readonly externalId: string;
  /** Milliseconds since epoch. */
  readonly at: number;
}

/** What a movement left behind. A repeated one answers as the first did. */
export interface MovedPayment {
  /** Minor units on the account right after it. */
  readonly balance: number;
  readonly isRepeated: boolean;
}

interface MovementResult {
  readonly outcome: 'moved' | 'repeated' | 'key-reused' | 'account-unknown' | 'insufficient';
  /** Minor units after it. */
  readonly balance?: number;
}

async function move(
  client: Queryable,
  { accountId, amount, currency, source, externalId, at }: PaymentMovement,
  sign: 1 | -1,
): Promise<MovedPayment> {
  if (!Number.isSafeInteger(amount) || amount <= 0) {
    throw new RangeError(`${amount} is not an amount to move`);
  }
  const { rows } = await client.query({
    name: sign > 0 ? 'wallet.move-payment' : 'wallet.reserve-withdrawal',
    text: `SELECT ${sign > 0 ? 'move_payment' : 'reserve_withdrawal'}($1, $2, $3, $4, $5, $6) AS answer`,
    values: [accountId, amount, currency, source, externalId, new Date(at)],
  });
  const { outcome, balance = 0 } = (rows[0]?.answer ?? {
    outcome: 'account-unknown',
  }) as MovementResult;
  switch (outcome) {
    case 'moved':
    case 'repeated':
      return { balance, isRepeated: outcome === 'repeated' };
    case 'insufficient':
      throw new ApiError('balance_insufficient', 'there is not enough money on the account');
    case 'key-reused':
      throw new ApiError('idempotency_key_reused', `${source} ${externalId} was another movement`);
    case 'account-unknown':
      throw new ApiError('account_unknown', `there is no account ${accountId} in ${currency}`);
  }
}

/**
 * Credits a player's account, in the caller's transaction when given a client.
 * @throws ApiError `account_unknown`, `idempotency_key_reused`
 */
export function deposit(client: Queryable, movement: PaymentMovement): Promise<MovedPayment> {
  return move(client, movement, 1);
}

/** Takes a deposit credited in the same transaction off the account again, back to its provider. */
export async function refund(
  client: Queryable,
  { accountId, amount, externalId, at }: Omit<PaymentMovement, 'currency' | 'source'>,
): Promise<void> {
  await client.query({
    name: 'wallet.refund-deposit',
    text: 'SELECT refund_deposit($1, $2, $3, $4)',
    values: [accountId, amount, externalId, new Date(at)],
  });
}

/**
 * Takes the amount of a withdrawal off a player's account and reserves it until `finishWithdrawal`. A bonus
 * that does not survive that goes back with it.
 * @throws ApiError `account_unknown`, `idempotency_key_reused`, `balance_insufficient`
 */
export function reserveWithdrawal(
  client: Queryable,
  movement: PaymentMovement,
): Promise<MovedPayment> {
  return move(client, movement, -1);
}

/**
 * Ends a reservation: its provider has paid, or the money returns to the account.
 * @returns false where it has ended before; nothing moves then
 */
export async function finishWithdrawal(
  client: Queryable,
  ending: Omit<PaymentMovement, 'currency' | 'source'> & { readonly isPaid: boolean },
): Promise<boolean> {
  const { rows } = await client.query({
    name: 'wallet.finish-withdrawal',
    text: 'SELECT finish_withdrawal($1, $2, $3, $4, $5) AS is_finished',
    values: [
      ending.accountId,
      ending.amount,
      ending.externalId,
      ending.isPaid,
      new Date(ending.at),
    ],
  });
  return rows[0]?.is_finished === true;
}
