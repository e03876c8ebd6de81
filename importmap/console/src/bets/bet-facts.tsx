import type { OperatorBet } from '@touchline/contracts/betting';
import { currencyCode, formatMoney, minorUnits } from '@touchline/domain/money';
import { Facts } from '../app/facts.tsx';
import { type Texts, useTexts } from '../texts/texts-context.ts';

/** What the insurance of a bet promises while it is open, and what came of it once it was lost. */
function insuranceText(
  { status, terms, insured }: OperatorBet,
  { t, money }: { readonly t: Texts['t']; readonly money: (amount: number) => string },
): string | undefined {
  if (status === 'open' && terms?.insurance !== undefined) {
    return t('bets.insurance.agreed', { amount: money(terms.insurance.maximum) });
  }
  switch (insured?.state) {
    case 'given':
      return t('bets.insurance.given', { amount: money(insured.amount) });
    case 'none':
      return t(`bets.insurance.${insured.refusal}`);
    case 'waiting':
      return t('bets.insurance.waiting');
    case undefined:
      return undefined;
  }
}

/** Whose a bet is, what was staked, and what has come of it. */
export function BetFacts({ bet }: { readonly bet: OperatorBet }) {
  const { t, moment, language } = useTexts();
  const currency = currencyCode(bet.currency);
  const money = (amount: number) =>
    formatMoney({ amount: minorUnits(amount), currency, locale: language });
  const insurance = insuranceText(bet, { t, money });
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
    ...(insurance === undefined ? {} : { insurance }),
  };
  return <Facts facts={facts} nameOf={(fact) => t(`bets.fact.${fact}`)} />;
}
