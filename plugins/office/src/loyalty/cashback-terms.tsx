import { usePlugin } from '@touchline/plugin-api';
import { Card } from '@touchline/ui';
import styles from './loyalty.module.css';

/** How cashback is computed and paid, before anyone relies on it. */
export function CashbackTerms({ terms }: { readonly terms: readonly string[] }) {
  const { i18n } = usePlugin();
  return (
    <Card>
      <div className={styles.card}>
        <header>
          <h2 className={styles.title}>{i18n.t('loyalty.terms')}</h2>
        </header>
        <ul className={styles.terms}>
          {terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
