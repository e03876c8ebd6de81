import type {
  OperatorSupportRequest,
  SupportMessage,
  SupportStatus,
  SupportTopic,
} from '@touchline/contracts/support';
import type { PaymentSubject, PaymentTopic } from '@touchline/domain/support';
import type { PoolClient, Queryable } from '../platform/database/queryable.ts';

/** A request without its messages, and whom it belongs to. */
interface StoredRequest {
  readonly id: string;
  readonly playerId: string;
  readonly language: string;
  readonly status: SupportStatus;
}

/** The latest requests of a player, whole. */
export const LISTED = 50;

async function withMessages(
  client: Queryable,
  rows: readonly Omit<OperatorSupportRequest, 'messages'>[],
): Promise<readonly OperatorSupportRequest[]> {
  const { rows: messages } = await client.query(
    `SELECT request_id, author, text, written_at FROM support_message
     WHERE request_id = ANY($1) ORDER BY id`,
    [rows.map(({ id }) => id)],
  );
  const byRequest = new Map(rows.map(({ id }): [string, SupportMessage[]] => [id, []]));
  for (const { request_id: id, author, text, written_at: at } of messages) {
    const message = { author: author as SupportMessage['author'], text, writtenAt: at.getTime() };
    byRequest.get(id)?.push(message);
  }
  return rows.map((row) => ({ ...row, messages: byRequest.get(row.id) ?? [] }));
}

function requestOf(row: {
  readonly id: string;
  readonly player_id: string;
  readonly topic: string;
  readonly payment_topic: string | null;
  readonly payment_sub_topic: string | null;
  readonly payment_id: string | null;
  readonly status: string;
  readonly created_at: Date;
  readonly updated_at: Date;
}): Omit<OperatorSupportRequest, 'messages'> {
  return {
    id: row.id,
    playerId: row.player_id,
    topic: row.topic as SupportTopic,
    ...(row.payment_topic !== null && {
      payment: {
        topic: row.payment_topic as PaymentTopic,
        ...(row.payment_sub_topic !== null && { subTopic: row.payment_sub_topic }),
        ...(row.payment_id !== null && { paymentId: row.payment_id }),
      },
    }),
    status: row.status as SupportStatus,
    createdAt: row.created_at.getTime(),
    updatedAt: row.updated_at.getTime(),
  };
}

/** One request with its messages; undefined where there is none of that id. */
export async function findRequest(
  client: Queryable,
  id: string,
): Promise<OperatorSupportRequest | undefined> {
  const { rows } = await client.query(
    `SELECT id, player_id, topic, payment_topic, payment_sub_topic, payment_id, status,
       created_at, updated_at FROM support_request WHERE id = $1`,
    [id],
  );
  const [found] = await withMessages(client, rows.map(requestOf));
  return found;
}

/** The request that a player's key made; undefined for a key that is new. */
export async function findByKey(
  client: Queryable,
  { playerId, key }: { readonly playerId: string; readonly key: string },
): Promise<string | undefined> {
  const { rows } = await client.query(
    'SELECT id FROM support_request WHERE player_id = $1 AND key = $2',
    [playerId, key],
  );
  return rows[0]?.id;
}

/** A player's requests since a time, the latest first. */
export async function requestsOf(
  client: Queryable,
  { playerId, since }: { readonly playerId: string; readonly since: number },
): Promise<readonly OperatorSupportRequest[]> {
  const { rows } = await client.query(
    `SELECT id, player_id, topic, payment_topic, payment_sub_topic, payment_id, status,
       created_at, updated_at FROM support_request
     WHERE player_id = $1 AND updated_at >= $2 ORDER BY updated_at DESC, id DESC LIMIT $3`,
    [playerId, new Date(since), LISTED],
  );
  return withMessages(client, rows.map(requestOf));
}

