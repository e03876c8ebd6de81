import { legName } from '@touchline/domain/markets';
import type { Bet, BetTotals } from '@touchline/contracts/betting';
import type { Period } from '@touchline/contracts/period';
import { fillText, formattingLocale, languageWithTexts } from '@touchline/domain/languages';
import { historyFacts, utcTime } from '../../platform/pdf/history-facts.ts';
import { isolated } from '../../platform/pdf/isolated.ts';
import { pdfMoney } from '../../platform/pdf/pdf-money.ts';
import { pdfTable } from '../../platform/pdf/pdf-table.ts';
import { serverTexts } from '../../platform/texts/server-texts.ts';
import { betTypeText, returnOf, stakeOf, statusOf } from './bet-export.ts';

/** A player's bets as a document, with what they come to at its head. */
export function betsAsPdf({
  playerId,
  period,
  totals,
  pages,
  language,
  at,
}: {
  readonly playerId: string;
  readonly period: Period;
  readonly totals: readonly BetTotals[];
  readonly pages: AsyncIterable<readonly Bet[]>;
  readonly language: string;
  /** When it is made, in milliseconds since epoch. */
  readonly at: number;
}): Promise<Buffer> {
  const { pdf, betExport } = serverTexts(language);
  const locale = formattingLocale(languageWithTexts(language));
  const money = pdfMoney(language);
  const { column } = betExport;
  return pdfTable<Bet>({
    title: pdf.bets,
    language,
    facts: [
      ...historyFacts({ playerId, period, language, at }),
      ...totals.map(({ currency, staked, returned, net }) =>
        fillText(pdf.betTotals, {
          currency,
          staked: money(staked, currency),
          returned: money(returned, currency),
          net: money(net, currency),
        }),
      ),
    ],
    columns: [
      { heading: column.number, share: 11 },
      { heading: column.placed, share: 14 },
      { heading: column.type, share: 11 },
      { heading: column.selections, share: 26 },
      { heading: column.status, share: 9 },
      { heading: column.stake, share: 10, isFigure: true },
      { heading: column.odds, share: 10, isFigure: true },
      { heading: column.paid, share: 10, isFigure: true },
    ],
    pages,
    rowOf: (bet) => [
      bet.id,
      utcTime(bet.placedAt, locale),
      betTypeText(bet, betExport),
      bet.legs.map((leg) => `${isolated(legName(leg))} @ ${leg.price}`).join('; '),
      statusOf(bet, betExport),
      money(stakeOf(bet), bet.currency),
      bet.totalOdds,
      money(returnOf(bet), bet.currency),
    ],
  });
}
