import type { Bet } from '@touchline/contracts/betting';
import type { serverTexts } from '../../platform/texts/server-texts.ts';

/** The words of an exported bet in one language. */
export type BetExportTexts = ReturnType<typeof serverTexts>['betExport'];

/** How a bet stands, in words. */
export function statusOf({ endedBy, status }: Bet, { status: words }: BetExportTexts): string {
  return endedBy === 'cash-out' ? words.cashedOut : words[status];
}

/** What a bet has paid so far, in minor units. */
export function returnOf({ endedBy, payout = 0, cashOuts = [] }: Bet): number {
  const sold = cashOuts.reduce((sum, { amount }) => sum + amount, 0);
  return endedBy === 'cash-out' ? sold : payout + sold;
}

/** What was staked on a bet, the parts sold since included; the house's stake is none. */
export function stakeOf({ stake, terms, endedBy, cashOuts = [] }: Bet): number {
  if (terms?.isFreeBet === true) {
    return 0;
  }
  // The sale that ended a bet is of the stake that it still has.
  const sales = endedBy === 'cash-out' ? cashOuts.slice(0, -1) : cashOuts;
  return stake + sales.reduce((sum, sale) => sum + sale.stake, 0);
}

/** What kind of bet it is, in words. */
export function betTypeText({ typeId }: Bet, texts: BetExportTexts): string {
  const types: Readonly<Record<string, string>> = texts.type;
  return types[typeId] ?? String(typeId);
}
