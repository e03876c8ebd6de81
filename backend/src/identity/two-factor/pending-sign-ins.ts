import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import { type CookieRules, cookieAttributes } from '../auth/session-cookies.ts';

/** How long a player has for the code. */
const PENDING_MS = 600_000;
/** Http-only: whose first proof was right in this browser. It opens nothing without a code. */
const COOKIE = 'tl_two_factor';
const PATH = '/web-api/auth';

/** A sign-in whose code is still to come. */
export interface PendingSignIn {
  readonly playerId: string;
  readonly remember: boolean;
}

export interface PendingSignIns {
  /** Remembers in the browser whose first proof was right. */
  readonly keep: (
    request: FastifyRequest,
    reply: FastifyReply,
    pending: PendingSignIn & { readonly rules: CookieRules },
  ) => Promise<void>;
  /** Whose code this browser owes; undefined when none does any longer. */
  readonly find: (request: FastifyRequest) => Promise<PendingSignIn | undefined>;
  /** Uses it up. @returns false when it was used in the meantime */
  readonly take: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;
}

const digestOf = (token: string) => createHash('sha256').update(token).digest();

/** Sign-ins between the first proof and the code; only digests of their tokens are stored. */
export function createPendingSignIns({
  pool,
  clock,
}: {
  readonly pool: Pool;
  readonly clock: Clock;
}): PendingSignIns {
  const digestIn = (request: FastifyRequest) => digestOf(request.cookies[COOKIE] ?? '');
  return {
    keep: async (request, reply, { playerId, remember, rules }) => {
      const token = randomBytes(32).toString('base64url');
      const now = clock();
      await pool.query('DELETE FROM two_factor_sign_in WHERE expires_at < $1', [new Date(now)]);
      await pool.query(
        `INSERT INTO two_factor_sign_in (digest, player_id, remember, expires_at)
         VALUES ($1, $2, $3, $4)`,
        [digestOf(token), playerId, remember, new Date(now + PENDING_MS)],
      );
      reply.setCookie(COOKIE, token, {
        ...cookieAttributes(request, rules, 'strict'),
        path: PATH,
        httpOnly: true,
        maxAge: PENDING_MS / 1000,
      });
    },
    find: async (request) => {
      const { rows } = await pool.query(
        `SELECT player_id, remember FROM two_factor_sign_in WHERE digest = $1 AND expires_at > $2`,
        [digestIn(request), new Date(clock())],
      );
      const [row] = rows;
      return row && { playerId: row.player_id, remember: row.remember };
    },
    take: async (request, reply) => {
      const { rowCount } = await pool.query('DELETE FROM two_factor_sign_in WHERE digest = $1', [
        digestIn(request),
      ]);
      reply.clearCookie(COOKIE, { path: PATH });
      return rowCount === 1;
    },
  };
}
