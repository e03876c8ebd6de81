import { createHmac, randomBytes } from 'node:crypto';
import type { OperatorRole } from '@touchline/domain/operators';
import type { Clock } from '../../platform/clock.ts';
import type { Pool, Queryable, RowOf } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';

const SECRET_BYTES = 32;
const MINUTE_MS = 60_000;
/** How long a session lasts without a use, and at most. */
const IDLE_MS = 30 * MINUTE_MS;
const LONGEST_MS = 8 * 60 * MINUTE_MS;

/** A sign-in of the console that has not ended. */
export interface OperatorSession {
  /** Whose it is. */
  readonly operator: string;
  /** Of an operator who signed in by name, as they are now; undefined for a sign-in with a token. */
  readonly roles: readonly OperatorRole[] | undefined;
  /** When it ends unless it is used, ms since epoch. */
  readonly endsAt: number;
}

/** A session that has just begun, with what the browser keeps of it. */
export interface BegunSession {
  readonly secret: string;
  /** When it ends unless it is used, ms since epoch. */
  readonly endsAt: number;
}

/** Sessions by the secret that the browser's cookie contains. */
export interface OperatorSessions {
  readonly begin: (operator: string) => Promise<BegunSession>;
  /** The same by name. @returns undefined where the operator has no password any more or is switched off */
  readonly beginByName: (account: string) => Promise<BegunSession | undefined>;
  /** The session of a secret; undefined for one that is unknown, ended or expired. */
  readonly find: (secret: string) => Promise<OperatorSession | undefined>;
  /** Moves the end of a session to half an hour from now, at most 8 hours after its beginning. */
  readonly extend: (secret: string) => Promise<void>;
  /** Ends all sessions of an operator but one, in the caller's transaction. */
  readonly endOthers: (
    client: Queryable,
    others: { readonly account: string; readonly than: string },
  ) => Promise<void>;
  /** Ends a session for every process immediately. */
  readonly end: (secret: string) => Promise<void>;
}

const SESSION = `SELECT session.operator, session.ends_at, session.account, account.roles
  FROM operator_session session LEFT JOIN operator_account account ON account.name = session.account
  WHERE digest = $1 AND ends_at > $2 AND account.switched_off_at IS NULL` as const;

function sessionOf([row]: readonly RowOf<typeof SESSION>[]): OperatorSession | undefined {
  return (
    row && {
      operator: row.operator,
      endsAt: row.ends_at.getTime(),
      // The database accepts no other roles.
      roles: row.account === null ? undefined : ((row.roles ?? []) as OperatorRole[]),
    }
  );
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

  /** @param account whose name it is; undefined for a token's */
  async function begin(operator: string, account?: string): Promise<BegunSession | undefined> {
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    const now = clock();
    const endsAt = now + IDLE_MS;
    await pool.query('DELETE FROM operator_session WHERE ends_at <= $1', [new Date(now)]);
    const { rowCount } = await pool.query(
      `WITH allowed AS (
         UPDATE operator_account SET signed_in_at = $3
         WHERE name = $5 AND password_hash IS NOT NULL AND switched_off_at IS NULL RETURNING name
       ), begun AS (
         INSERT INTO operator_session (digest, operator, began_at, ends_at, account)
         SELECT $1, $2, $3::timestamptz, $4, $5
         WHERE $5::text IS NULL OR EXISTS (SELECT FROM allowed) RETURNING *
       )
       SELECT append_audit(began_at, 'operator:' || operator, 'operator.sign-in',
         'operator:' || operator, NULL, jsonb_build_object('endsAt', ends_at), NULL) FROM begun`,
      [digest(secret), operator, new Date(now), new Date(endsAt), account ?? null],
    );
    return rowCount === 1 ? { endsAt, secret } : undefined;
  }

  return {
    begin: async (operator) => {
      const begun = await begin(operator);
      if (begun === undefined) {
        throw new ApiError('internal', 'the session could not be begun');
      }
      return begun;
    },
    beginByName: (account) => begin(account, account),
    find: async (secret) => {
      const { rows } = await pool.query(SESSION, [digest(secret), new Date(clock())]);
      return sessionOf(rows);
    },
    extend: async (secret) => {
      const now = clock();
      await pool.query(
        `UPDATE operator_session
         SET ends_at = least($3::timestamptz, began_at + make_interval(secs => $4))
         WHERE digest = $1 AND ends_at > $2`,
        [digest(secret), new Date(now), new Date(now + IDLE_MS), LONGEST_MS / 1000],
      );
    },
    endOthers: async (client, { account, than }) => {
      await client.query('DELETE FROM operator_session WHERE account = $1 AND digest <> $2', [
        account,
        digest(than),
      ]);
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
