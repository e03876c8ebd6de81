import type { Bet } from '@touchline/contracts/betting';
import { amountText } from '@touchline/domain/money';
import { csvTable } from '../../platform/http/csv-download.ts';
import { serverTexts } from '../../platform/texts/server-texts.ts';

type Texts = ReturnType<typeof serverTexts>['betExport'];

function statusOf({ endedBy, status }: Bet, { status: words }: Texts): string {
  return endedBy === 'cash-out' ? words.cashedOut : words[status];
}

/** What a bet has paid so far, in minor units. */
function returnOf({ endedBy, payout = 0, cashOuts = [] }: Bet): number {
  const sold = cashOuts.reduce((sum, { amount }) => sum + amount, 0);
  return endedBy === 'cash-out' ? sold : payout + sold;
}

/** What was staked on a bet, the parts sold since included; the house's stake is none. */
function stakeOf({ stake, terms, endedBy, cashOuts = [] }: Bet): number {
  if (terms?.isFreeBet === true) {
    return 0;
  }
  // The sale that ended a bet is of the stake that it still has.
  const sales = endedBy === 'cash-out' ? cashOuts.slice(0, -1) : cashOuts;
  return stake + sales.reduce((sum, sale) => sum + sale.stake, 0);
}

function rowOf(bet: Bet, texts: Texts): readonly string[] {
  const { currency } = bet;
  const types: Readonly<Record<string, string>> = texts.type;
  return [
    bet.id,
    new Date(bet.placedAt).toISOString(),
    types[bet.typeId] ?? String(bet.typeId),
    bet.legs.map(({ home, away, price }) => `${home} – ${away} @ ${price}`).join('; '),
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
