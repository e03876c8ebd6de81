import { randomUUID } from 'node:crypto';
import { generatePassword } from '../identity/auth/passwords.ts';
import { findByLogin } from '../identity/auth/players.ts';
import { startDemoChallenges } from '../loyalty/challenges/demo-challenges.ts';
import { balances } from '../money/wallet/accounts.ts';
import type { DemoSteps } from '../identity/demo/demo-player.ts';
import type { Pool } from '../platform/database/queryable.ts';
import type { Modules } from './modules.ts';

const CURRENCY = 'EUR';
const DEPOSIT_MINOR = 100_000;

/** The way every player goes, walked by the demo player: registration, provider, callback, ledger. */
export function createDemoSteps(pool: Pool, { auth, configuration, payments }: Modules): DemoSteps {
  return {
    generatePassword,
    openSections: async () => {
      await configuration.change('thirdparty', { allowed: true });
      await configuration.change('loyalty', {
        bonusGames: { isOffered: true },
        freeRounds: { isOffered: true },
      });
      await configuration.change('toto', {
        lotteries: true,
        drawBets: { isOffered: true },
        rounds: true,
        leadMinutes: 10,
        correctionMinutes: 1,
      });
      await configuration.change('betting', {
        earlyPayout: { isOffered: true },
        insurance: { isOffered: true },
      });
      const { core } = await configuration.read();
      await startDemoChallenges(pool, {
        now: Date.now(),
        offset: core.settings.timeZone ?? 0,
      });
    },
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
      const accountId = account?.id ?? '';
      const methods = await payments.deposits.methods({ playerId, accountId });
      const method = methods.find(({ isTest }) => isTest);
      if (method === undefined) {
        throw new Error('no test payment method is offered to the demo player');
      }
      const { payment } = await payments.deposits.create({
        playerId,
        key: randomUUID(),
        form: {
          accountId,
          methodId: method.id,
          amount: DEPOSIT_MINOR,
          limitAnswer: 'none',
          language: 'en',
        },
      });
      await payments.completeTestDeposit(payment);
    },
  };
}
