import { legName } from '@touchline/domain/markets';
import type { Bet } from '@touchline/contracts/betting';
import { amountText } from '@touchline/domain/money';
import { csvTable } from '../../platform/http/csv-download.ts';
import { serverTexts } from '../../platform/texts/server-texts.ts';
import { type BetExportTexts, betTypeText, returnOf, stakeOf, statusOf } from './bet-export.ts';

function rowOf(bet: Bet, texts: BetExportTexts): readonly string[] {
  const { currency } = bet;
  return [
    bet.id,
    new Date(bet.placedAt).toISOString(),
    betTypeText(bet, texts),
    bet.legs.map((leg) => `${legName(leg)} @ ${leg.price}`).join('; '),
    statusOf(bet, texts),
    bet.accountId,
    currency,
    amountText({ amount: stakeOf(bet), currency }),
    bet.totalOdds,
    amountText({ amount: returnOf(bet), currency }),
    bet.settledAt === undefined ? '' : new Date(bet.settledAt).toISOString(),
  ];
}

/** Bets as a table of comma-separated values, piece by piece. */
export function betsAsCsv(
  pages: AsyncIterable<readonly Bet[]>,
  language: string,
): AsyncGenerator<string> {
  const texts = serverTexts(language).betExport;
  const { column } = texts;
  return csvTable({
    header: [
      column.number,
      column.placed,
      column.type,
      column.selections,
      column.status,
      column.account,
      column.currency,
      column.stake,
      column.odds,
      column.paid,
      column.settled,
    ],
    pages,
    rowOf: (bet) => rowOf(bet, texts),
  });
}
