import type { ErrorCode } from '@touchline/contracts/errors';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Pool, PoolClient, Queryable } from '../../platform/database/queryable.ts';
import { ACCOUNT_ID } from './accounts.ts';
import { appendAudit } from '../../platform/audit/audit-log.ts';

/** What players do with their accounts themselves. Each change is in the audit log. */
export interface PlayerAccounts {
  /**
   * Opens an account in a further currency; the active account stays the one it was.
   * @returns its id
   * @throws ApiError `currency_not_offered`, `currency_held`
   */
  readonly add: (playerId: string, currency: string) => Promise<string>;
  /** Makes an account the one that pays. @throws ApiError `account_unknown` */
  readonly activate: (playerId: string, accountId: string) => Promise<void>;
  /**
   * Closes an account of a further currency.
   * @throws ApiError `account_unknown`, `account_is_main`, `account_is_active`, `account_not_empty`
   */
  readonly remove: (playerId: string, accountId: string) => Promise<void>;
}

export interface PlayerAccountsOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  /** Currencies the site offers, ISO 4217. */
  readonly currencies: () => Promise<readonly string[]>;
}

const REFUSALS: Readonly<Record<string, { readonly code: ErrorCode; readonly message: string }>> = {
  'account-unknown': { code: 'account_unknown', message: 'there is no such account' },
  'account-main': { code: 'account_is_main', message: 'the main account stays' },
  'account-active': { code: 'account_is_active', message: 'make another account active first' },
  'account-not-empty': { code: 'account_not_empty', message: 'the account still holds money' },
  'currency-exists': { code: 'currency_held', message: 'there is an account in this currency' },
};

function refuse(outcome: string): never {
  const { code, message } = REFUSALS[outcome] ?? { code: 'internal', message: outcome };
  throw new ApiError(code, message);
}

interface AddedAccount {
  readonly outcome: string;
  readonly id: string;
}

/** @returns the new account's id */
async function addAccount(client: PoolClient, playerId: string, currency: string): Promise<string> {
  const { rows } = await client.query({
    name: 'wallet.add-account',
    text: 'SELECT add_account($1, $2) AS answer',
    values: [playerId, currency],
  });
  const { outcome, id } = (rows[0]?.answer ?? { outcome: '', id: '' }) as AddedAccount;
  if (outcome !== 'added') {
    refuse(outcome);
  }
  return id;
}

/** Makes the service behind the accounts page. */
export function createPlayerAccounts(options: PlayerAccountsOptions): PlayerAccounts {
  const { pool, clock, currencies } = options;
  const audit = (client: Queryable, playerId: string, action: string, after: object) =>
    appendAudit(client, {
      actor: `player:${playerId}`,
      action,
      subject: `player:${playerId}`,
      after,
      at: clock(),
    });

  return {
    add: async (playerId, currency) => {
      if (!(await currencies()).includes(currency)) {
        throw new ApiError('currency_not_offered', `accounts in ${currency} are not offered`);
      }
      return inTransaction(pool, async (client) => {
        const id = await addAccount(client, playerId, currency);
        await audit(client, playerId, 'account.added', { accountId: id, currency });
        return id;
      });
    },
    activate: (playerId, accountId) =>
      inTransaction(pool, async (client) => {
        if (!ACCOUNT_ID.test(accountId)) {
          refuse('account-unknown');
        }
        const { rows } = await client.query({
          name: 'wallet.activate_account',
          text: 'SELECT activate_account($1, $2) AS outcome',
          values: [playerId, accountId],
        });
        if (rows[0]?.outcome !== 'activated') {
          refuse(rows[0]?.outcome ?? '');
        }
        await audit(client, playerId, 'account.activated', { accountId });
      }),
    remove: (playerId, accountId) =>
      inTransaction(pool, async (client) => {
        if (!ACCOUNT_ID.test(accountId)) {
          refuse('account-unknown');
        }
        const { rows } = await client.query({
          name: 'wallet.close_account',
          text: 'SELECT close_account($1, $2, $3) AS outcome',
          values: [playerId, accountId, new Date(clock())],
        });
        if (rows[0]?.outcome !== 'closed') {
          refuse(rows[0]?.outcome ?? '');
        }
        await audit(client, playerId, 'account.removed', { accountId });
      }),
  };
}
