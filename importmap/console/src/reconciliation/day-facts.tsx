import type {
  ReconciledDay,
  ReconciledDifference,
  ReconciledTotal,
} from '@touchline/contracts/money';
import { Badge } from '@touchline/ui';
import { useTexts } from '../texts/texts-context.ts';
import { moneyText } from '../withdrawals/money-text.ts';
import styles from './reconciliation.module.css';

function useAmountText() {
  const { language } = useTexts();
  return (amount: number | undefined, currency: string) =>
    amount === undefined ? '–' : moneyText({ amount, currency, language });
}

/** What a kind of movement comes to in both books. */
function Total({ total }: { readonly total: ReconciledTotal }) {
  const { t } = useTexts();
  const text = useAmountText();
  const { movement, currency, booked, moved } = total;
  return (
    <div>
      <dt>
        {t(`reconciliation.movement.${movement}`)} · <bdi>{currency}</bdi>
      </dt>
      <dd>
        {t('reconciliation.both', { booked: text(booked, currency), moved: text(moved, currency) })}
      </dd>
      {booked !== moved && (
        <dd className={styles.differs}>
          {t('reconciliation.by', { amount: text(Math.abs(moved - booked), currency) })}
        </dd>
      )}
    </div>
  );
}

/** A payment about which the books differ, and whether somebody has dealt with it. */
function Difference({ difference }: { readonly difference: ReconciledDifference }) {
  const { t } = useTexts();
  const text = useAmountText();
  const { paymentId, movement, currency, booked, moved, task } = difference;
  return (
    <li className={styles.difference}>
      <p>
        {t(`reconciliation.movement.${movement}`)} · {t(`tasks.value.${difference.difference}`)}
        {' · '}
        {t('reconciliation.both', { booked: text(booked, currency), moved: text(moved, currency) })}
      </p>
      <p className={styles.payment}>
        <bdi>{paymentId}</bdi>
      </p>
      {task !== undefined && (
        <div>
          <Badge tone={task === 'open' ? 'warning' : 'success'}>
            {t(`reconciliation.task.${task}`)}
          </Badge>
        </div>
      )}
    </li>
  );
}

/** A day of a provider: what both books come to, and where they differ. */
export function DayFacts({ day }: { readonly day: ReconciledDay }) {
  const { t, moment, number } = useTexts();
  const { provider, lines, differenceCount, differences, totals, completedAt } = day;
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.title}>
          <time dir="ltr">{day.day}</time> · <bdi>{provider}</bdi>
        </h2>
        <Badge tone={differenceCount === 0 ? 'success' : 'danger'}>
          {differenceCount === 0
            ? t('reconciliation.agree')
            : t('reconciliation.differences', { count: differenceCount })}
        </Badge>
      </div>
      <p className={styles.muted}>
        {t('reconciliation.compared', { lines: number(lines), when: moment(completedAt) })}
      </p>
      {totals.length > 0 && (
        <dl className={styles.totals}>
          {totals.map((total) => (
            <Total key={`${total.movement} ${total.currency}`} total={total} />
          ))}
        </dl>
      )}
      {differences.length > 0 && (
        <ul className={styles.differences}>
          {differences.map((difference) => (
            <Difference
              key={`${difference.paymentId} ${difference.movement} ${difference.currency} ${difference.difference}`}
              difference={difference}
            />
          ))}
        </ul>
      )}
    </>
  );
}
