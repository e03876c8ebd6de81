import type { WinRow } from '@touchline/domain';
import { usePlugin } from '@touchline/plugin-api';
import styles from './choices.module.css';

/** "If k selections win": the least and the most each number of winners returns. */
export function WinTable({
  rows,
  currency,
}: {
  readonly rows: readonly WinRow[];
  readonly currency: string;
}) {
  const { i18n } = usePlugin();
  const money = (amount: number) => i18n.money(amount, currency);
  return (
    <details className={styles.details}>
      <summary>{i18n.t('matrix.title')}</summary>
      <table className={styles.matrix}>
        <thead>
          <tr>
            <th scope="col">{i18n.t('matrix.won')}</th>
            <th scope="col">{i18n.t('matrix.least')}</th>
            <th scope="col">{i18n.t('matrix.most')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ won, minimum, maximum }) => (
            <tr key={won}>
              <th scope="row">{won}</th>
              <td>{money(minimum)}</td>
              <td>{money(maximum)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
