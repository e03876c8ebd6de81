import { createHmac, randomBytes } from 'node:crypto';
import type {
  ActOnOperator,
  AddOperator,
  ChangeOperatorPassword,
  ChangeOperatorRoles,
  OperatorAccount,
  OperatorInvitation,
} from '@touchline/contracts/operator';
import { DAY } from '@touchline/domain/time';
import { appendAudit } from '../../platform/audit/audit-log.ts';
import type { RecordAct } from '../../platform/audit/operator-acts.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Pool, PoolClient } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { SecondSteps } from './second-step.ts';
import {
  findAccount,
  hasOtherAdmin,
  insertAccount,
  lockAccounts,
  readPasswordHash,
  replacePassword,
  setLink,
  setRoles,
  setSwitchedOff,
  usePasswordLink,
} from './operator-store.ts';

const CODE_BYTES = 32;
/** How long a link sets a password. */
const LINK_MS = DAY;
/** Names that the operator token and the system have in the audit log. */
const RESERVED: ReadonlySet<string> = new Set(['operator', 'system', 'health']);

/** How passwords are stored, and their guessing slowed down; the players' are. */
export interface OperatorPasswords {
  readonly hash: (password: string) => Promise<string>;
  /** Does the same work without a hash, and answers no. */
  readonly verify: (stored: string | undefined, password: string) => Promise<boolean>;
  /** Counts an attempt before it is checked. @throws ApiError `rate_limited` */
  readonly begin: (attempt: { readonly login: string; readonly source: string }) => Promise<void>;
  readonly succeed: (login: string) => Promise<void>;
}

/** Who does something to an operator, and its record. */
interface By {
  readonly audit: RecordAct;
}

/** Operators who sign in by name. */
export interface OperatorAccounts {
  /** Adds an operator without a password. @throws ApiError `operator_name_taken` */
  readonly add: (
    account: AddOperator & By & { readonly by: string },
  ) => Promise<OperatorInvitation>;
  /** @throws ApiError `not_found`, `revision_stale`, `operator_last_admin` */
  readonly changeRoles: (
    name: string,
    change: Omit<ChangeOperatorRoles, 'reason'> & By,
  ) => Promise<OperatorAccount>;
  /** Takes the password away; a link sets another. @throws ApiError `not_found`, `revision_stale` */
  readonly resetPassword: (
    name: string,
    act: Omit<ActOnOperator, 'reason'> & By,
  ) => Promise<OperatorInvitation>;
  /** Ends every sign-in immediately. @throws ApiError as `changeRoles` */
  readonly switchOff: (
    name: string,
    act: Omit<ActOnOperator, 'reason'> & By,
  ) => Promise<OperatorAccount>;
  /** @throws ApiError `not_found`, `revision_stale` */
  readonly switchOn: (
    name: string,
    act: Omit<ActOnOperator, 'reason'> & By,
  ) => Promise<OperatorAccount>;
  /**
   * Sets the password that a link was made for, once.
   * @returns the operator's name
   * @throws ApiError `operator_link_expired`
   */
  readonly setPassword: (code: string, password: string) => Promise<string>;
  /**
   * Changes an operator's own password, by the present one.
   * @param endOthers ends their other sign-ins, in the same transaction
   * @throws ApiError `validation_failed` for a wrong present password, `rate_limited`
   */
  readonly changePassword: (
    name: string,
    change: ChangeOperatorPassword & {
      /** Where the attempt comes from. */
      readonly source: string;
      readonly endOthers: (client: PoolClient) => Promise<void>;
    },
  ) => Promise<void>;
  /**
   * The name of the operator with this name and password, and code where there is a second step.
   * @param source where the attempt comes from
   * @throws ApiError `credentials_wrong`, `two_factor_required`, `two_factor_code_wrong`, `rate_limited`
   */
  readonly authenticate: (attempt: {
    readonly name: string;
    readonly password: string;
    readonly code?: string | undefined;
    readonly source: string;
  }) => Promise<string>;
}

/** What the audit log shows of an operator. */
function audited({ roles, state, hasSecondStep }: OperatorAccount): object {
  return { roles, state, ...(hasSecondStep && { hasSecondStep }) };
}

interface AccountOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly operatorToken: string;
  readonly passwords: OperatorPasswords;
  readonly secondSteps: Pick<SecondSteps, 'check'>;
}

async function requireAccount(
  client: PoolClient,
  name: string,
  version?: number,
): Promise<OperatorAccount> {
  const account = await findAccount(client, name);
  if (account === undefined) {
    throw new ApiError('not_found', `there is no operator "${name}"`);
  }
  if (version !== undefined && version !== account.version) {
    throw new ApiError('revision_stale', `"${name}" was changed by another operator`, {
      details: account,
    });
  }
  return account;
}

const loginOf = (name: string) => `operator ${name}`;

