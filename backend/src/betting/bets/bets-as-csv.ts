import type { Bet } from '@touchline/contracts/betting';
import { amountText } from '@touchline/domain/money';
import Papa from 'papaparse';
import { serverTexts } from '../../platform/texts/server-texts.ts';

/** By it spreadsheets know that a file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

type Texts = ReturnType<typeof serverTexts>['betExport'];

/** Lines as spreadsheets read them; a text that they would take for a formula gets an apostrophe. */
function lines(rows: readonly (readonly string[])[]): string {
  return `${Papa.unparse(
    rows.map((row) => [...row]),
    { escapeFormulae: true, newline: '\r\n' },
  )}\r\n`;
}

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

/** Bets as a table of comma-separated values, piece by piece: a long history is never held whole. */
export async function* betsAsCsv(
  pages: AsyncIterable<readonly Bet[]>,
  language: string,
): AsyncGenerator<string> {
  const texts = serverTexts(language).betExport;
  const {
    number,
    placed,
    type,
    selections,
    status,
    account,
    currency,
    stake,
    odds,
    paid,
    settled,
  } = texts.column;
  yield BYTE_ORDER_MARK +
    lines([
      [number, placed, type, selections, status, account, currency, stake, odds, paid, settled],
    ]);
  for await (const bets of pages) {
    if (bets.length > 0) yield lines(bets.map((bet) => rowOf(bet, texts)));
  }
}
