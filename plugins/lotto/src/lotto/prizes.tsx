import type { Lottery } from '@touchline/domain/pools';
import { usePlugin } from '@touchline/plugin-api';
import { Card } from '@touchline/ui';
import styles from './lotto.module.css';

const HUNDREDTHS = 100;

/** What wins, from the table that tickets are settled by. */
export function Prizes({ lottery }: { readonly lottery: Lottery }) {
  const { i18n } = usePlugin();
  return (
    <Card>
      <h2 className={styles.heading}>{i18n.t('lotto.rules')}</h2>
      <ul className={styles.prizes}>
        {lottery.categories.map(({ hits, withBonus, share }) => (
          <li key={`${hits.join('-')}${withBonus === true}`}>
            <span>
              {i18n.t(withBonus === true ? 'lotto.bonusHits' : 'lotto.hits', {
                hits: hits.join(' + '),
              })}
            </span>
            <span>{i18n.t('lotto.share', { share: share / HUNDREDTHS })}</span>
          </li>
        ))}
      </ul>
      <p>{i18n.t('lotto.rulesText', { deduction: lottery.deduction / HUNDREDTHS })}</p>
    </Card>
  );
}
