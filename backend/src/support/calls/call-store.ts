import type { CallEnd, CallQueue, CallStatus } from '@touchline/contracts/calls';
import type { SupportTopic } from '@touchline/contracts/support';
import type { CallWindow } from '@touchline/domain/support';
import { MINUTE } from '@touchline/domain/time';
import type { Phone } from '../../identity/phone/phone-numbers.ts';
import type { PoolClient, Queryable, RowOf } from '../../platform/database/queryable.ts';

/** How long a call is an operator's who has taken it and says nothing: then anybody may take it. */
const TAKEN_FOR = 30 * MINUTE;
/** The most calls of a list. */
export const CALLS_LISTED = 50;

const CALL_BY_ID = 'SELECT * FROM support_call WHERE id = $1 FOR UPDATE';

/** An attempt to reach a player. */
export interface StoredAttempt {
  readonly end: CallEnd;
  readonly operator: string;
  readonly note: string;
  readonly at: number;
}

/** A call with its attempts, the first one first; times in milliseconds since epoch. */
export interface StoredCall {
  readonly id: string;
  readonly playerId: string;
  readonly topic: SupportTopic;
  readonly phone: Phone;
  readonly language: string;
  readonly window: CallWindow;
  readonly dueAt: number;
  readonly status: CallStatus;
  readonly takenBy: string | undefined;
  /** The same, also when it waits for anybody again because they have said nothing for long. */
  readonly lastTakenBy: string | undefined;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly attempts: readonly StoredAttempt[];
}

async function withAttempts(
  client: Queryable,
  rows: readonly RowOf<typeof CALL_BY_ID>[],
  now: number,
): Promise<readonly StoredCall[]> {
  const { rows: attempts } = await client.query(
    `SELECT call_id, ended, operator, note, at FROM support_call_attempt
     WHERE call_id = ANY($1) ORDER BY id`,
    [rows.map(({ id }) => id)],
  );
  return rows.map((row) => ({
    id: row.id,
    playerId: row.player_id,
    topic: row.topic,
    phone: { code: row.phone_code, number: row.phone_number },
    language: row.language,
    window: { from: row.window_from.getTime(), to: row.window_to.getTime() },
    dueAt: row.due_at.getTime(),
    status: row.status,
    takenBy:
      row.taken_by !== null && row.taken_at !== null && row.taken_at.getTime() + TAKEN_FOR > now
        ? row.taken_by
        : undefined,
    lastTakenBy: row.taken_by ?? undefined,
    createdAt: row.created_at.getTime(),
    updatedAt: row.updated_at.getTime(),
    attempts: attempts
      .filter(({ call_id: id }) => id === row.id)
      .map(({ ended, operator, note, at }) => ({ end: ended, operator, note, at: at.getTime() })),
  }));
}

/** A call, locked until the transaction ends; undefined where there is none of that id. */
export async function lockCall(
  client: PoolClient,
  id: string,
  now: number,
): Promise<StoredCall | undefined> {
  const { rows } = await client.query(CALL_BY_ID, [id]);
  return (await withAttempts(client, rows, now))[0];
}

/** A player's calls since a time, the latest first. */
export async function callsOf(
  client: Queryable,
  {
    playerId,
    since,
    now,
  }: { readonly playerId: string; readonly since: number; readonly now: number },
): Promise<readonly StoredCall[]> {
  const { rows } = await client.query(
    `SELECT * FROM support_call WHERE player_id = $1 AND created_at >= $2
     ORDER BY created_at DESC, id DESC LIMIT $3`,
    [playerId, new Date(since), CALLS_LISTED],
  );
  return withAttempts(client, rows, now);
}

/** The calls of a half of the queue: waiting ones by when they are due, others the latest first. */
export async function callsIn(
  client: Queryable,
  { queue, now }: { readonly queue: CallQueue; readonly now: number },
): Promise<{ readonly calls: readonly StoredCall[]; readonly count: number }> {
  const { rows } =
    queue === 'waiting'
      ? await client.query(
          `SELECT * FROM support_call WHERE status = 'waiting' ORDER BY due_at, id LIMIT $1`,
          [CALLS_LISTED],
        )
      : await client.query(
          `SELECT * FROM support_call WHERE status <> 'waiting'
           ORDER BY updated_at DESC, id DESC LIMIT $1`,
          [CALLS_LISTED],
        );
  const { rows: counted } = await client.query(
    `SELECT count(*)::int AS count FROM support_call WHERE (status = 'waiting') = $1`,
    [queue === 'waiting'],
  );
  return { calls: await withAttempts(client, rows, now), count: counted[0]?.count ?? 0 };
}

