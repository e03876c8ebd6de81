import type {
  CreateWithdrawal,
  OperatorWithdrawal,
  Payment,
  Withdrawal,
  WithdrawalReason,
  WithdrawalState,
} from '@touchline/contracts/money';
import type { Queryable, RowOf } from '../../platform/database/queryable.ts';

/** The status of the payment that a withdrawal is. */
const STATUS: Readonly<Record<WithdrawalState, Payment['status']>> = {
  requested: 'pending',
  review: 'pending',
  approved: 'pending',
  sent: 'pending',
  paid: 'succeeded',
  failed: 'failed',
  rejected: 'failed',
};

const COLUMNS = `payment.id, player_id, account_id, provider, method_id, currency, amount, language,
    request_digest, created_at, updated_at, means_id, means_label, fee, state, reason, steps
  FROM payment JOIN withdrawal ON withdrawal.payment_id = payment.id`;
const BY_ID = `SELECT ${COLUMNS} WHERE payment.id = $1` as const;

type Row = RowOf<typeof BY_ID>;

/** A withdrawal with what only the house knows of it. */
export interface StoredWithdrawal extends OperatorWithdrawal {
  readonly provider: string;
  readonly meansId: string;
  readonly language: string;
  readonly requestDigest: Buffer;
}

function stored(row: Row): StoredWithdrawal {
  return {
    id: row.id,
    playerId: row.player_id,
    accountId: row.account_id,
    provider: row.provider,
    methodId: row.method_id,
    meansId: row.means_id,
    meansLabel: row.means_label,
    currency: row.currency,
    amount: Number(row.amount),
    fee: Number(row.fee),
    state: row.state,
    ...(row.reason === null ? {} : { reason: row.reason }),
    steps: row.steps as Withdrawal['steps'],
    language: row.language,
    requestDigest: row.request_digest,
    createdAt: row.created_at.getTime(),
    updatedAt: row.updated_at.getTime(),
  };
}

/** What operators see of a withdrawal. */
export function operatorWithdrawal({
  provider: _provider,
  meansId: _meansId,
  language: _language,
  requestDigest: _digest,
  ...withdrawal
}: StoredWithdrawal): OperatorWithdrawal {
  return withdrawal;
}

/** What its player sees of a withdrawal. */
export function publicWithdrawal(withdrawal: StoredWithdrawal): Withdrawal {
  const { playerId: _playerId, ...shown } = operatorWithdrawal(withdrawal);
  return shown;
}

/** A withdrawal by its id. */
export async function findWithdrawal(
  client: Queryable,
  id: string,
): Promise<StoredWithdrawal | undefined> {
  const { rows } = await client.query(BY_ID, [id]);
  return rows[0] && stored(rows[0]);
}

/** A withdrawal by its id, locked until the transaction ends. */
export async function lockWithdrawal(
  client: Queryable,
  id: string,
): Promise<StoredWithdrawal | undefined> {
  const { rows } = await client.query(`SELECT ${COLUMNS} WHERE payment.id = $1 FOR UPDATE`, [id]);
  return rows[0] && stored(rows[0]);
}

/** The withdrawal requested with an idempotency key. */
export async function findWithdrawalByKey(
  client: Queryable,
  { playerId, key }: { readonly playerId: string; readonly key: string },
): Promise<StoredWithdrawal | undefined> {
  const { rows } = await client.query(
    `SELECT ${COLUMNS} WHERE player_id = $1 AND idempotency_key = $2`,
    [playerId, key],
  );
  return rows[0] && stored(rows[0]);
}

export interface NewWithdrawal extends Omit<CreateWithdrawal, 'meansId'> {
  readonly id: string;
  readonly playerId: string;
  readonly provider: string;
  readonly currency: string;
  readonly means: { readonly id: string; readonly label: string };
  /** Minor units. */
  readonly fee: number;
  readonly key: string;
  readonly digest: Buffer;
  /** Milliseconds since epoch. */
  readonly at: number;
}

