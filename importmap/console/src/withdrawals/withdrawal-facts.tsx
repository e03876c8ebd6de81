import type { OperatorWithdrawal } from '@touchline/contracts/money';
import { Facts } from '../app/facts.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { moneyText } from './money-text.ts';

/** Whose a withdrawal is, how much goes where, and how old it is. */
export function WithdrawalFacts({ withdrawal }: { readonly withdrawal: OperatorWithdrawal }) {
  const { t, ago, moment, language } = useTexts();
  const { playerId, amount, fee, currency, meansLabel, methodId, createdAt, state, reason } =
    withdrawal;
  const facts = {
    player: playerId,
    amount: moneyText({ amount, currency, language }),
    ...(fee === 0 ? {} : { fee: moneyText({ amount: fee, currency, language }) }),
    means: `${methodId} ${meansLabel}`,
    state: t(`withdrawals.states.${state}`),
    ...(reason === undefined ? {} : { reason: t(`withdrawals.reasons.${reason}`) }),
    requested: `${moment(createdAt)} (${ago(createdAt)})`,
  };
  return <Facts facts={facts} nameOf={(fact) => t(`withdrawals.fact.${fact}`)} />;
}
