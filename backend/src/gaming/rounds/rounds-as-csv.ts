import type { GameRound } from '@touchline/contracts/casino';
import { amountText } from '@touchline/domain/money';
import { csvTable } from '../../platform/http/csv-download.ts';
import { serverTexts } from '../../platform/texts/server-texts.ts';

type Texts = ReturnType<typeof serverTexts>['roundExport'];

function rowOf(round: GameRound, { status }: Texts): readonly string[] {
  const { currency, staked, won, closedAt } = round;
  return [
    round.id,
    new Date(round.openedAt).toISOString(),
    round.name,
    status[round.status],
    round.accountId,
    currency,
    amountText({ amount: staked, currency }),
    amountText({ amount: won, currency }),
    amountText({ amount: won - staked, currency }),
    closedAt === undefined ? '' : new Date(closedAt).toISOString(),
  ];
}

/** Rounds as a table of comma-separated values, piece by piece. */
export function roundsAsCsv(
  pages: AsyncIterable<readonly GameRound[]>,
  language: string,
): AsyncGenerator<string> {
  const texts = serverTexts(language).roundExport;
  const { column } = texts;
  return csvTable({
    header: [
      column.number,
      column.opened,
      column.game,
      column.status,
      column.account,
      column.currency,
      column.staked,
      column.won,
      column.result,
      column.closed,
    ],
    pages,
    rowOf: (round) => rowOf(round, texts),
  });
}
