import type {
  HistoryFormat,
  HistoryKind,
  HistoryMail,
  MailHistory,
} from '@touchline/contracts/history';
import { exactNumber } from '../../platform/database/exact-number.ts';
import type { Queryable } from '../../platform/database/queryable.ts';

/** What a history that was requested by mail has; times are the parts of a filter. */
export interface RequestedHistory {
  readonly playerId: string;
  readonly kind: HistoryKind;
  readonly format: HistoryFormat;
  readonly account?: string;
  readonly from?: string;
  readonly to: string;
  readonly language: string;
}

const timeText = (time: Date) => String(time.getTime());

/** A requested history by its id. */
export async function findHistoryMail(
  client: Queryable,
  id: string,
): Promise<RequestedHistory | undefined> {
  const { rows } = await client.query(
    `SELECT player_id, kind, format, account_id, from_time, to_time, language
     FROM history_mail WHERE id = $1`,
    [id],
  );
  const [row] = rows;
  return (
    row && {
      playerId: row.player_id,
      kind: row.kind,
      format: row.format,
      ...(row.account_id !== null && { account: row.account_id }),
      ...(row.from_time !== null && { from: timeText(row.from_time) }),
      to: timeText(row.to_time),
      language: row.language,
    }
  );
}

/** The digest of the request that a key was used for. */
export async function digestOfKey(
  client: Queryable,
  { playerId, key }: { readonly playerId: string; readonly key: string },
): Promise<Buffer | undefined> {
  const { rows } = await client.query(
    'SELECT request_digest FROM history_mail WHERE player_id = $1 AND idempotency_key = $2',
    [playerId, key],
  );
  return rows[0]?.request_digest;
}

/** Stores a request. */
export async function insertHistoryMail(
  client: Queryable,
  request: MailHistory & {
    readonly id: string;
    readonly playerId: string;
    readonly key: string;
    readonly digest: Buffer;
    /** Milliseconds since epoch. */
    readonly at: number;
  },
): Promise<void> {
  const { from, to, at } = request;
  await client.query(
    `INSERT INTO history_mail (id, player_id, idempotency_key, request_digest, kind, format, account_id,
       from_time, to_time, language, requested_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      request.id,
      request.playerId,
      request.key,
      request.digest,
      request.kind,
      request.format,
      request.account ?? null,
      from === undefined ? null : new Date(Number(from)),
      // What happens after the request is not part of it.
      new Date(to === undefined ? at : Math.min(Number(to), at)),
      request.language,
      new Date(at),
    ],
  );
}

/** Whether an account is the player's, closed ones included. */
export async function isOwnAccount(
  client: Queryable,
  { playerId, account }: { readonly playerId: string; readonly account: string },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT FROM account WHERE id = $1 AND player_id = $2 AND kind = 'player'`,
    [account, playerId],
  );
  return rowCount === 1;
}

/** The address of a player, and whether it has been confirmed; empty without one. */
export async function addressOf(
  client: Queryable,
  playerId: string,
): Promise<{ readonly email: string; readonly isConfirmed: boolean }> {
  const { rows } = await client.query(
    `SELECT email, coalesce(email_activated, false) AS is_confirmed
     FROM player LEFT JOIN player_profile ON player_id = player.id WHERE player.id = $1`,
    [playerId],
  );
  const email = rows[0]?.email ?? '';
  return { email, isConfirmed: email !== '' && rows[0]?.is_confirmed === true };
}

/** How many histories a player has requested since a moment, in milliseconds since epoch. */
export async function requestedSince(
  client: Queryable,
  { playerId, since }: { readonly playerId: string; readonly since: number },
): Promise<number> {
  const { rows } = await client.query(
    'SELECT count(*) FROM history_mail WHERE player_id = $1 AND requested_at > $2',
    [playerId, new Date(since)],
  );
  return exactNumber(rows[0]?.count ?? '0');
}

/** What a player has requested since a moment, the latest first, each with the id of its mail while it waits. */
export async function historyMailsSince(
  client: Queryable,
  { playerId, since }: { readonly playerId: string; readonly since: number },
): Promise<readonly (Omit<HistoryMail, 'messageUrl'> & { readonly language: string })[]> {
  const { rows } = await client.query(
    `SELECT id, kind, format, language, requested_at,
       CASE WHEN sent_at IS NOT NULL THEN 'sent'
         WHEN EXISTS (SELECT FROM mail WHERE history_mail_id = history_mail.id) THEN 'waiting'
         ELSE 'failed' END AS state
     FROM history_mail WHERE player_id = $1 AND requested_at > $2
     ORDER BY requested_at DESC, id`,
    [playerId, new Date(since)],
  );
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    format: row.format,
    language: row.language,
    state: row.state as HistoryMail['state'],
    requestedAt: row.requested_at.getTime(),
  }));
}
