import { createHmac, randomBytes } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { Known, Pool, RowOf } from '../../platform/database/queryable.ts';

const SECRET_BYTES = 32;
const MINUTE_MS = 60_000;
/** How long a session lasts without a use, and at most. */
const IDLE_MS = 30 * MINUTE_MS;
const LONGEST_MS = 8 * 60 * MINUTE_MS;

/** A sign-in of the console that has not ended. */
export interface OperatorSession {
  /** Whose it is. */
  readonly operator: string;
  /** When it ends unless it is used, ms since epoch. */
  readonly endsAt: number;
}

/** Sessions by the secret that the browser's cookie contains. */
export interface OperatorSessions {
  readonly begin: (operator: string) => Promise<OperatorSession & { readonly secret: string }>;
  /** The session of a secret; undefined for one that is unknown, ended or expired. */
  readonly find: (secret: string) => Promise<OperatorSession | undefined>;
  /** Moves the end of a session to half an hour from now, at most 8 hours after its beginning. */
  readonly extend: (secret: string) => Promise<OperatorSession | undefined>;
  /** Ends a session for every process immediately. */
  readonly end: (secret: string) => Promise<void>;
}

const FIELDS = `operator, (extract(epoch FROM ends_at) * 1000)::float8 AS "endsAt"`;
const SESSION =
  `SELECT ${FIELDS} FROM operator_session WHERE digest = $1 AND ends_at > $2` as const;

type SessionRow = Known<RowOf<typeof SESSION>, { readonly endsAt: number }>;

function sessionOf([row]: readonly RowOf<typeof SESSION>[]): OperatorSession | undefined {
  return row as SessionRow | undefined;
}

/**
 * Sessions of the console, kept in the database: an ended one is refused by every process on it, and
 * after a restart. A new operator token ends all of them.
 */
export function createOperatorSessions(options: {
  readonly pool: Pick<Pool, 'query'>;
  readonly operatorToken: string;
  readonly clock: Clock;
}): OperatorSessions {
  const { pool, operatorToken, clock } = options;
  const digest = (secret: string) =>
    createHmac('sha256', operatorToken).update(`operator session ${secret}`).digest();

  return {
    begin: async (operator) => {
      const secret = randomBytes(SECRET_BYTES).toString('base64url');
      const now = clock();
      const endsAt = now + IDLE_MS;
      await pool.query('DELETE FROM operator_session WHERE ends_at <= $1', [new Date(now)]);
      await pool.query(
        `WITH begun AS (
           INSERT INTO operator_session (digest, operator, began_at, ends_at)
           VALUES ($1, $2, $3, $4) RETURNING *
         )
         SELECT append_audit(began_at, 'operator:' || operator, 'operator.sign-in',
           'operator:' || operator, NULL, jsonb_build_object('endsAt', ends_at), NULL) FROM begun`,
        [digest(secret), operator, new Date(now), new Date(endsAt)],
      );
      return { operator, endsAt, secret };
    },
    find: async (secret) => {
      const { rows } = await pool.query(SESSION, [digest(secret), new Date(clock())]);
      return sessionOf(rows);
    },
    extend: async (secret) => {
      const now = clock();
      const { rows } = await pool.query(
        `UPDATE operator_session
         SET ends_at = least($3::timestamptz, began_at + make_interval(secs => $4))
         WHERE digest = $1 AND ends_at > $2 RETURNING ${FIELDS}`,
        [digest(secret), new Date(now), new Date(now + IDLE_MS), LONGEST_MS / 1000],
      );
      return sessionOf(rows);
    },
    end: async (secret) => {
      await pool.query(
        `WITH ended AS (DELETE FROM operator_session WHERE digest = $1 RETURNING *)
         SELECT append_audit($2, 'operator:' || operator, 'operator.sign-out',
           'operator:' || operator, jsonb_build_object('endsAt', ends_at), NULL, NULL) FROM ended`,
        [digest(secret), new Date(clock())],
      );
    },
  };
}
