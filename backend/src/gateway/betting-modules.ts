import type { FastifyBaseLogger } from 'fastify';
import { type CashOuts, createCashOuts } from '../betting/cash-out/cash-out.ts';
import type { BetChangesOptions } from '../betting/cash-out/change-bet.ts';
import { type CostMemo, createCostMemo } from '../betting/cash-out/cost-memo.ts';
import type { BetGuard } from '../betting/placement/bet-guard.ts';
import type { BettingSettings } from '../betting/placement/betting-settings.ts';
import { createPlaceBet, type PlaceBetService } from '../betting/placement/place-bet.ts';
import { createStakeFactors, type StakeFactors } from '../betting/placement/stake-factors.ts';
import {
  type CorrectionReport,
  correctResults,
  type ResultCorrection,
} from '../betting/settlement/correct-results.ts';
import { createEarlyPayouts } from '../betting/settlement/early-payouts.ts';
import { createSettlement } from '../betting/settlement/settlement.ts';
import { createSettlementJob, type SettlementJob } from '../betting/settlement/settlement-job.ts';
import { raiseUndecidedLegs } from '../betting/settlement/undecided-legs.ts';
import { createVoidEvent } from '../betting/settlement/void-event.ts';
import { readHiddenSports } from '../identity/player-configuration/hidden-sports.ts';
import type { Clock } from '../platform/clock.ts';
import type { Pool } from '../platform/database/queryable.ts';
import { serviceSecret } from '../platform/database/service-secret.ts';
import type { Feed } from '../pricing/feed/create-feed.ts';
import type { Trading } from '../pricing/trading/trading.ts';

export interface BettingModules {
  readonly placeBet: PlaceBetService;
  readonly stakeFactors: StakeFactors;
  readonly cashOuts: CashOuts;
  /** What open bets cost, shared by everything that prices them. */
  readonly costMemo: CostMemo;
  readonly betChanges: BetChangesOptions;
  readonly voidEvent: ReturnType<typeof createVoidEvent>;
  readonly correctResults: (correction: ResultCorrection) => Promise<CorrectionReport>;
  readonly settlementJob: SettlementJob;
  /** Raises a task for each leg that should have been decided by now. */
  readonly raiseUndecided: () => Promise<void>;
}

/** Whether a feed reports scores: one that declares outcomes itself has none. */
export function reportsScores({ decidedOf }: Pick<Feed, 'decidedOf'>): boolean {
  return decidedOf === undefined;
}

/** Creates everything that places, changes, sells and settles bets, over one book and one guard. */
export async function createBettingModules(options: {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly feed: Feed;
  readonly guard: BetGuard;
  /** The share of the largest stake that operators leave a scope. */
  readonly stakeShareOf: Trading['stakeShareOf'];
  readonly settings: () => Promise<BettingSettings>;
  /** Whether a player's accumulators are insured where that is offered. */
  readonly mayBeInsured: (playerId: string) => Promise<boolean>;
  /** Called after a bet has been placed, sold or changed. */
  readonly onBooked: () => void;
}): Promise<BettingModules> {
  const { pool, clock, log, feed, guard, settings, stakeShareOf, mayBeInsured, onBooked } = options;
  const stakeFactors = createStakeFactors({ pool, clock });
  const costMemo = createCostMemo();
  const parts = {
    memo: costMemo,
    pool,
    clock,
    book: feed.book,
    stakeFactors,
    stakeShareOf,
    guard,
    settings,
    reportsScores: reportsScores(feed),
    mayBeInsured,
    quoteSecret: await serviceSecret(pool, 'cash-out-quote'),
  };
  const settlement = createSettlement({ pool, clock, log });
  return {
    placeBet: createPlaceBet({
      ...parts,
      hiddenSports: (playerId) => readHiddenSports(pool, playerId),
      onPlaced: onBooked,
    }),
    stakeFactors,
    cashOuts: createCashOuts({ ...parts, onSold: onBooked }),
    costMemo,
    betChanges: { ...parts, onChanged: onBooked },
    voidEvent: createVoidEvent({ pool, clock, settlement }),
    correctResults: (correction) => correctResults({ pool, clock, settlement }, correction),
    settlementJob: createSettlementJob({
      settlement,
      results: feed,
      correct: (correction) => correctResults({ pool, clock, settlement }, correction),
      early: createEarlyPayouts({ pool, settlement, source: feed, log }),
      log,
    }),
    raiseUndecided: () => raiseUndecidedLegs({ pool, clock, settings }),
  };
}
