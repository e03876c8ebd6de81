import type { Grade, MatchResult, OutrightResult, Withdrawal } from '@touchline/domain/markets';
import type { DatabaseLog } from '../../platform/database/database-log.ts';
import type { ResultCorrection } from './correct-results.ts';
import type { EarlyPayouts } from './early-payouts.ts';
import type { Settlement } from './settlement.ts';

/** What a source declares outcomes to have ended as. */
export interface DeclaredOutcomes {
  readonly eventId: number;
  readonly outcomes: readonly { readonly outcomeId: string; readonly result: Grade }[];
  /** Whether some of them were declared otherwise before. */
  readonly isCorrection: boolean;
}

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
  /** The same for sources that declare outcomes where no score is there to decide them by. */
  readonly onDecided?: (listener: (decided: DeclaredOutcomes) => void) => () => void;
  readonly decidedOf?: (eventId: number) => Promise<DeclaredOutcomes | undefined>;
}

export interface SettlementJob {
  readonly start: () => void;
  /** Fetches the results of all undecided events and settles them. */
  readonly catchUp: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const CATCH_UP_EVERY_MS = 30_000;
/** Who corrects what a source declares, in the audit log, and why, as the player reads it. */
const FEED = 'feed';
const CORRECTED = 'The result was corrected by its source';

/** Two corrections of one event: the later one counts for what both name. */
function merged(
  before: DeclaredOutcomes | undefined,
  { eventId, outcomes, isCorrection }: DeclaredOutcomes,
): DeclaredOutcomes {
  const named = new Set(outcomes.map(({ outcomeId }) => outcomeId));
  const others = before?.outcomes.filter(({ outcomeId }) => !named.has(outcomeId)) ?? [];
  return { eventId, isCorrection, outcomes: [...others, ...outcomes] };
}

/** Settles by what a source declares; corrections wait until they are made: a source tells each of them once. */
function createDeclared({
  settlement,
  correct,
}: {
  readonly settlement: Pick<Settlement, 'settleLegs'>;
  readonly correct?: ((correction: ResultCorrection) => Promise<unknown>) | undefined;
}) {
  const corrections = new Map<number, DeclaredOutcomes>();
  return {
    note(decided: DeclaredOutcomes): void {
      if (decided.isCorrection) {
        corrections.set(decided.eventId, merged(corrections.get(decided.eventId), decided));
      }
    },
    async settle({ eventId, outcomes }: DeclaredOutcomes): Promise<void> {
      const grades = new Map(outcomes.map(({ outcomeId, result }) => [outcomeId, { result }]));
      await settlement.settleLegs(eventId, (outcomeId) => grades.get(outcomeId));
    },
    async correct(): Promise<void> {
      for (const [eventId, waiting] of corrections) {
        const { outcomes } = waiting;
        await correct?.({ eventId, outcomes, reason: CORRECTED, actor: FEED });
        // One that came meanwhile is still to be made.
        if (corrections.get(eventId) === waiting) {
          corrections.delete(eventId);
        }
      }
    },
  };
}

/**
 * Settles bets as results come in; what was missed, while nothing ran or the database was away, is
 * caught up with at the start and then every half a minute.
 */
export function createSettlementJob(options: {
  readonly settlement: Settlement;
  readonly results: ResultSource;
  /** Settles bets again whose results a source has corrected. */
  readonly correct?: ((correction: ResultCorrection) => Promise<unknown>) | undefined;
  /** Without it nothing is won before the end of its match. */
  readonly early?: EarlyPayouts | undefined;
  readonly log: DatabaseLog;
}): SettlementJob {
  const { settlement, results, early, log } = options;
  const declared = createDeclared(options);
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

  /** What was won on the way comes first: the result takes none of it back. */
  async function settleMatch(eventId: number, result: MatchResult): Promise<void> {
    await early?.beforeResult(eventId, result);
    await settlement.settleMatch(eventId, result);
  }
  async function settleOne(eventId: number): Promise<void> {
    const result = await results.resultOf(eventId);
    if (result !== undefined) {
      await settleMatch(eventId, result);
      return;
    }
    const outright = await results.outrightResultOf?.(eventId);
    if (outright !== undefined) {
      await settlement.settleOutright(eventId, outright);
    }
    const decided = await results.decidedOf?.(eventId);
    if (decided !== undefined) {
      await declared.settle(decided);
    }
  }
  async function settleUndecided(): Promise<void> {
    await settlement.settleQueued();
    await declared.correct();
    for (const eventId of await settlement.undecidedEvents()) {
      await settleOne(eventId);
    }
  }

  return {
    start: () => {
      const ofMatches = results.onResult(({ eventId, result }) => {
        void enqueue(() => settleMatch(eventId, result));
      });
      const ofOutrights = results.onOutrightResult?.(({ eventId, result }) => {
        void enqueue(() => settlement.settleOutright(eventId, result));
      });
      const ofWithdrawals = results.onWithdrawal?.(({ eventId, withdrawals }) => {
        void enqueue(() => settlement.withdrawRunners(eventId, withdrawals));
      });
      const ofOutcomes = results.onDecided?.((decided) => {
        declared.note(decided);
        void enqueue(() => declared.settle(decided).then(declared.correct));
      });
      unsubscribe = [ofMatches, ofOutrights, ofWithdrawals, ofOutcomes].filter(
        (stop) => stop !== undefined,
      );
      timer = setInterval(() => void enqueue(settleUndecided), CATCH_UP_EVERY_MS);
      timer.unref();
      early?.start();
      void enqueue(settleUndecided);
    },
    catchUp: () => enqueue(settleUndecided),
    stop: async () => {
      unsubscribe.forEach((stop) => stop());
      clearInterval(timer);
      await early?.stop();
      await chain;
    },
  };
}
