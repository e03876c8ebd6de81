import type { OperatorAccount } from '@touchline/contracts/operator';
import type { OperatorRole } from '@touchline/domain/operators';
import type { PoolClient, Queryable, RowOf } from '../../platform/database/queryable.ts';

const ACCOUNT = `SELECT name, roles, version, password_hash IS NOT NULL AS has_password, created_at,
  created_by, signed_in_at, switched_off_at, second_step_since FROM operator_account WHERE name = $1` as const;

type AccountRow = RowOf<typeof ACCOUNT>;

function stateOf(row: AccountRow): OperatorAccount['state'] {
  if (row.switched_off_at !== null) {
    return 'off';
  }
  return row.has_password === true ? 'active' : 'invited';
}

function accountOf(row: AccountRow): OperatorAccount {
  return {
    name: row.name,
    // The database accepts no others.
    roles: row.roles as OperatorRole[],
    version: row.version,
    state: stateOf(row),
    createdAt: row.created_at.getTime(),
    createdBy: row.created_by,
    hasSecondStep: row.second_step_since !== null,
    ...(row.signed_in_at !== null && { signedInAt: row.signed_in_at.getTime() }),
  };
}

/** An operator by name. */
export async function findAccount(
  client: Queryable,
  name: string,
): Promise<OperatorAccount | undefined> {
  const { rows } = await client.query(ACCOUNT, [name]);
  return rows[0] && accountOf(rows[0]);
}

/** All operators, by name. */
export async function listAccounts(client: Queryable): Promise<OperatorAccount[]> {
  const { rows } = await client.query(
    `SELECT name, roles, version, password_hash IS NOT NULL AS has_password, created_at, created_by,
       signed_in_at, switched_off_at, second_step_since FROM operator_account ORDER BY name`,
  );
  return rows.map(accountOf);
}

/** Whether an operator can sign in by name. */
export async function hasAccounts(client: Queryable): Promise<boolean> {
  const { rows } = await client.query(
    `SELECT EXISTS (SELECT FROM operator_account
       WHERE password_hash IS NOT NULL AND switched_off_at IS NULL) AS found`,
  );
  return rows[0]?.found === true;
}

/** The hash of the password of an operator who may sign in. */
export async function readPasswordHash(
  client: Queryable,
  name: string,
): Promise<string | undefined> {
  const { rows } = await client.query(
    'SELECT password_hash FROM operator_account WHERE name = $1 AND switched_off_at IS NULL',
    [name],
  );
  return rows[0]?.password_hash ?? undefined;
}

/** Has changes of operators wait for each other, so that two admins cannot remove one another. */
export async function lockAccounts(client: PoolClient): Promise<void> {
  await client.query("SELECT pg_advisory_xact_lock(hashtext('operator-accounts'))");
}

/** Whether another operator is an admin who is not switched off. */
export async function hasOtherAdmin(client: Queryable, name: string): Promise<boolean> {
  const { rows } = await client.query(
    `SELECT EXISTS (SELECT FROM operator_account
       WHERE name <> $1 AND 'admin' = ANY (roles) AND switched_off_at IS NULL) AS found`,
    [name],
  );
  return rows[0]?.found === true;
}

/** Stores a new operator. @returns whether the name was free, among personal tokens too */
export async function insertAccount(
  client: Queryable,
  account: {
    readonly name: string;
    readonly roles: readonly OperatorRole[];
    readonly by: string;
    readonly at: number;
  },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `INSERT INTO operator_account (name, roles, created_by, created_at)
     SELECT $1, $2::text[], $3, $4
     WHERE NOT EXISTS (SELECT FROM importmap_token WHERE name = $1)
     ON CONFLICT DO NOTHING`,
    [account.name, account.roles, account.by, new Date(account.at)],
  );
  return rowCount === 1;
}

/** Gives an operator other roles. */
export async function setRoles(
  client: Queryable,
  name: string,
  roles: readonly OperatorRole[],
): Promise<void> {
  await client.query(
    'UPDATE operator_account SET roles = $2::text[], version = version + 1 WHERE name = $1',
    [name, roles],
  );
}

/** Switches an operator off, who is signed out everywhere, or on again (`at` undefined). */
export async function setSwitchedOff(
  client: Queryable,
  name: string,
  at: number | undefined,
): Promise<void> {
  await client.query(
    'UPDATE operator_account SET switched_off_at = $2, version = version + 1 WHERE name = $1',
    [name, at === undefined ? null : new Date(at)],
  );
  await endSessionsOf(client, name);
}

/** Takes an operator's password and second step away for a link with which another is set; every sign-in ends. */
export async function setLink(
  client: Queryable,
  name: string,
  link: { readonly digest: Buffer; readonly expiresAt: number },
): Promise<void> {
  await client.query(
    `UPDATE operator_account SET password_hash = NULL, link_digest = $2, link_expires_at = $3,
       second_step_secret = NULL, second_step_since = NULL, second_step_used = NULL,
       version = version + 1 WHERE name = $1`,
    [name, link.digest, new Date(link.expiresAt)],
  );
  await endSessionsOf(client, name);
}

/** Sets the password of the operator whose link it is and uses the link up. @returns whose; undefined for none */
export async function usePasswordLink(
  client: Queryable,
  link: { readonly digest: Buffer; readonly passwordHash: string; readonly now: number },
): Promise<string | undefined> {
  const { rows } = await client.query(
    `UPDATE operator_account SET password_hash = $2, link_digest = NULL, link_expires_at = NULL
     WHERE link_digest = $1 AND link_expires_at > $3 AND switched_off_at IS NULL RETURNING name`,
    [link.digest, link.passwordHash, new Date(link.now)],
  );
  return rows[0]?.name;
}

/** Sets another password of an operator who has one. @returns whether it was still `before` */
export async function replacePassword(
  client: Queryable,
  name: string,
  { before, after }: { readonly before: string; readonly after: string },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE operator_account SET password_hash = $3
     WHERE name = $1 AND password_hash = $2 AND switched_off_at IS NULL`,
    [name, before, after],
  );
  return rowCount === 1;
}

async function endSessionsOf(client: Queryable, name: string): Promise<void> {
  await client.query('DELETE FROM operator_session WHERE account = $1', [name]);
}