/** The requests of a status, those first that have waited longest. */
export async function requestsIn(
  client: Queryable,
  status: SupportStatus,
): Promise<{ readonly requests: readonly OperatorSupportRequest[]; readonly count: number }> {
  const { rows } = await client.query(
    `SELECT id, player_id, topic, payment_topic, payment_sub_topic, payment_id, status,
       created_at, updated_at FROM support_request
     WHERE status = $1 ORDER BY updated_at, id LIMIT $2`,
    [status, LISTED],
  );
  const { rows: counted } = await client.query(
    'SELECT count(*)::int AS count FROM support_request WHERE status = $1',
    [status],
  );
  const requests = await withMessages(client, rows.map(requestOf));
  return { requests, count: counted[0]?.count ?? 0 };
}

/** Locks a player until the transaction ends, and counts their requests that wait for Support. */
export async function lockAndCountOpen(client: PoolClient, playerId: string): Promise<number> {
  await client.query('SELECT FROM player WHERE id = $1 FOR NO KEY UPDATE', [playerId]);
  const { rows } = await client.query(
    `SELECT count(*)::int AS count FROM support_request WHERE player_id = $1 AND status = 'open'`,
    [playerId],
  );
  return rows[0]?.count ?? 0;
}

/** Whether a player has a payment of a kind. */
export async function hasPayment(
  client: Queryable,
  { playerId, id, kind }: { readonly playerId: string; readonly id: string; readonly kind: string },
): Promise<boolean> {
  const { rowCount } = await client.query(
    'SELECT FROM payment WHERE id = $1 AND player_id = $2 AND kind = $3',
    [id, playerId, kind],
  );
  return rowCount === 1;
}

/** Adds a request without messages. @returns its id */
export async function insertRequest(
  client: PoolClient,
  request: {
    readonly playerId: string;
    readonly key: string;
    readonly topic: SupportTopic;
    readonly payment?: PaymentSubject | undefined;
    readonly language: string;
    readonly at: number;
  },
): Promise<string> {
  const { playerId, key, topic, payment, language, at } = request;
  const { rows } = await client.query(
    `INSERT INTO support_request (player_id, key, topic, payment_topic, payment_sub_topic, payment_id,
       language, status, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, 'open', $8, $8) RETURNING id`,
    [
      playerId,
      key,
      topic,
      payment?.topic ?? null,
      payment?.subTopic ?? null,
      payment?.paymentId ?? null,
      language,
      new Date(at),
    ],
  );
  return rows[0]?.id ?? '';
}

/** A request, locked until the transaction ends. */
export async function lockRequest(
  client: PoolClient,
  id: string,
): Promise<StoredRequest | undefined> {
  const { rows } = await client.query(
    'SELECT id, player_id, language, status FROM support_request WHERE id = $1 FOR UPDATE',
    [id],
  );
  const [row] = rows;
  return (
    row && {
      id: row.id,
      playerId: row.player_id,
      language: row.language,
      status: row.status as SupportStatus,
    }
  );
}

/** How many messages a request has. */
export async function countMessages(client: Queryable, requestId: string): Promise<number> {
  const { rows } = await client.query(
    'SELECT count(*)::int AS count FROM support_message WHERE request_id = $1',
    [requestId],
  );
  return rows[0]?.count ?? 0;
}

/** Adds a message and sets the status that it leads to. @returns false where its key was used before */
export async function insertMessage(
  client: PoolClient,
  message: {
    readonly requestId: string;
    readonly author: SupportMessage['author'];
    readonly key?: string | undefined;
    readonly text: string;
    readonly status: SupportStatus;
    readonly at: number;
  },
): Promise<boolean> {
  const { requestId, author, key, text, status, at } = message;
  const { rowCount } = await client.query(
    `INSERT INTO support_message (request_id, author, key, text, written_at)
     VALUES ($1, $2, $3, $4, $5) ON CONFLICT (request_id, key) DO NOTHING`,
    [requestId, author, key ?? null, text, new Date(at)],
  );
  if (rowCount === 1) {
    await client.query('UPDATE support_request SET status = $2, updated_at = $3 WHERE id = $1', [
      requestId,
      status,
      new Date(at),
    ]);
  }
  return rowCount === 1;
}
