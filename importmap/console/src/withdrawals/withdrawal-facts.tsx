import type { OperatorWithdrawal } from '@touchline/contracts/money';
import { useTexts } from '../texts/texts-context.ts';
import { moneyText } from './money-text.ts';
import styles from './withdrawals.module.css';

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
  return (
    <dl className={styles.facts}>
      {Object.entries(facts).map(([name, value]) => (
        <div key={name}>
          <dt>{t(`withdrawals.fact.${name}`)}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
