import type {
  BroadcastAudience,
  OperatorBroadcast,
  WriteBroadcast,
} from '@touchline/contracts/broadcasts';
import type { MessageRoute } from '@touchline/contracts/messages';
import type { PoolClient, Queryable, RowOf } from '../../platform/database/queryable.ts';

const PAGE_SIZE = 20;

const COLUMNS = `id, kind, player_id, countries, languages, currencies, standing, texts, route,
  by_mail, send_at, ends_at, status, delivered, created_by, created_at`;
const BROADCAST = `SELECT ${COLUMNS} FROM broadcast WHERE id = $1` as const;

function audienceOf(row: RowOf<typeof BROADCAST>): BroadcastAudience {
  const { player_id: playerId, countries, languages, currencies, standing } = row;
  return {
    ...(playerId !== null && { playerId }),
    ...(countries !== null && { countries: [...countries] }),
    ...(languages !== null && { languages: [...languages] }),
    ...(currencies !== null && { currencies: [...currencies] }),
    ...(standing !== null && { standing: standing as NonNullable<BroadcastAudience['standing']> }),
  };
}

function broadcastOf(row: RowOf<typeof BROADCAST>): OperatorBroadcast {
  return {
    id: row.id,
    kind: row.kind as OperatorBroadcast['kind'],
    audience: audienceOf(row),
    texts: row.texts as OperatorBroadcast['texts'],
    ...(row.route !== null && { route: row.route as MessageRoute }),
    ...(row.by_mail && { byMail: true }),
    sendAt: row.send_at.getTime(),
    ...(row.ends_at !== null && { endsAt: row.ends_at.getTime() }),
    status: row.status as OperatorBroadcast['status'],
    delivered: row.delivered,
    createdBy: row.created_by,
    createdAt: row.created_at.getTime(),
  };
}

/** One broadcast; undefined where there is none of that id. */
export async function findBroadcast(
  client: Queryable,
  id: string,
): Promise<OperatorBroadcast | undefined> {
  const { rows } = await client.query(BROADCAST, [id]);
  return rows[0] && broadcastOf(rows[0]);
}

/** The broadcast that a key made, with the digest of what was sent. */
export async function findByKey(
  client: Queryable,
  key: string,
): Promise<{ readonly id: string; readonly digest: Buffer } | undefined> {
  const { rows } = await client.query('SELECT id, request_digest FROM broadcast WHERE key = $1', [
    key,
  ]);
  return rows[0] && { id: rows[0].id, digest: rows[0].request_digest };
}

/** Adds a broadcast that waits for its time. @returns its id; undefined where its key was used before */
export async function insertBroadcast(
  client: PoolClient,
  broadcast: WriteBroadcast & {
    readonly key: string;
    readonly digest: Buffer;
    readonly actor: string;
    readonly at: number;
  },
): Promise<string | undefined> {
  const { key, digest, kind, audience, texts, route, byMail, sendAt, endsAt, actor, at } =
    broadcast;
  const { rows } = await client.query(
    `INSERT INTO broadcast (key, request_digest, kind, player_id, countries, languages, currencies,
       standing, texts, route, by_mail, send_at, ends_at, status, created_by, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, 'waiting', $14, $15)
     ON CONFLICT (key) DO NOTHING RETURNING id`,
    [
      key,
      digest,
      kind,
      audience.playerId ?? null,
      audience.countries ?? null,
      audience.languages ?? null,
      audience.currencies ?? null,
      audience.standing ?? null,
      JSON.stringify(texts),
      route ?? null,
      byMail ?? false,
      new Date(sendAt ?? at),
      endsAt === undefined ? null : new Date(endsAt),
      actor,
      new Date(at),
    ],
  );
  return rows[0]?.id;
}

/** Broadcasts, the latest first, a page at a time. */
export async function listBroadcasts(
  client: Queryable,
  cursor: string | undefined,
): Promise<{ readonly broadcasts: OperatorBroadcast[]; readonly nextCursor?: string }> {
  const { rows } = await client.query(
    `SELECT ${COLUMNS} FROM broadcast WHERE ($1::bigint IS NULL OR id < $1) ORDER BY id DESC LIMIT $2`,
    [cursor ?? null, PAGE_SIZE + 1],
  );
  const broadcasts = rows.slice(0, PAGE_SIZE).map(broadcastOf);
  const last = broadcasts.at(-1);
  return rows.length > PAGE_SIZE && last !== undefined
    ? { broadcasts, nextCursor: last.id }
    : { broadcasts };
}

/** Stops a broadcast that is not sent yet, or only to some. @returns its status before; undefined where it has ended */
export async function cancelBroadcast(client: PoolClient, id: string): Promise<string | undefined> {
  const { rows } = await client.query(
    `SELECT status FROM broadcast WHERE id = $1 AND status IN ('waiting', 'sending') FOR UPDATE`,
    [id],
  );
  await client.query(
    `UPDATE broadcast SET status = 'cancelled' WHERE id = $1 AND status IN ('waiting', 'sending')`,
    [id],
  );
  return rows[0]?.status;
}
