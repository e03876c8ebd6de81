import type { BetFilter } from '@touchline/contracts/betting';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { betsAsCsv } from './bets-as-csv.ts';
import { eachPageOfBets, totalBets } from './list-bets.ts';

interface OwnBets extends BetFilter {
  readonly playerId: string;
}

/** Writes the bets of a filter as files for their player. */
export function writeBets({ pool, clock }: { readonly pool: Queryable; readonly clock: Clock }): {
  /** A table for spreadsheets, piece by piece. */
  readonly asCsv: (bets: OwnBets, language: string) => AsyncGenerator<string>;
  /** A document to read and print, with the totals. */
  readonly asPdf: (bets: OwnBets, language: string) => Promise<Buffer>;
} {
  return {
    asCsv: (bets, language) => betsAsCsv(eachPageOfBets(pool, bets), language),
    asPdf: async (bets, language) => {
      // Loaded with the first document: a start need not wait for it.
      const { betsAsPdf } = await import('./bets-as-pdf.ts');
      return betsAsPdf({
        playerId: bets.playerId,
        period: bets,
        totals: await totalBets(pool, bets),
        pages: eachPageOfBets(pool, bets),
        language,
        at: clock(),
      });
    },
  };
}