/** See `OperatorAccounts.changePassword`. */
async function changeOwnPassword(
  { pool, clock, passwords }: Pick<AccountOptions, 'pool' | 'clock' | 'passwords'>,
  name: string,
  { current, password, source, endOthers }: Parameters<OperatorAccounts['changePassword']>[1],
): Promise<void> {
  const refusal = new ApiError('validation_failed', 'this is not your present password', {
    details: [{ path: '/current', problem: 'is wrong' }],
  });
  await passwords.begin({ login: loginOf(name), source });
  const before = await readPasswordHash(pool, name);
  if (!(await passwords.verify(before, current)) || before === undefined) {
    throw refusal;
  }
  await passwords.succeed(loginOf(name));
  const after = await passwords.hash(password);
  await inTransaction(pool, async (client) => {
    // A reset that came in between has ended this sign-in too.
    if (!(await replacePassword(client, name, { before, after }))) {
      throw refusal;
    }
    await endOthers(client);
    await appendAudit(client, {
      actor: `operator:${name}`,
      action: 'operator.change-password',
      subject: `operator:${name}`,
      after: { state: 'active' },
      at: clock(),
    });
  });
}

/** Makes the service of operators who sign in by name; passwords are not of this room. */
export function createOperatorAccounts(options: AccountOptions): OperatorAccounts {
  const { pool, clock, operatorToken, passwords } = options;
  // Keyed like sessions: a copy of the table sets no password.
  const digest = (code: string) =>
    createHmac('sha256', operatorToken).update(`operator password ${code}`).digest();

  async function invite(client: PoolClient, name: string): Promise<OperatorInvitation> {
    const code = randomBytes(CODE_BYTES).toString('base64url');
    const expiresAt = clock() + LINK_MS;
    await setLink(client, name, { digest: digest(code), expiresAt });
    return { operator: await requireAccount(client, name), code, expiresAt };
  }

  /** Changes an operator as it was seen, where what it becomes leaves an admin. */
  function change<Result>(
    name: string,
    { version, audit }: { readonly version: number } & By,
    work: (client: PoolClient, before: OperatorAccount) => Promise<Result>,
  ): Promise<Result> {
    return inTransaction(pool, async (client) => {
      await lockAccounts(client);
      const before = await requireAccount(client, name, version);
      const result = await work(client, before);
      const after = await requireAccount(client, name);
      const wasAdmin = before.roles.includes('admin') && before.state !== 'off';
      const isAdmin = after.roles.includes('admin') && after.state !== 'off';
      if (wasAdmin && !isAdmin && !(await hasOtherAdmin(client, name))) {
        throw new ApiError('operator_last_admin', `"${name}" is the last admin`);
      }
      await audit({
        client,
        subject: `operator:${name}`,
        before: audited(before),
        after: audited(after),
        at: clock(),
      });
      return result;
    });
  }

  return {
    add: ({ name, roles, by, audit }) =>
      inTransaction(pool, async (client) => {
        const at = clock();
        if (RESERVED.has(name) || !(await insertAccount(client, { name, roles, by, at }))) {
          throw new ApiError('operator_name_taken', `the name "${name}" is taken`, {
            details: [{ path: '/name', problem: 'is taken' }],
          });
        }
        const invitation = await invite(client, name);
        const after = audited(invitation.operator);
        await audit({ client, subject: `operator:${name}`, after, at });
        return invitation;
      }),
    changeRoles: (name, { roles, ...act }) =>
      change(name, act, async (client) => {
        await setRoles(client, name, roles);
        return requireAccount(client, name);
      }),
    resetPassword: (name, act) => change(name, act, (client) => invite(client, name)),
    switchOff: (name, act) =>
      change(name, act, async (client) => {
        await setSwitchedOff(client, name, clock());
        return requireAccount(client, name);
      }),
    switchOn: (name, act) =>
      change(name, act, async (client) => {
        await setSwitchedOff(client, name, undefined);
        return requireAccount(client, name);
      }),
    setPassword: async (code, password) => {
      const passwordHash = await passwords.hash(password);
      return inTransaction(pool, async (client) => {
        const now = clock();
        const name = await usePasswordLink(client, { digest: digest(code), passwordHash, now });
        if (name === undefined) {
          throw new ApiError('operator_link_expired', 'this link was used or has expired');
        }
        await appendAudit(client, {
          actor: `operator:${name}`,
          action: 'operator.set-password',
          subject: `operator:${name}`,
          after: { state: 'active' },
          at: now,
        });
        return name;
      });
    },
    changePassword: (name, change) => changeOwnPassword({ pool, clock, passwords }, name, change),
    authenticate: async ({ name, password, code, source }) => {
      const login = loginOf(name);
      await passwords.begin({ login, source });
      if (!(await passwords.verify(await readPasswordHash(pool, name), password))) {
        throw new ApiError('credentials_wrong', 'the name or the password is wrong');
      }
      await options.secondSteps.check(name, code);
      await passwords.succeed(login);
      return name;
    },
  };
}
