import type { TradingControl, TradingControlsAnswer } from '@touchline/contracts/trading';
import { type ControlKind, MOST_CONTROLS } from '@touchline/domain/trading';
import type { RecordAct } from '../../platform/audit/operator-acts.ts';
import type { PoolClient, Queryable, RowOf } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';

/** Tells every process that something is decided otherwise. */
export const TRADING_CHANNEL = 'trading_changed';

const PAGE = 50;
const READ_ALL = `SELECT kind, scope, value, label, reason, changed_by, changed_at
  FROM trading_control ORDER BY changed_at DESC, kind, scope LIMIT $1` as const;

function controlOf(row: RowOf<typeof READ_ALL>): TradingControl {
  return {
    kind: row.kind as ControlKind,
    scope: row.scope,
    ...(row.value === null ? {} : { value: Number(row.value) }),
    label: row.label,
    reason: row.reason,
    changedBy: row.changed_by,
    changedAt: row.changed_at.getTime(),
  };
}

/** Everything that is in force. */
export async function readControls(client: Queryable): Promise<readonly TradingControl[]> {
  const { rows } = await client.query({
    name: 'trading.controls',
    text: READ_ALL,
    values: [MOST_CONTROLS],
  });
  return rows.map(controlOf);
}

/** What is in force of a kind, the latest first, a page at a time. The cursor is the place that comes next. */
export async function listControls(
  client: Queryable,
  { kind, cursor = '0' }: { readonly kind: ControlKind; readonly cursor?: string | undefined },
): Promise<TradingControlsAnswer> {
  const { rows } = await client.query({
    name: 'trading.list-controls',
    text: `SELECT kind, scope, value, label, reason, changed_by, changed_at
           FROM trading_control WHERE kind = $1
           ORDER BY changed_at DESC, scope OFFSET $2 LIMIT $3`,
    values: [kind, Number(cursor), PAGE + 1],
  });
  return {
    controls: rows.slice(0, PAGE).map(controlOf),
    ...(rows.length > PAGE && { nextCursor: String(Number(cursor) + PAGE) }),
  };
}

/** A decision to be made. */
export interface ControlChange {
  readonly kind: ControlKind;
  readonly scope: string;
  readonly value?: number | undefined;
  readonly label: string;
  readonly reason: string;
  readonly actor: string;
  /** Milliseconds since epoch. */
  readonly at: number;
}

function factsOf({ value, label, reason }: Pick<TradingControl, 'value' | 'label' | 'reason'>) {
  return { ...(value === undefined ? {} : { value }), label, reason };
}

/** Locks what is decided: of two simultaneous operators the second sees what the first has decided. */
async function lockControl(
  client: PoolClient,
  { kind, scope }: Pick<ControlChange, 'kind' | 'scope'>,
): Promise<TradingControl | undefined> {
  await client.query(`SELECT pg_advisory_xact_lock(hashtext('trading-control'))`);
  const { rows } = await client.query(
    `SELECT kind, scope, value, label, reason, changed_by, changed_at
     FROM trading_control WHERE kind = $1 AND scope = $2`,
    [kind, scope],
  );
  return rows[0] && controlOf(rows[0]);
}

/**
 * Decides something, with its row in the audit log, and tells every process at the commit.
 * @throws ApiError `validation_failed` when more is in force than any process keeps
 */
export async function setControl(
  client: PoolClient,
  { change, audit }: { readonly change: ControlChange; readonly audit: RecordAct },
): Promise<TradingControl> {
  const { kind, scope, value, label, reason, actor, at } = change;
  const before = await lockControl(client, change);
  if (before !== undefined && before.value === value && before.reason === reason) {
    return before;
  }
  const counted = await client.query('SELECT count(*)::int AS count FROM trading_control');
  if (before === undefined && (counted.rows[0]?.count ?? 0) >= MOST_CONTROLS) {
    throw new ApiError(
      'validation_failed',
      `release something first: ${MOST_CONTROLS} are in force`,
    );
  }
  const { rows } = await client.query(
    `INSERT INTO trading_control (kind, scope, value, label, reason, changed_by, changed_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (kind, scope) DO UPDATE SET value = EXCLUDED.value, label = EXCLUDED.label,
       reason = EXCLUDED.reason, changed_by = EXCLUDED.changed_by, changed_at = EXCLUDED.changed_at
     RETURNING kind, scope, value, label, reason, changed_by, changed_at`,
    [kind, scope, value ?? null, label, reason, actor, new Date(at)],
  );
  const [row] = rows;
  if (row === undefined) {
    throw new ApiError('internal', 'a decision was not kept');
  }
  const after = controlOf(row);
  await client.query(`SELECT pg_notify($1, '')`, [TRADING_CHANNEL]);
  await audit({
    client,
    subject: scope,
    before: before && factsOf(before),
    after: factsOf(after),
    at,
  });
  return after;
}

/** Takes a decision back; one that is not there any more is what was wanted. */
export async function releaseControl(
  client: PoolClient,
  {
    change,
    audit,
  }: {
    readonly change: Pick<ControlChange, 'kind' | 'scope' | 'at'>;
    readonly audit: RecordAct;
  },
): Promise<void> {
  const before = await lockControl(client, change);
  if (before === undefined) {
    return;
  }
  await client.query('DELETE FROM trading_control WHERE kind = $1 AND scope = $2', [
    change.kind,
    change.scope,
  ]);
  await client.query(`SELECT pg_notify($1, '')`, [TRADING_CHANNEL]);
  await audit({ client, subject: change.scope, before: factsOf(before), at: change.at });
}
