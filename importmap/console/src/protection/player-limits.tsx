import type { OperatorProtection } from '@touchline/contracts/operator';
import { Facts } from '../app/facts.tsx';
import { Panel } from '../app/page.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { moneyText } from '../withdrawals/money-text.ts';
import styles from './protection.module.css';

/** Breaks are shown with the exclusions. */
const BREAKS: ReadonlySet<number> = new Set([30, 33, 37]);

/** The limits a player has set, with what is left of each, and those that wait. */
export function PlayerLimits({ limits }: Pick<OperatorProtection, 'limits'>) {
  const { t, language, moment } = useTexts();
  const own = limits.filter(({ limitType }) => !BREAKS.has(limitType));
  return (
    <Panel title={t('protection.limits')}>
      {own.length === 0 && <p>{t('protection.noLimits')}</p>}
      <ul className={styles.plain}>
        {own.map(({ id, limitType, limitValue, limitBalance, limitState, startedAt, currency }) => {
          const value = (amount: number) =>
            currency === undefined || amount < 0
              ? String(amount)
              : moneyText({ amount, currency, language });
          const facts = {
            limit: t(`protection.limit.${limitType}`),
            value: limitValue < 0 ? t('protection.removed') : value(limitValue),
            ...(limitState === 'ACTIVE' && currency !== undefined
              ? { left: value(limitBalance) }
              : {}),
            state: t(`protection.limitState.${limitState}`),
            since: moment(startedAt * 1000),
          };
          return (
            <li key={id}>
              <Facts facts={facts} nameOf={(fact) => t(`protection.fact.${fact}`)} />
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
