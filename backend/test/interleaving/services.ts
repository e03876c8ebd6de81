import type { Pool } from 'pg';
import { BettingSettings } from '../../src/betting/placement/betting-settings.ts';
import { createCashOuts } from '../../src/betting/cash-out/cash-out.ts';
import { createBetChanges } from '../../src/betting/cash-out/change-bet.ts';
import { createPlaceBet } from '../../src/betting/placement/place-bet.ts';
import { createSettlement } from '../../src/betting/settlement/settlement.ts';
import { createTestBook } from '../betting/test-book.ts';
import { createConfiguration } from '../../src/site/configuration/configuration.ts';
import { createCallbackHandler } from '../../src/money/payments/callbacks.ts';
import { createDeposits } from '../../src/money/payments/deposits.ts';
import { createLimitPrompt } from '../../src/money/payments/limit-prompt.ts';
import type { PaymentEvent } from '../../src/money/payments/payment-event.ts';
import type { PaymentProvider } from '../../src/money/payments/provider.ts';
import { guardBets, guardDeposits } from '../../src/protection/player-status/money-guards.ts';
import { createConversionLimits } from '../../src/protection/responsible/convert-limits.ts';
import { createPendingLimits } from '../../src/protection/responsible/pending-limits.ts';
import { createResponsible } from '../../src/protection/responsible/responsible.ts';
import { createLedgerSpending } from '../../src/protection/responsible/spending.ts';
import { createDepositWallet } from '../../src/money/wallet/deposit-wallet.ts';
import { createWithdrawalWallet } from '../../src/money/wallet/withdrawal-wallet.ts';
import { decideWithdrawal } from '../../src/money/withdrawals/decide-withdrawal.ts';
import { createWithdrawals } from '../../src/money/withdrawals/withdrawals.ts';
import { createWithdrawalGuard } from '../../src/protection/player-status/withdrawal-guard.ts';
import { createAccountConversions } from '../../src/money/wallet/account-conversions.ts';
import { createPlayerAccounts } from '../../src/money/wallet/player-accounts.ts';

const SETTINGS = BettingSettings.parse({
  prepaid: { isOffered: true, percent: 50 },
  cashOut: { marginPercent: 0 },
  earlyPayout: { isOffered: true },
});
/** From 5.00 a day on an operator decides. */
const WITHDRAWAL_RULES = {
  enabled: true,
  minimumMajor: 1,
  maximumMajor: 1_000,
  automaticUpToMajor: 5,
  turnoverTimes: 0,
};
const QUOTE_SECRET = new TextEncoder().encode('interleaving');
const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** A provider whose callbacks are believed as they come. */
const PROVIDER: PaymentProvider = {
  id: 'bank',
  methods: async (currency) => [
    {
      id: 'card',
      name: 'Card',
      kind: 'card',
      usualTime: 'instant',
      currency,
      minimum: 100,
      maximum: 1_000_000,
      isTest: true,
    },
  ],
  createDeposit: async ({ paymentId }) => ({ redirectUrl: `/pay/${paymentId}` }),
  payouts: {
    methods: async (currency) => [
      {
        id: 'card',
        name: 'Card',
        kind: 'card',
        currency,
        minimum: 100,
        maximum: 1_000_000,
        isTest: true,
        feeMinor: 0,
        usualTime: 'instant',
      },
    ],
    order: async () => 'accepted',
  },
  refundDeposit: async () => undefined,
  verifyCallback: ({ body }) => JSON.parse(body) as PaymentEvent,
};

/** What all acts of a run share beside the database. */
export interface Surroundings {
  readonly clock: () => number;
  readonly advance: (milliseconds: number) => void;
  readonly book: ReturnType<typeof createTestBook>;
  readonly configuration: ReturnType<typeof createConfiguration>;
}

/** A clock, a book of prices and the operator's configuration. */
export function createSurroundings(pool: Pool): Surroundings {
  let now = Date.UTC(2026, 0, 15, 12);
  const clock = () => now;
  return {
    clock,
    advance: (milliseconds) => {
      now += milliseconds;
    },
    book: createTestBook(),
    configuration: createConfiguration({ pool, clock }),
  };
}

export type MoneyServices = ReturnType<typeof createServices>;

const currencies = async () => ['EUR', 'USD', 'JPY'];

/** No player here matches another. */
const PEOPLE = { note: async () => undefined, noteAfterwards: () => undefined };

/** Everything that moves money or decides whether it may, on one pool. */
export function createServices(
  { clock, book, configuration }: Surroundings,
  { pool, pause }: { readonly pool: Pool; readonly pause: () => Promise<void> },
) {
  const responsible = createResponsible({
    writeNotice: async () => undefined,
    pool,
    clock,
    configuration,
    spending: createLedgerSpending(),
    areMandatoryPluginsLive: () => true,
    people: PEOPLE,
    onExcluded: async () => undefined,
    onClosed: async () => undefined,
  });
  const conditions = {
    clock,
    people: PEOPLE,
    isPersonalDataAsked: async () => false,
    isTermsAsked: async () => false,
  };
  const guard = guardDeposits(responsible.depositGuard, conditions);
  const betting = {
    pool,
    clock,
    book,
    guard: guardBets(responsible.betGuard, conditions),
    settings: () => SETTINGS,
    quoteSecret: QUOTE_SECRET,
    pause,
  };
  const wallet = createDepositWallet({
    clock,
    bonusSettings: async () => {
      const { firstDepositBonus } = (await configuration.read()).payments;
      return { ...firstDepositBonus, isOffered: true };
    },
  });
  const deposits = { pool, clock, providers: [PROVIDER], wallet };
  const withdrawalEndings = {
    pool,
    clock,
    wallet: createWithdrawalWallet({ clock }),
    writeNotice: async () => undefined,
  };
  const withdrawals = createWithdrawals({
    ...withdrawalEndings,
    log: SILENT,
    providers: [PROVIDER],
    guard: createWithdrawalGuard({ pool, clock, guard, isPersonalDataAsked: async () => false }),
    rules: async () => WITHDRAWAL_RULES,
    methodRules: async () => [],
  });
  return {
    pool,
    clock,
    placeBet: createPlaceBet(betting),
    cashOuts: createCashOuts(betting),
    changeBet: createBetChanges(betting),
    settlement: createSettlement({ pool, clock, log: SILENT }),
    limits: responsible.limits,
    pendingLimits: createPendingLimits({ writeNotice: async () => undefined, pool, clock }),
    returns: responsible.returns,
    deposits: createDeposits({
      ...deposits,
      guard,
      prompt: createLimitPrompt({ pool, clock, guard, isEnabled: async () => false }),
      rules: async () => [],
      countryOf: async () => 'GB',
    }),
    handleCallback: createCallbackHandler({
      ...deposits,
      guard,
      writeNotice: async () => undefined,
      onRefund: () => undefined,
      reportWithdrawal: withdrawals.report,
    }),
    withdrawals,
    decideWithdrawal: (id: string, to: 'approved' | 'rejected') =>
      decideWithdrawal(withdrawalEndings, { id, to, code: 'rejected_review' }),
    accounts: createPlayerAccounts({ pool, clock, currencies }),
    conversions: createAccountConversions({
      pool,
      clock,
      currencies,
      limits: createConversionLimits({ clock }),
    }),
  };
}
