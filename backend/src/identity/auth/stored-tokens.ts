import { DAY } from '@touchline/domain/time';
import type { PoolClient, RowOf } from '../../platform/database/queryable.ts';
import { digestOf, successorOf } from './refresh-token.ts';

const LIFETIME = { remembered: 30 * DAY, unremembered: DAY / 2 } as const;

const TOKEN = 'SELECT session_id, expires_at, used_at FROM refresh_token WHERE digest = $1';

type TokenRow = RowOf<typeof TOKEN>;

/** Reads what is kept of a refresh token; undefined for one that was never given out. */
export async function readToken(client: PoolClient, token: string): Promise<TokenRow | undefined> {
  const { rows } = await client.query(TOKEN, [digestOf(token)]);
  return rows[0];
}

/**
 * Keeps a new refresh token of a sign-in.
 * @param now milliseconds since epoch
 * @returns when it dies, milliseconds since epoch
 */
export async function storeToken(
  client: PoolClient,
  token: string,
  session: { readonly id: string; readonly remember: boolean; readonly now: number },
): Promise<number> {
  const expiresAt = session.now + LIFETIME[session.remember ? 'remembered' : 'unremembered'];
  await client.query(
    'INSERT INTO refresh_token (digest, session_id, expires_at) VALUES ($1, $2, $3)',
    [digestOf(token), session.id, new Date(expiresAt)],
  );
  return expiresAt;
}

/** Follows the chain from a used token to its newest, unused descendant; undefined where it breaks off. */
export async function newestToken(
  client: PoolClient,
  used: string,
  secret: Uint8Array,
): Promise<{ readonly token: string; readonly row: TokenRow } | undefined> {
  let token = used;
  for (;;) {
    token = successorOf(token, secret);
    const row = await readToken(client, token);
    if (row === undefined || row.used_at === null) {
      return row && { token, row };
    }
  }
}
