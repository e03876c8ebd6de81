import type { OperatorProtection } from '@touchline/contracts/operator';
import { Facts } from '../app/facts.tsx';
import { Panel } from '../app/page.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { moneyText } from '../withdrawals/money-text.ts';
import styles from './protection.module.css';

/** What a player has put in, staked and won, and for how long they were here, by period. */
export function PlayerFigures({ figures }: Pick<OperatorProtection, 'figures'>) {
  const { t, language, number } = useTexts();
  const money = (amount: number) => moneyText({ amount, currency: figures.currency, language });
  return (
    <Panel title={t('protection.figures')}>
      {figures.periods.map(({ period, time, ...amounts }) => (
        <section
          key={period}
          className={styles.period}
          aria-label={t(`protection.period.${period}`)}
        >
          <h3>{t(`protection.period.${period}`)}</h3>
          <Facts
            facts={{
              deposited: money(amounts.deposited),
              netDeposit: money(amounts.netDeposit),
              staked: money(amounts.staked),
              netPosition: money(amounts.netPosition),
              time: number(time / 3_600, {
                style: 'unit',
                unit: 'hour',
                maximumFractionDigits: 1,
              }),
            }}
            nameOf={(fact) => t(`protection.figure.${fact}`)}
          />
        </section>
      ))}
    </Panel>
  );
}
