import { eventName } from '@touchline/domain/markets';
import type { Bet } from '@touchline/contracts/betting';
import { offeredOdds } from '@touchline/domain/coupon';
import type { I18n } from '@touchline/plugin-api';

export interface ReceiptInput {
  readonly i18n: I18n;
  readonly bets: readonly Bet[];
  /** Odds in the player's format. */
  readonly odds: (price: string) => string;
}

/** What was bet on, at what price and for what, as plain text to hand on. */
export function receiptText({ i18n, bets, odds }: ReceiptInput): string {
  return bets.map((bet) => betLines({ i18n, bet, odds }).join('\n')).join('\n\n');
}

function betLines({
  i18n,
  bet,
  odds,
}: Omit<ReceiptInput, 'bets'> & { readonly bet: Bet }): string[] {
  const money = (amount: number) => i18n.money(amount, bet.currency);
  return [
    `${i18n.couponType(bet.typeId)} · ${i18n.t('placed.number', { id: bet.id })}`,
    ...bet.legs.map((leg) =>
      [
        `${i18n.outcome(leg.marketKey, leg.outcomeCode, leg)} ${odds(leg.price)}`,
        i18n.market(leg.marketKey, leg),
        eventName(leg),
      ].join(' · '),
    ),
    [
      `${i18n.t('stake')} ${money(bet.stake)}`,
      `${i18n.t('totalOdds')} ${odds(offeredOdds(bet))}`,
      `${i18n.t('possibleReturn')} ${money(bet.possibleReturn)}`,
    ].join(' · '),
  ];
}
