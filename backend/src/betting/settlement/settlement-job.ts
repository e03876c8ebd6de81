import type { MatchResult, OutrightResult, Withdrawal } from '@touchline/domain/markets';
import type { DatabaseLog } from '../../platform/database/database-log.ts';
import type { Settlement } from './settlement.ts';

/** Who knows how matches ended; the feed. */
export interface ResultSource {
  /** Calls the listener for each match that ends from now on; returns how to stop. */
  onResult(
    listener: (match: { readonly eventId: number; readonly result: MatchResult }) => void,
  ): () => void;
  /** The result of a match that has ended, whenever that was; undefined while there is none. */
  resultOf(eventId: number): Promise<MatchResult | undefined>;
  /** The same for whole competitions, where they are bet on. */
  readonly onOutrightResult?: (
    listener: (outright: { readonly eventId: number; readonly result: OutrightResult }) => void,
  ) => () => void;
  /** Calls the listener after each withdrawal from a race with all until then; returns how to stop. */
  readonly onWithdrawal?: (
    listener: (runner: {
      readonly eventId: number;
      readonly withdrawals: readonly Withdrawal[];
    }) => void,
  ) => () => void;
  readonly outrightResultOf?: (eventId: number) => Promise<OutrightResult | undefined>;
}

export interface SettlementJob {
  readonly start: () => void;
  /** Fetches the results of all undecided events and settles them. */
  readonly catchUp: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const CATCH_UP_EVERY_MS = 30_000;

/**
 * Settles bets as results come in; what was missed, while nothing ran or the database was away, is
 * caught up with at the start and then every half a minute.
 */
export function createSettlementJob(options: {
  readonly settlement: Settlement;
  readonly results: ResultSource;
  readonly log: DatabaseLog;
}): SettlementJob {
  const { settlement, results, log } = options;
  let timer: NodeJS.Timeout | undefined;
  let unsubscribe: readonly (() => void)[] = [];
  /** One after the other: results of a round of matches come all together. */
  let chain: Promise<void> = Promise.resolve();

  function enqueue(work: () => Promise<void>): Promise<void> {
    chain = chain.then(work).catch((error: unknown) => {
      log.error({ err: error }, 'settlement failed; will retry');
    });
    return chain;
  }

  async function settleOne(eventId: number): Promise<void> {
    const result = await results.resultOf(eventId);
    if (result !== undefined) {
      await settlement.settleMatch(eventId, result);
      return;
    }
    const outright = await results.outrightResultOf?.(eventId);
    if (outright !== undefined) {
      await settlement.settleOutright(eventId, outright);
    }
  }
  async function settleUndecided(): Promise<void> {
    await settlement.settleQueued();
    for (const eventId of await settlement.undecidedEvents()) {
      await settleOne(eventId);
    }
  }

  return {
    start: () => {
      const ofMatches = results.onResult(({ eventId, result }) => {
        void enqueue(() => settlement.settleMatch(eventId, result));
      });
      const ofOutrights = results.onOutrightResult?.(({ eventId, result }) => {
        void enqueue(() => settlement.settleOutright(eventId, result));
      });
      const ofWithdrawals = results.onWithdrawal?.(({ eventId, withdrawals }) => {
        void enqueue(() => settlement.withdrawRunners(eventId, withdrawals));
      });
      unsubscribe = [ofMatches, ofOutrights, ofWithdrawals].filter((stop) => stop !== undefined);
      timer = setInterval(() => void enqueue(settleUndecided), CATCH_UP_EVERY_MS);
      timer.unref();
      void enqueue(settleUndecided);
    },
    catchUp: () => enqueue(settleUndecided),
    stop: async () => {
      unsubscribe.forEach((stop) => stop());
      clearInterval(timer);
      await chain;
    },
  };
}
