import type { OperatorBet } from '@touchline/contracts/betting';
import { currencyCode, formatMoney, minorUnits } from '@touchline/domain/money';
import { Facts } from '../app/facts.tsx';
import { useTexts } from '../texts/texts-context.ts';

/** Whose a bet is, what was staked, and what has come of it. */
export function BetFacts({ bet }: { readonly bet: OperatorBet }) {
  const { t, moment, language } = useTexts();
  const currency = currencyCode(bet.currency);
  const money = (amount: number) =>
    formatMoney({ amount: minorUnits(amount), currency, locale: language });
  const facts = {
    player: bet.playerId,
    type: t(`bets.types.${bet.typeId}`),
    status: t(
      bet.endedBy === undefined ? `bets.status.${bet.status}` : `bets.ended.${bet.endedBy}`,
    ),
    placedAt: moment(bet.placedAt),
    odds: bet.totalOdds,
    stake: money(bet.stake),
    ...(bet.status === 'open' ? { possible: money(bet.possibleReturn) } : {}),
    ...(bet.payout === undefined ? {} : { payout: money(bet.payout) }),
    ...(bet.settledAt === undefined ? {} : { settledAt: moment(bet.settledAt) }),
  };
  return <Facts facts={facts} nameOf={(fact) => t(`bets.fact.${fact}`)} />;
}
