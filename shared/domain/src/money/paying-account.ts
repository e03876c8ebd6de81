/** What decides which of a player's accounts is used. */
interface HeldAccount {
  readonly isActive: boolean;
  /** 0 is the main account, 4 one that holds a bonus. */
  readonly type: number;
}

const MAIN = 0;
/** Type of the account that holds a bonus. */
export const BONUS_ACCOUNT = 4;

/** The account that bets go through: the active one, else the main one. */
export function payingAccount<Account extends HeldAccount>(
  accounts: readonly Account[] | undefined,
): Account | undefined {
  return accounts?.find(({ isActive }) => isActive) ?? accounts?.find(({ type }) => type === MAIN);
}

/** The accounts that money is paid into and out of: all but the one that holds a bonus. */
export function cashAccounts<Account extends HeldAccount>(
  accounts: readonly Account[] | undefined,
): readonly Account[] | undefined {
  return accounts?.filter(({ type }) => type !== BONUS_ACCOUNT);
}

/** The account that deposits go to: as `payingAccount`, but never the one that holds a bonus. */
export function depositAccount<Account extends HeldAccount>(
  accounts: readonly Account[] | undefined,
): Account | undefined {
  return payingAccount(cashAccounts(accounts));
}
