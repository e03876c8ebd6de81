import { createHash, randomUUID } from 'node:crypto';
import type { ConfigurationValues } from '@touchline/contracts/configuration';
import type { CreateDeposit, DepositMethod, PaymentMethod } from '@touchline/contracts/money';
import type { Pool, PoolClient } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { DepositGuard } from './deposit-guard.ts';
import type { DepositWallet } from './deposit-wallet.ts';
import type { LimitPrompt } from './limit-prompt.ts';
import { depositMethod, inOrder } from './method-rules.ts';
import { savedMeans } from './payment-means.ts';
import {
  type StoredPayment,
  cancelAbandoned,
  findByKey,
  insertDeposit,
  markPending,
} from './payment-store.ts';
import type { PaymentProvider } from './provider.ts';

/** How long a player may take at the provider. */
export const DEPOSIT_LIFETIME_MS = 1_800_000;
/** A provider's last word may arrive this long after the deposit has expired. */
const LATE_MS = 300_000;

export interface DepositsOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly providers: readonly PaymentProvider[];
  readonly wallet: DepositWallet;
  readonly guard: DepositGuard;
  readonly prompt: LimitPrompt;
  readonly rules: () => Promise<ConfigurationValues['payments']['methods']>;
  /** Where a player is registered, as an upper-case code. */
  readonly countryOf: (playerId: string) => Promise<string | undefined>;
}

export interface Deposits {
  readonly methods: (requested: {
    readonly playerId: string;
    readonly accountId: string;
  }) => Promise<readonly DepositMethod[]>;
  /**
   * Opens a deposit, or answers the one already opened with this key.
   * @throws ApiError with a payment code, `account_unknown`, `payment_means_unknown`, `limit_prompt_unanswered`,
   * `limit_reached`, `player_excluded`, `idempotency_key_reused`
   */
  readonly create: (requested: {
    readonly playerId: string;
    readonly key: string;
    readonly form: CreateDeposit;
  }) => Promise<{ readonly payment: StoredPayment; readonly redirectUrl: string }>;
  /** Expires unfinished deposits. */
  readonly cancelAbandoned: () => Promise<number>;
}

function digestOf(form: CreateDeposit): Buffer {
  const { accountId, methodId, amount, meansId } = form;
  // The answer to the prompt and the language are not what is being paid for.
  return createHash('sha256')
    .update(
      JSON.stringify([accountId, methodId, amount, ...(meansId === undefined ? [] : [meansId])]),
    )
    .digest();
}

function checkAmount(amount: number, method: PaymentMethod): void {
  const details = { minimum: method.minimum, maximum: method.maximum, currency: method.currency };
  if (amount < method.minimum) {
    throw new ApiError('payment_amount_below_minimum', 'the amount is too small', { details });
  }
  if (amount > method.maximum) {
    throw new ApiError('payment_amount_above_maximum', 'the amount is too large', { details });
  }
}

/** Takes deposits in through whatever providers there are. */
export function createDeposits(options: DepositsOptions): Deposits {
  const { pool, clock, providers, wallet, guard, prompt } = options;

  async function account(playerId: string, accountId: string) {
    const found = await wallet.findAccount(pool, { playerId, accountId });
    if (found === undefined) {
      throw new ApiError('account_unknown', 'this is not one of your accounts');
    }
    return found;
  }

  /** What the player may deposit by, with what they have paid with before. */
  async function offers({
    playerId,
    currency,
  }: {
    readonly playerId: string;
    readonly currency: string;
  }) {
    const [rules, country, saved] = await Promise.all([
      options.rules(),
      options.countryOf(playerId),
      savedMeans(pool, playerId),
    ]);
    const lists = await Promise.all(
      providers.map(async (provider) =>
        (await provider.methods(currency)).flatMap((offered) => {
          const method = depositMethod(offered, { rules, country });
          const means = saved.of({ provider: provider.id, methodId: offered.id });
          return method === undefined ? [] : [{ provider, method: { ...method, means } }];
        }),
      ),
    );
    return inOrder(lists.flat(), rules);
  }

  /** The payment already made with this key, if it was for the same request. */
  async function earlier(client: Pool | PoolClient, playerId: string, key: string, digest: Buffer) {
    const payment = await findByKey(client, { playerId, key });
    if (payment !== undefined && !payment.requestDigest.equals(digest)) {
      throw new ApiError('idempotency_key_reused', 'this key belongs to another deposit');
    }
    return payment;
  }

  async function open(playerId: string, key: string, form: CreateDeposit): Promise<StoredPayment> {
    const digest = digestOf(form);
    const known = await earlier(pool, playerId, key, digest);
    if (known !== undefined) {
      return known;
    }
    const { currency } = await account(playerId, form.accountId);
    const offer = (await offers({ playerId, currency })).find(
      ({ method }) => method.id === form.methodId,
    );
    if (offer === undefined) {
      throw new ApiError('payment_method_unknown', 'this way of paying is not offered');
    }
    const { meansId } = form;
    if (meansId !== undefined && !offer.method.means.some(({ id }) => id === meansId)) {
      throw new ApiError('payment_means_unknown', 'you have not paid with this before');
    }
    checkAmount(form.amount, offer.method);
    await prompt.settle({ id: playerId, currency }, form.limitAnswer);
    return inTransaction(pool, async (client) => {
      await guard.lockDeposits(client, playerId);
      // The first caller with this key is visible now.
      const first = await earlier(client, playerId, key, digest);
      if (first !== undefined) {
        return first;
      }
      await guard.checkDeposit(client, { playerId, amount: form.amount, currency });
      return insertDeposit(client, {
        id: randomUUID(),
        playerId,
        accountId: form.accountId,
        provider: offer.provider.id,
        methodId: form.methodId,
        meansId,
        currency,
        amount: form.amount,
        idempotencyKey: key,
        requestDigest: digest,
        language: form.language,
        createdAt: clock(),
      });
    });
  }

  async function sendToProvider(payment: StoredPayment): Promise<string> {
    const provider = providers.find(({ id }) => id === payment.provider);
    if (provider === undefined) {
      throw new ApiError('payment_method_unknown', 'this way of paying is no longer offered');
    }
    const back = (page: string) => `/${payment.language}/onpay/${page}?payment=${payment.id}`;
    const { redirectUrl } = await provider.createDeposit({
      paymentId: payment.id,
      playerId: payment.playerId,
      methodId: payment.methodId,
      meansId: payment.meansId,
      amount: payment.amount,
      currency: payment.currency,
      language: payment.language,
      expiresAt: payment.createdAt + DEPOSIT_LIFETIME_MS,
      returnTo: { success: back('success'), fail: back('fail'), cancel: back('cancel') },
    });
    await markPending(pool, { id: payment.id, redirectUrl, at: clock() });
    return redirectUrl;
  }

  return {
    methods: async ({ playerId, accountId }) => {
      const { currency } = await account(playerId, accountId);
      return (await offers({ playerId, currency })).map(({ method }) => method);
    },
    create: async ({ playerId, key, form }) => {
      const payment = await open(playerId, key, form);
      const redirectUrl = payment.redirectUrl ?? (await sendToProvider(payment));
      const status = payment.status === 'created' ? 'pending' : payment.status;
      return { payment: { ...payment, status }, redirectUrl };
    },
    cancelAbandoned: () => {
      const at = clock();
      return cancelAbandoned(pool, { openedBefore: at - DEPOSIT_LIFETIME_MS - LATE_MS, at });
    },
  };
}
