import { createHash } from 'node:crypto';
import type { OwnAccounts, PayoutOrder } from '../provider.ts';

const METHOD = 'test-bank';
const PREFIX = 'test-own-';
/** The bank behind this number, the example of France in the standard, never confirms a name. */
const OTHERS_ACCOUNT = 'FR1420041010050500013M02606';

/** The bank accounts that the test provider pays to: every valid number but one is in the holder's name. */
export const TEST_OWN_ACCOUNTS: OwnAccounts = {
  methods: [METHOD],
  add: async ({ playerId, accountNumber }) => {
    if (accountNumber === OTHERS_ACCOUNT) {
      return 'refused';
    }
    const digest = createHash('sha256').update(`${playerId} ${accountNumber}`).digest('base64url');
    return {
      id: `${PREFIX}${digest.slice(0, 22)}`,
      label: `${accountNumber.slice(0, 4)} •••• ${accountNumber.slice(-4)}`,
    };
  },
};

/** Whether a payout goes to such an account. */
export function isOwnAccount({ methodId, meansId }: PayoutOrder): boolean {
  return methodId === METHOD && meansId.startsWith(PREFIX);
}
