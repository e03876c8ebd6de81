import type { Payment } from '@touchline/contracts/money';
import type { Pool, PoolClient, RowOf } from '../../platform/database/queryable.ts';

type Queryable = Pool | PoolClient;

export interface StoredPayment extends Payment {
  readonly playerId: string;
  readonly provider: string;
  readonly requestDigest: Buffer;
  readonly language: string;
  readonly redirectUrl: string | undefined;
  /** What it is to be paid with, where the player has said so. */
  readonly meansId: string | undefined;
}

export interface NewPayment {
  readonly id: string;
  readonly playerId: string;
  readonly accountId: string;
  readonly provider: string;
  readonly methodId: string;
  readonly meansId: string | undefined;
  readonly currency: string;
  readonly amount: number;
  readonly idempotencyKey: string;
  readonly requestDigest: Buffer;
  readonly language: string;
  readonly createdAt: number;
}

const PAYMENT_BY_KEY = 'SELECT * FROM payment WHERE player_id = $1 AND idempotency_key = $2';

/** A row of a payment. */
export type PaymentRow = RowOf<typeof PAYMENT_BY_KEY>;

/** The payment of a row. */
export function stored(row: PaymentRow): StoredPayment {
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    methodId: row.method_id,
    accountId: row.account_id,
    currency: row.currency,
    amount: Number(row.amount),
    createdAt: row.created_at.getTime(),
    updatedAt: row.updated_at.getTime(),
    playerId: row.player_id,
    provider: row.provider,
    requestDigest: row.request_digest,
    language: row.language,
    redirectUrl: row.redirect_url ?? undefined,
    meansId: row.deposit_means_id ?? undefined,
  };
}

/** What a player may see of a payment. */
export function publicPayment(payment: StoredPayment): Payment {
  const { id, kind, status, methodId, accountId, currency, amount, createdAt, updatedAt } = payment;
  return { id, kind, status, methodId, accountId, currency, amount, createdAt, updatedAt };
}

/** The payment made with an idempotency key. */
export async function findByKey(
  client: Queryable,
  { playerId, key }: { readonly playerId: string; readonly key: string },
): Promise<StoredPayment | undefined> {
  const { rows } = await client.query(PAYMENT_BY_KEY, [playerId, key]);
  return rows[0] && stored(rows[0]);
}

/** A payment by id; with `lock` it stays ours until the transaction ends. */
export async function findPayment(
  client: Queryable,
  { id, lock = false }: { readonly id: string; readonly lock?: boolean },
): Promise<StoredPayment | undefined> {
  const { rows } = await client.query(
    `SELECT * FROM payment WHERE id = $1 ${lock ? 'FOR UPDATE' : ''}`,
    [id],
  );
  return rows[0] && stored(rows[0]);
}

/** Stores a new deposit. */
export async function insertDeposit(
  client: Queryable,
  payment: NewPayment,
): Promise<StoredPayment> {
  const { rows } = await client.query(
    `INSERT INTO payment (id, player_id, account_id, kind, status, provider, method_id, currency,
       amount, idempotency_key, request_digest, language, created_at, updated_at, deposit_means_id)
     VALUES ($1, $2, $3, 'deposit', 'created', $4, $5, $6, $7, $8, $9, $10, $11, $11, $12)
     RETURNING *`,
    [
      payment.id,
      payment.playerId,
      payment.accountId,
      payment.provider,
      payment.methodId,
      payment.currency,
      payment.amount,
      payment.idempotencyKey,
      payment.requestDigest,
      payment.language,
      new Date(payment.createdAt),
      payment.meansId ?? null,
    ],
  );
  return stored(rows[0] as PaymentRow);
}

/** Marks a created deposit as waiting at the provider. */
export async function markPending(
  client: Queryable,
  change: { readonly id: string; readonly redirectUrl: string; readonly at: number },
): Promise<void> {
  await client.query(
    `UPDATE payment SET redirect_url = $2, updated_at = $3,
       status = CASE status WHEN 'created' THEN 'pending' ELSE status END
     WHERE id = $1`,
    [change.id, change.redirectUrl, new Date(change.at)],
  );
}

/** Moves a payment to where a provider's event brought it. */
export async function setStatus(
  client: Queryable,
  change: { readonly id: string; readonly status: Payment['status']; readonly at: number },
): Promise<void> {
  await client.query('UPDATE payment SET status = $2, updated_at = $3 WHERE id = $1', [
    change.id,
    change.status,
    new Date(change.at),
  ]);
}

/** Expires deposits that were left open before a moment, so that they no longer count. */
export async function cancelAbandoned(
  client: Queryable,
  change: { readonly openedBefore: number; readonly at: number },
): Promise<number> {
  const { rowCount } = await client.query(
    `UPDATE payment SET status = 'cancelled', updated_at = $2
     WHERE kind = 'deposit' AND status IN ('created', 'pending') AND created_at < $1`,
    [new Date(change.openedBefore), new Date(change.at)],
  );
  return rowCount ?? 0;
}
