import { randomUUID } from 'node:crypto';
import { generatePassword } from '../identity/auth/passwords.ts';
import { findByLogin } from '../identity/auth/players.ts';
import { TEST_METHOD } from '../money/payments/test-provider/test-provider.ts';
import { balances } from '../money/wallet/accounts.ts';
import type { DemoSteps } from '../identity/demo/demo-player.ts';
import type { Pool } from '../platform/database/queryable.ts';
import type { Modules } from './modules.ts';

const CURRENCY = 'EUR';
const DEPOSIT_MINOR = 100_000;

/** The way every player goes, walked by the demo player: registration, provider, callback, ledger. */
export function createDemoSteps(pool: Pool, { auth, payments }: Modules): DemoSteps {
  return {
    generatePassword,
    exists: async (login) => (await findByLogin(pool, login)) !== undefined,
    register: async ({ login, password }) => {
      const { player } = await auth.registration.full({
        email: login,
        password,
        country: 'GB',
        currency: CURRENCY,
        birthday: '1990-01-01',
        name: 'Demo',
        surname: 'Player',
        termsAccepted: true,
      });
      await auth.endSession(player, 'demo player made');
      return { playerId: player.id };
    },
    deposit: async (playerId) => {
      const [account] = await balances(pool, playerId);
      const { payment, redirectUrl } = await payments.deposits.create({
        playerId,
        key: randomUUID(),
        form: {
          accountId: account?.id ?? '',
          methodId: TEST_METHOD,
          amount: DEPOSIT_MINOR,
          limitAnswer: 'none',
          language: 'en',
        },
      });
      const charge = await payments.testProvider.charges.find(redirectUrl.split('/').at(-1) ?? '');
      if (charge === undefined) {
        throw new Error(`the test provider does not know the payment ${payment.id}`);
      }
      await payments.testProvider.decide(charge, 'succeeded');
    },
  };
}
