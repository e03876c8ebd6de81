import type { Pool } from '../../platform/database/queryable.ts';
import type { Clock } from '../../platform/clock.ts';
import type { BettingSettings } from '../placement/betting-settings.ts';
import type { PriceBook } from '../placement/price-book.ts';
import type { QuoteContext } from './cash-out-quote.ts';
import { type CostMemo, createCostMemo } from './cost-memo.ts';

export interface CashOutOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly book: PriceBook;
  readonly settings: () => BettingSettings | Promise<BettingSettings>;
  /** Signs quotes; shared by all instances. */
  readonly quoteSecret: Uint8Array;
  readonly memo?: CostMemo | undefined;
  /** Called after a cash-out was committed, e.g. to wake the outbox. */
  readonly onSold?: (() => void) | undefined;
  /** Waits, in milliseconds; given by tests. */
  readonly pause?: ((milliseconds: number) => Promise<void>) | undefined;
}

/** What selling needs, with everything that has a default. */
export interface CashOutDesk extends CashOutOptions {
  readonly memo: CostMemo;
  readonly pause: (milliseconds: number) => Promise<void>;
}

/** What bets are priced with now. */
export async function contextOf({
  book,
  settings,
  quoteSecret,
  clock,
  memo,
}: CashOutDesk): Promise<QuoteContext> {
  return { book, settings: await settings(), quoteSecret, now: clock(), memo };
}

function pauseFor(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** Fills in the defaults. */
export function createDesk(options: CashOutOptions): CashOutDesk {
  return {
    ...options,
    memo: options.memo ?? createCostMemo(),
    pause: options.pause ?? pauseFor,
  };
}