/** The number in a player's profile, if there is one. */
export async function profilePhone(
  client: Queryable,
  playerId: string,
): Promise<Phone | undefined> {
  const { rows } = await client.query(
    'SELECT phone_code AS code, phone_number AS number FROM player_profile WHERE player_id = $1',
    [playerId],
  );
  const { code, number } = rows[0] ?? {};
  return code && number ? { code, number } : undefined;
}

/** Locks a player until the transaction ends, and counts the calls they have requested since a time. */
export async function lockAndCountCalls(
  client: PoolClient,
  { playerId, since }: { readonly playerId: string; readonly since: number },
): Promise<{ readonly waiting: number; readonly requested: number }> {
  await client.query('SELECT FROM player WHERE id = $1 FOR NO KEY UPDATE', [playerId]);
  const { rows } = await client.query(
    `SELECT count(*) FILTER (WHERE status = 'waiting')::int AS waiting,
       count(*) FILTER (WHERE created_at > $2)::int AS requested
     FROM support_call WHERE player_id = $1`,
    [playerId, new Date(since)],
  );
  return { waiting: rows[0]?.waiting ?? 0, requested: rows[0]?.requested ?? 0 };
}

/** The call that a player's key made; undefined for a key that is new. */
export async function callByKey(
  client: Queryable,
  { playerId, key }: { readonly playerId: string; readonly key: string },
): Promise<string | undefined> {
  const { rows } = await client.query(
    'SELECT id FROM support_call WHERE player_id = $1 AND key = $2',
    [playerId, key],
  );
  return rows[0]?.id;
}

/** Adds a call that waits. @returns its id */
export async function insertCall(
  client: PoolClient,
  call: Pick<StoredCall, 'playerId' | 'topic' | 'phone' | 'language' | 'window'> & {
    readonly key: string;
    readonly at: number;
  },
): Promise<string> {
  const { playerId, key, topic, phone, language, window, at } = call;
  const { rows } = await client.query(
    `INSERT INTO support_call (player_id, key, topic, phone_code, phone_number, language, window_from,
       window_to, due_at, status, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $7, 'waiting', $9, $9) RETURNING id`,
    [
      playerId,
      key,
      topic,
      phone.code,
      phone.number,
      language,
      new Date(window.from),
      new Date(window.to),
      new Date(at),
    ],
  );
  return rows[0]?.id ?? '';
}

/** Makes a call an operator's, until they say how it ended. */
export async function takeCall(
  client: PoolClient,
  { id, operator, at }: { readonly id: string; readonly operator: string; readonly at: number },
): Promise<void> {
  await client.query('UPDATE support_call SET taken_by = $2, taken_at = $3 WHERE id = $1', [
    id,
    operator,
    new Date(at),
  ]);
}

/** Sets what a call has become: nobody's, and where it waits, until a time. */
export async function setCall(
  client: PoolClient,
  call: Pick<StoredCall, 'id' | 'status' | 'dueAt'> & { readonly at: number },
): Promise<void> {
  const { id, status, dueAt, at } = call;
  await client.query(
    `UPDATE support_call SET status = $2, due_at = $3, updated_at = $4, taken_by = NULL, taken_at = NULL
     WHERE id = $1`,
    [id, status, new Date(dueAt), new Date(at)],
  );
}

/** Adds an attempt to a call. */
export async function insertAttempt(
  client: PoolClient,
  { callId, end, operator, note, at }: StoredAttempt & { readonly callId: string },
): Promise<void> {
  await client.query(
    `INSERT INTO support_call_attempt (call_id, ended, operator, note, at) VALUES ($1, $2, $3, $4, $5)`,
    [callId, end, operator, note, new Date(at)],
  );
}
