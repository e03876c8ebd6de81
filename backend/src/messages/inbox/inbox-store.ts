import type { MessageBox } from '@touchline/contracts/messages';
import type { Queryable, RowOf } from '../../platform/database/queryable.ts';

const PAGE_SIZE = 20;

const PAGE = `SELECT message.id, message.kind, message.notice, message.facts, message.created_at,
    message.read_at, broadcast.texts, broadcast.route
  FROM inbox_message message LEFT JOIN broadcast ON broadcast.id = message.broadcast_id
  WHERE message.player_id = $1 AND (message.archived_at IS NOT NULL) = $2
    AND ($3::bigint IS NULL OR message.id < $3)
    AND (message.ends_at IS NULL OR message.ends_at > $4)
    AND ($5 OR message.kind <> 'promotion')
  ORDER BY message.id DESC LIMIT $6`;

export type StoredMessage = RowOf<typeof PAGE>;

/** A player, at a moment; promotions are shown to whoever may read them. */
export interface Reader {
  readonly playerId: string;
  readonly now: number;
  readonly readsPromotions: boolean;
}

/** A page of a folder, the latest message first. */
export async function messagesIn(
  client: Queryable,
  {
    playerId,
    box,
    cursor,
    now,
    readsPromotions,
  }: Reader & { readonly box: MessageBox; readonly cursor?: string | undefined },
): Promise<{ readonly messages: readonly StoredMessage[]; readonly nextCursor?: string }> {
  const { rows } = await client.query({
    name: 'messages.page',
    text: PAGE,
    values: [
      playerId,
      box === 'archive',
      cursor ?? null,
      new Date(now),
      readsPromotions,
      PAGE_SIZE + 1,
    ],
  });
  const messages = rows.slice(0, PAGE_SIZE);
  const last = messages.at(-1);
  return rows.length > PAGE_SIZE && last !== undefined
    ? { messages, nextCursor: last.id }
    : { messages };
}

/** How many messages in the inbox the player has not opened. */
export async function countUnread(
  client: Queryable,
  { playerId, now, readsPromotions }: Reader,
): Promise<number> {
  const { rows } = await client.query({
    name: 'messages.unread',
    text: `SELECT count(*)::int AS unread FROM inbox_message
           WHERE player_id = $1 AND read_at IS NULL AND archived_at IS NULL
             AND (ends_at IS NULL OR ends_at > $2) AND ($3 OR kind <> 'promotion')`,
    values: [playerId, new Date(now), readsPromotions],
  });
  return rows[0]?.unread ?? 0;
}

interface OwnMessage {
  readonly playerId: string;
  readonly id: string;
  readonly now: number;
}

/** Marks a player's message as read, however often it is opened. @returns whether it is theirs */
export async function markRead(
  client: Queryable,
  { playerId, id, now }: OwnMessage,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE inbox_message SET read_at = coalesce(read_at, $3) WHERE id = $2 AND player_id = $1`,
    [playerId, id, new Date(now)],
  );
  return rowCount === 1;
}

/** Puts a player's message into the archive, or back into the inbox. @returns whether it is theirs */
export async function setArchived(
  client: Queryable,
  { playerId, id, now, archived }: OwnMessage & { readonly archived: boolean },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE inbox_message SET archived_at = CASE WHEN $4::boolean THEN coalesce(archived_at, $3) END
     WHERE id = $2 AND player_id = $1`,
    [playerId, id, new Date(now), archived],
  );
  return rowCount === 1;
}

/** Marks everything in a player's inbox as read that is not newer than a message. */
export async function markAllRead(
  client: Queryable,
  { playerId, upTo, now }: Omit<OwnMessage, 'id'> & { readonly upTo: string },
): Promise<void> {
  await client.query(
    `UPDATE inbox_message SET read_at = $3
     WHERE player_id = $1 AND id <= $2 AND read_at IS NULL AND archived_at IS NULL`,
    [playerId, upTo, new Date(now)],
  );
}

/** Announces, after the commit, that messages of players have changed. */
export async function announceMessages(
  client: Queryable,
  playerIds: readonly string[],
): Promise<void> {
  await client.query(
    `INSERT INTO outbox (topic, payload)
     SELECT 'messages.changed', jsonb_build_object('playerId', id::text)
     FROM unnest($1::bigint[]) AS changed (id)`,
    [playerIds],
  );
  await client.query(`SELECT pg_notify('outbox', '')`);
}