/**
 * Stores a withdrawal as requested. A second one with its key waits for the first and stores nothing.
 * @returns whether it was stored
 */
export async function insertWithdrawal(
  client: Queryable,
  withdrawal: NewWithdrawal,
): Promise<boolean> {
  const { id, means, at } = withdrawal;
  const { rowCount } = await client.query(
    `INSERT INTO payment (id, player_id, account_id, kind, status, provider, method_id, currency,
       amount, idempotency_key, request_digest, language, created_at, updated_at)
     VALUES ($1, $2, $3, 'withdrawal', 'pending', $4, $5, $6, $7, $8, $9, $10, $11, $11)
     ON CONFLICT (player_id, idempotency_key) DO NOTHING`,
    [
      id,
      withdrawal.playerId,
      withdrawal.accountId,
      withdrawal.provider,
      withdrawal.methodId,
      withdrawal.currency,
      withdrawal.amount,
      withdrawal.key,
      withdrawal.digest,
      withdrawal.language,
      new Date(at),
    ],
  );
  if (rowCount !== 1) {
    return false;
  }
  await client.query(
    `INSERT INTO withdrawal (payment_id, means_id, means_label, fee, state, steps)
     VALUES ($1, $2, $3, $4, 'requested', $5)`,
    [id, means.id, means.label, withdrawal.fee, JSON.stringify([{ state: 'requested', at }])],
  );
  return true;
}

/** Moves a withdrawal to its next state, the caller holding its lock. */
export async function moveWithdrawal(
  client: Queryable,
  {
    id,
    state,
    reason,
    at,
  }: {
    readonly id: string;
    readonly state: WithdrawalState;
    readonly reason?: WithdrawalReason | undefined;
    /** Milliseconds since epoch. */
    readonly at: number;
  },
): Promise<void> {
  await client.query(
    `UPDATE withdrawal SET state = $2, reason = $3, steps = steps || $4::jsonb
     WHERE payment_id = $1`,
    [id, state, reason ?? null, JSON.stringify([{ state, at }])],
  );
  await client.query('UPDATE payment SET status = $2, updated_at = $3 WHERE id = $1', [
    id,
    STATUS[state],
    new Date(at),
  ]);
}

interface Before {
  readonly time: number;
  readonly id: string;
}

/** A page of withdrawals, newest first: one player's, or all of a state. */
export async function listWithdrawals(
  client: Queryable,
  page: {
    readonly playerId?: string | undefined;
    readonly state?: WithdrawalState | undefined;
    readonly size: number;
    readonly before?: Before | undefined;
  },
): Promise<readonly StoredWithdrawal[]> {
  const { playerId, state, size, before } = page;
  const { rows } = await client.query(
    `SELECT ${COLUMNS}
     WHERE kind = 'withdrawal' AND ($1::bigint IS NULL OR player_id = $1)
       AND ($2::text IS NULL OR state = $2)
       AND ($3::timestamptz IS NULL OR (created_at, payment.id) < ($3, $4::uuid))
     ORDER BY created_at DESC, payment.id DESC LIMIT $5`,
    [
      playerId ?? null,
      state ?? null,
      before === undefined ? null : new Date(before.time),
      before?.id ?? null,
      size,
    ],
  );
  return rows.map(stored);
}

/** The ids of approved withdrawals that have not been sent, the longest waiting first. */
export async function unsentWithdrawals(
  client: Queryable,
  { most, now }: { readonly most: number; readonly now: number },
): Promise<readonly string[]> {
  const { rows } = await client.query(
    `SELECT payment_id FROM withdrawal JOIN payment ON payment.id = payment_id
     WHERE state = 'approved' AND NOT EXISTS (
       SELECT FROM withdrawal_freeze held WHERE held.player_id = payment.player_id
         AND held.lifted_at IS NULL AND held.ends_at > $2)
     ORDER BY updated_at LIMIT $1`,
    [most, new Date(now)],
  );
  return rows.map(({ payment_id: id }) => id);
}
