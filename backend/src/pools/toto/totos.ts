import { type Marks, totoLines, totoOf } from '@touchline/domain/pools';
import type { PlayGuard } from '../../gaming/wallet/play-guard.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import type { TicketSeller } from '../buy-ticket.ts';
import { openRounds } from './open-rounds.ts';
import { settleRounds } from './settle-rounds.ts';

/** What the operator decides about rounds. */
export interface TotoSettings {
  /** Whether rounds are opened and tickets sold. */
  readonly rounds: boolean;
  readonly leadMinutes: number;
  readonly correctionMinutes: number;
}

export interface Totos {
  readonly seller: TicketSeller;
  /** Settles the rounds that are decided and opens the next ones. Winners are paid as those of lotteries. */
  readonly run: () => Promise<void>;
}

/** Counts the lines of a toto's tickets. */
export function linesOfToto(id: string): ((marks: Marks) => number | undefined) | undefined {
  const toto = totoOf(id);
  return toto && ((marks) => totoLines(toto, marks));
}

/** Creates the totos. */
export function createTotos(options: {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly guard: PlayGuard;
  readonly settings: () => Promise<TotoSettings>;
  /** Called after money has moved. */
  readonly onMoved: () => void;
}): Totos {
  const { pool, clock, settings } = options;
  return {
    seller: {
      ...options,
      isOffered: async () => (await settings()).rounds,
      linesOf: linesOfToto,
    },
    run: async () => {
      const { rounds, leadMinutes, correctionMinutes } = await settings();
      await settleRounds({ pool, clock, correctionMinutes });
      if (rounds) {
        await openRounds({ pool, clock, leadMinutes });
      }
    },
  };
}
