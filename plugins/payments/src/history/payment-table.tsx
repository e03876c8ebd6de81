import type { Payment } from '@touchline/contracts/money';
import { Link, usePlugin } from '@touchline/plugin-api';
import { Badge, Money, VisuallyHidden } from '@touchline/ui';
import { nextStep } from './next-step.ts';
import { STATUS_TONE } from './status-tone.ts';
import styles from './payment-table.module.css';

/** Payments on a wide page: a line each, their figures one below the other. */
export function PaymentTable({
  label,
  payments,
}: {
  readonly label: string;
  readonly payments: readonly Payment[];
}) {
  const { i18n } = usePlugin();
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{label}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{i18n.t('column.date')}</th>
          <th scope="col">{i18n.t('column.kind')}</th>
          <th scope="col">{i18n.t('column.status')}</th>
          <th scope="col">{i18n.t('column.amount')}</th>
          <th scope="col">
            <VisuallyHidden>{i18n.t('column.next')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {payments.map((payment) => (
          <PaymentLine key={payment.id} payment={payment} />
        ))}
      </tbody>
    </table>
  );
}

function PaymentLine({ payment }: { readonly payment: Payment }) {
  const { i18n } = usePlugin();
  const { kind, status, createdAt, amount, currency } = payment;
  const to = nextStep(payment);
  return (
    <tr>
      <td>{i18n.dateTime(createdAt, 'date-time')}</td>
      <td>{i18n.t(`kind.${kind}`)}</td>
      <td>
        <Badge tone={STATUS_TONE[status]}>{i18n.t(`status.${status}`)}</Badge>
      </td>
      <td>
        <Money text={i18n.money(amount, currency)} strong />
      </td>
      <td>
        {to === undefined ? undefined : (
          <Link to={to}>{i18n.t(to.route === 'recharge' ? 'outcome.again' : 'details')}</Link>
        )}
      </td>
    </tr>
  );
}
