import { type AccountFacts, findAccount } from '../../money/wallet/accounts.ts';
import type { Pool } from '../../platform/database/queryable.ts';

const MOST_REMEMBERED = 50_000;

/** Looks up players' accounts; what is found never changes, so it is remembered. */
export function createAccountDirectory(
  pool: Pool,
): (account: {
  readonly playerId: string;
  readonly accountId: string;
}) => Promise<AccountFacts | undefined> {
  const known = new Map<string, AccountFacts>();
  return async (account) => {
    const name = `${account.playerId} ${account.accountId}`;
    const remembered = known.get(name);
    if (remembered !== undefined) {
      return remembered;
    }
    const found = await findAccount(pool, account);
    if (found !== undefined) {
      if (known.size >= MOST_REMEMBERED) {
        known.clear();
      }
      known.set(name, found);
    }
    return found;
  };
}
