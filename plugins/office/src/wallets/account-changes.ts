import { AccountMessageAnswer, AccountsAnswer } from '@touchline/contracts/money';
import {
  createStore,
  perPlugin,
  type PluginContext,
  type ReadableStore,
} from '@touchline/plugin-api';
import { accountsResource } from '../accounts.resource.ts';

const PATH = '/wallet-api/v1/accounts';
/** After adding a currency the accounts are polled until it is among them (platform.txt §9). */
const ATTEMPTS = 5;
const ATTEMPT_EVERY = 1000;

export type AccountChange = 'add' | 'change' | 'remove';

/** The result of a change: a message for the player, and on failure what went wrong. */
export type AccountChangeResult =
  | { readonly success: true; readonly message?: string }
  | { readonly success: false; readonly message: string; readonly error: unknown };

export interface AccountChanges {
  /** Which changes are under way. */
  readonly processing: ReadableStore<Readonly<Record<AccountChange, boolean>>>;
  /** Opens an account in a further currency, and waits until the list has it. */
  readonly add: (currency: string) => Promise<AccountChangeResult>;
  /** Makes an account the one that pays. */
  readonly change: (accountId: string) => Promise<AccountChangeResult>;
  readonly remove: (accountId: string) => Promise<AccountChangeResult>;
}

const pathOf = (accountId: string) => `${PATH}/${encodeURIComponent(accountId)}`;

/** Waits until the player's accounts hold one in the currency, or the attempts are used up. */
async function untilListed(
  { clock, log, resources }: PluginContext,
  currency: string,
): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    await new Promise<void>((resolve) => clock.after(ATTEMPT_EVERY, resolve));
    const accounts = await resources.fetch(accountsResource, {}).then(
      (answer) => answer.accounts,
      (error: unknown) => {
        log.warn('failed to fetch the accounts', error);
        return [];
      },
    );
    if (accounts.some((account) => account.currency === currency)) {
      return;
    }
  }
}

/** @returns the message for the player */
async function addAccount(context: PluginContext, currency: string): Promise<string> {
  const { http, i18n } = context;
  const { message } = await http.request({
    method: 'POST',
    path: PATH,
    body: { currency },
    schema: AccountMessageAnswer,
    authentication: 'required',
  });
  await untilListed(context, currency);
  return i18n.t(`wallets.message.${message}`);
}

/** @returns the message for the player, if anything */
async function activateAccount(
  { http, i18n, navigation }: PluginContext,
  accountId: string,
): Promise<string | undefined> {
  const { accounts } = await http.request({
    method: 'PUT',
    path: `${pathOf(accountId)}/active`,
    schema: AccountsAnswer,
    authentication: 'required',
  });
  const currency = accounts.find(({ id }) => id === accountId)?.currency ?? '';
  // A game of bingo shows itself which account it plays from.
  return navigation.current.get().name === 'bingo'
    ? undefined
    : i18n.t('wallets.message.account_set', { currency });
}

/** @returns the message for the player */
async function removeAccount({ http, i18n }: PluginContext, accountId: string): Promise<string> {
  const { message } = await http.request({
    method: 'DELETE',
    path: pathOf(accountId),
    schema: AccountMessageAnswer,
    authentication: 'required',
  });
  return i18n.t(`wallets.message.${message}`);
}

function createAccountChanges(context: PluginContext): AccountChanges {
  const { bus, i18n, log } = context;
  const processing = createStore({ add: false, change: false, remove: false });

  const run = async (
    kind: AccountChange,
    act: () => Promise<string | undefined>,
  ): Promise<AccountChangeResult> => {
    processing.set({ ...processing.get(), [kind]: true });
    try {
      const message = await act();
      // Views of a balance, here and in other sections, refetch.
      await bus.emit('balance.changed', {});
      return { success: true, ...(message === undefined ? {} : { message }) };
    } catch (error) {
      log.error(`an account could not be changed (${kind})`, error);
      return { success: false, message: i18n.error(error), error };
    } finally {
      processing.set({ ...processing.get(), [kind]: false });
    }
  };

  return {
    processing,
    add: (currency) => run('add', () => addAccount(context, currency)),
    change: (accountId) => run('change', () => activateAccount(context, accountId)),
    remove: (accountId) => run('remove', () => removeAccount(context, accountId)),
  };
}

/** The player's changes to their accounts, one for the whole plugin. */
export const accountChangesOf = perPlugin(createAccountChanges);
