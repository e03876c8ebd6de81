import type { WinRow } from '@touchline/domain/coupon';
import { usePlugin } from '@touchline/plugin-api';
import { useState } from 'react';
import styles from './choices.module.css';

export interface WinTableProps {
  readonly rows: () => readonly WinRow[];
  readonly currency: string;
}

/** "If k selections win": the least and the most each number of winners returns, once it is opened. */
export function WinTable(props: WinTableProps) {
  const { i18n } = usePlugin();
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={styles.details}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{i18n.t('matrix.title')}</summary>
      {isOpen ? <WinRows {...props} /> : undefined}
    </details>
  );
}

function WinRows({ rows, currency }: WinTableProps) {
  const { i18n } = usePlugin();
  const money = (amount: number) => i18n.money(amount, currency);
  return (
    <table className={styles.matrix}>
      <thead>
        <tr>
          <th scope="col">{i18n.t('matrix.won')}</th>
          <th scope="col">{i18n.t('matrix.least')}</th>
          <th scope="col">{i18n.t('matrix.most')}</th>
        </tr>
      </thead>
      <tbody>
        {rows().map(({ won, minimum, maximum }) => (
          <tr key={won}>
            <th scope="row">{won}</th>
            <td>{money(minimum)}</td>
            <td>{money(maximum)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
