import { hash } from 'node:crypto';
import type { Queryable, RowOf } from '../../platform/database/queryable.ts';

const SESSION = `SELECT session.id, session.game, session.account_id, session.player_id,
    session.currency, session.launched_at, session.expires_at,
    EXISTS (SELECT FROM player_session WHERE player_session.id = session.sign_in_id
      AND player_session.ended_at IS NOT NULL) AS is_signed_out
  FROM game_session session
  WHERE session.token_digest = $1 AND session.provider = $2` as const;

/** A session of a game, as the wallet judges calls by it. */
export type GameSession = RowOf<typeof SESSION>;

const ACCOUNT = `SELECT session.id, session.game, session.account_id, session.player_id,
    session.currency, session.launched_at, session.expires_at,
    EXISTS (SELECT FROM player_session WHERE player_session.id = session.sign_in_id
      AND player_session.ended_at IS NOT NULL) AS is_signed_out
  FROM game_session session
  WHERE session.account_id = $1 AND session.provider = $2 AND session.launched_at IS NOT NULL
  ORDER BY session.opened_at DESC LIMIT 1` as const;

/** What is stored of a token. */
export function digestOfToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

/** Opens a session; no call counts until it was launched. */
export async function openSession(
  client: Queryable,
  session: {
    readonly id: string;
    readonly token: string;
    readonly provider: string;
    readonly game: string;
    readonly playerId: string;
    readonly accountId: string;
    /** The sign-in that it ends with. */
    readonly signInId?: string | undefined;
    /** Milliseconds since epoch, as the next. */
    readonly at: number;
    readonly expiresAt: number;
  },
): Promise<void> {
  await client.query({
    name: 'gaming.open-session',
    text: 'SELECT open_game_session($1, $2, $3, $4, $5, $6, $7, $8, $9)',
    values: [
      session.id,
      digestOfToken(session.token),
      session.provider,
      session.game,
      session.playerId,
      session.accountId,
      new Date(session.at),
      new Date(session.expiresAt),
      session.signInId ?? null,
    ],
  });
}

/** Notes that the provider has responded to the launch. */
export async function noteLaunched(
  client: Queryable,
  { id, at }: { readonly id: string; readonly at: number },
): Promise<void> {
  await client.query({
    name: 'gaming.note-launched',
    text: 'UPDATE game_session SET launched_at = $2 WHERE id = $1 AND launched_at IS NULL',
    values: [id, new Date(at)],
  });
}

/** The session that a provider names by its token. */
export async function findSession(
  client: Queryable,
  { token, provider }: { readonly token: string; readonly provider: string },
): Promise<GameSession | undefined> {
  const { rows } = await client.query({
    name: 'gaming.find-session',
    text: SESSION,
    values: [digestOfToken(token), provider],
  });
  return rows[0];
}

/** The newest session of an account with a provider, for what comes without a token. */
export async function latestSession(
  client: Queryable,
  { account, provider }: { readonly account: string; readonly provider: string },
): Promise<GameSession | undefined> {
  const { rows } = await client.query({
    name: 'gaming.latest-session',
    text: ACCOUNT,
    values: [account, provider],
  });
  return rows[0];
}
