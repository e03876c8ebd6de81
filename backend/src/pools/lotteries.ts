import { linesOf, lotteryOf, type Marks } from '@touchline/domain/pools';
import type { PlayGuard } from '../gaming/wallet/play-guard.ts';
import type { Clock } from '../platform/clock.ts';
import type { Pool } from '../platform/database/queryable.ts';
import type { TicketSeller } from './buy-ticket.ts';
import type { BetLimits, BetSeller } from './bets/buy-bet.ts';
import { holdDueDraws, openDraws } from './hold-draws.ts';
import { payTickets } from './pay-tickets.ts';

export interface Lotteries {
  readonly seller: TicketSeller;
  readonly bets: BetSeller;
  /** Holds what is due, pays what is owed and opens the next draws. */
  readonly run: () => Promise<void>;
}

/** Counts the lines of a lottery's tickets. */
export function lotteryLines(id: string): ((marks: Marks) => number | undefined) | undefined {
  const lottery = lotteryOf(id);
  return lottery && ((marks) => linesOf(lottery, marks));
}

/** Creates the lotteries. */
export function createLotteries(options: {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly guard: PlayGuard;
  readonly isOffered: () => Promise<boolean>;
  readonly areBetsOffered: () => Promise<boolean>;
  /** A player's limits for bets on draws, in a currency. */
  readonly betLimitsOf: (playerId: string, currency: string) => Promise<BetLimits>;
  /** Called after money has moved. */
  readonly onMoved: () => void;
}): Lotteries {
  return {
    seller: { ...options, linesOf: lotteryLines },
    bets: {
      ...options,
      isOffered: async () => (await options.isOffered()) && (await options.areBetsOffered()),
      limitsOf: options.betLimitsOf,
    },
    run: async () => {
      if (await options.isOffered()) {
        await openDraws(options);
      }
      await holdDueDraws(options);
      await payTickets(options);
    },
  };
}
