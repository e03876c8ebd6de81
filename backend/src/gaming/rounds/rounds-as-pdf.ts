import type { GameRound, GameRoundTotals } from '@touchline/contracts/casino';
import type { Period } from '@touchline/contracts/period';
import { fillText, formattingLocale, languageWithTexts } from '@touchline/domain/languages';
import { historyFacts, utcTime } from '../../platform/pdf/history-facts.ts';
import { isolated } from '../../platform/pdf/isolated.ts';
import { pdfMoney } from '../../platform/pdf/pdf-money.ts';
import { pdfTable } from '../../platform/pdf/pdf-table.ts';
import { serverTexts } from '../../platform/texts/server-texts.ts';

/** A player's rounds as a document, with what they come to at its head. */
export function roundsAsPdf({
  playerId,
  period,
  totals,
  pages,
  language,
  at,
}: {
  readonly playerId: string;
  readonly period: Period;
  readonly totals: readonly GameRoundTotals[];
  readonly pages: AsyncIterable<readonly GameRound[]>;
  readonly language: string;
  /** When it is made, in milliseconds since epoch. */
  readonly at: number;
}): Promise<Buffer> {
  const { pdf, roundExport } = serverTexts(language);
  const locale = formattingLocale(languageWithTexts(language));
  const money = pdfMoney(language);
  const { column, status } = roundExport;
  return pdfTable<GameRound>({
    title: pdf.rounds,
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
      { heading: column.number, share: 12 },
      { heading: column.opened, share: 16 },
      { heading: column.game, share: 22 },
      { heading: column.status, share: 11 },
      { heading: column.staked, share: 13, isFigure: true },
      { heading: column.won, share: 13, isFigure: true },
      { heading: column.result, share: 13, isFigure: true },
    ],
    pages,
    rowOf: ({ id, openedAt, name, currency, staked, won, ...round }) => [
      id,
      utcTime(openedAt, locale),
      isolated(name),
      status[round.status],
      money(staked, currency),
      money(won, currency),
      money(won - staked, currency),
    ],
  });
}
