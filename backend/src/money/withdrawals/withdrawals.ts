import type { AddOwnMeans, SavedMeans, WithdrawalMethodsAnswer } from '@touchline/contracts/money';
import type { FastifyBaseLogger } from 'fastify';
import type { PoolClient } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { PaymentEvent } from '../payments/payment-event.ts';
import { endWithdrawal, type WriteWithdrawalNotice } from './end-withdrawal.ts';
import {
  requestWithdrawal,
  type WithdrawalDependencies,
  type WithdrawalRequest,
} from './request-withdrawal.ts';
import { addOwnMeans, ownMeansOffer } from './own-means.ts';
import { sendWithdrawals } from './send-withdrawals.ts';
import { withdrawalOffers } from './withdrawal-offers.ts';
import { missingTurnover } from './withdrawal-rules.ts';
import type { StoredWithdrawal } from './withdrawal-store.ts';

export interface WithdrawalsOptions extends WithdrawalDependencies {
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly writeNotice: WriteWithdrawalNotice;
}

/** Money out: requests of players, payouts of providers, decisions of operators. */
export interface Withdrawals {
  /**
   * How much of an account may be withdrawn, and how.
   * @throws ApiError `account_unknown`
   */
  readonly methods: (question: {
    readonly playerId: string;
    readonly accountId: string;
  }) => Promise<WithdrawalMethodsAnswer>;
  /** Adds an account in the player's own name; see `addOwnMeans`. */
  readonly addMeans: (added: {
    readonly playerId: string;
    readonly form: AddOwnMeans;
  }) => Promise<SavedMeans>;
  /** Requests a withdrawal; see `requestWithdrawal`. */
  readonly request: (request: WithdrawalRequest) => Promise<StoredWithdrawal>;
  /** Applies what a provider reports about a payout, in the transaction that records the report. */
  readonly report: (client: PoolClient, event: PaymentEvent) => Promise<void>;
  /** Sends what is approved to its providers. @throws the first failure */
  readonly send: () => Promise<void>;
  /** Sends soon, without making anybody wait. */
  readonly sendSoon: () => void;
}

/** What may be withdrawn from an account, and how. */
async function withdrawalAnswer(
  options: WithdrawalsOptions,
  { playerId, accountId }: { readonly playerId: string; readonly accountId: string },
): Promise<WithdrawalMethodsAnswer> {
  const { pool, wallet, guard, rules: readRules } = options;
  const account = await wallet.findAccount(pool, { playerId, accountId });
  if (account === undefined) {
    throw new ApiError('account_unknown', 'this is not one of your accounts');
  }
  const [rules, methodRules] = await Promise.all([readRules(), options.methodRules()]);
  const { currency } = account;
  const own = rules.enabled ? await ownMeansOffer(options, playerId) : undefined;
  const [offers, balance, turnover, mayBet, frozenUntil] = await Promise.all([
    rules.enabled
      ? withdrawalOffers(options, {
          playerId,
          currency,
          rules,
          methodRules,
          mayAddOwn: own !== undefined,
        })
      : [],
    wallet.balance(pool, accountId),
    wallet.turnover(pool, accountId),
    guard.mayBet(playerId),
    guard.frozenUntil(playerId),
  ]);
  const missing = mayBet ? missingTurnover(turnover, rules) : undefined;
  return {
    available: missing === undefined ? balance : 0,
    methods: offers.map(({ method }) => method),
    ...(own !== undefined && offers.some(({ method }) => method.takesOwn) ? { ownMeans: own } : {}),
    ...(missing === undefined ? {} : { turnover: missing }),
    ...(frozenUntil === undefined ? {} : { frozenUntil }),
  };
}

/** Takes withdrawals through whatever providers pay out. */
export function createWithdrawals(options: WithdrawalsOptions): Withdrawals {
  const { log } = options;
  const send = () => sendWithdrawals(options);
  function sendSoon(): void {
    send().catch((error: unknown) =>
      log.warn({ err: error }, 'a withdrawal could not be sent; retrying'),
    );
  }

  return {
    methods: (question) => withdrawalAnswer(options, question),
    addMeans: (added) => addOwnMeans(options, added),
    request: async (request) => {
      const withdrawal = await requestWithdrawal(options, request);
      if (withdrawal.state === 'approved') {
        sendSoon();
      }
      return withdrawal;
    },
    report: async (client, { paymentId: id, outcome }) => {
      await endWithdrawal(options, client, {
        id,
        end:
          outcome === 'succeeded'
            ? { state: 'paid' }
            : { state: 'failed', reason: 'provider_refused' },
      });
    },
    send,
    sendSoon,
  };
}
