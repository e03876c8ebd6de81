import type { Pool } from 'pg';
import type { DatabaseLog } from '../database/embedded-database.ts';
import { createOutboxRelay } from '../jobs/outbox.ts';
import { createOutboxBell } from '../jobs/outbox-bell.ts';
import type { OutboxEvent } from '../jobs/outbox-event.ts';
import type { App } from '../platform/app.ts';
import type { Clock } from '../platform/clock.ts';
import type { BetGuard } from './bet-guard.ts';
import { registerBettingRoutes } from './betting-routes.ts';
import type { BettingSettings } from './betting-settings.ts';
import { createPlaceBet, type PlaceBetService } from './place-bet.ts';
import type { PriceBook } from './price-book.ts';
import { createSettlement, type Settlement } from './settlement.ts';
import { createSettlementJob, type ResultSource } from './settlement-job.ts';

export interface BettingOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: DatabaseLog;
  readonly book: PriceBook;
  readonly results: ResultSource;
  readonly guard: BetGuard;
  readonly settings: () => BettingSettings | Promise<BettingSettings>;
  /** Told of bets and balances after they were committed, at least once each. */
  readonly publish: (events: readonly OutboxEvent[]) => void | Promise<void>;
}

export interface Betting {
  readonly placeBet: PlaceBetService;
  readonly settlement: Settlement;
  readonly registerRoutes: (app: App) => void;
  /** Begins to settle and to tell. */
  readonly start: () => void;
  readonly stop: () => Promise<void>;
}

/** Puts the parts of betting together: placing, settling, telling. */
export function createBetting(options: BettingOptions): Betting {
  const { pool, settings } = options;
  const placeBet = createPlaceBet({ ...options, onPlaced: createOutboxBell(pool) });
  const settlement = createSettlement(options);
  const job = createSettlementJob({ ...options, settlement });
  const relay = createOutboxRelay(options);
  return {
    placeBet,
    settlement,
    registerRoutes: (app) => registerBettingRoutes(app, { pool, placeBet, settings }),
    start: () => {
      relay.start();
      job.start();
    },
    stop: async () => {
      await job.stop();
      await relay.stop();
    },
  };
}
