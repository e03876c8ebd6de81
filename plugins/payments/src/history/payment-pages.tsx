import type { Payment } from '@touchline/contracts/money';
import { usePlugin, useResource } from '@touchline/plugin-api';
import { Badge, Button, EmptyState, Money } from '@touchline/ui';
import { ListRow, Menu } from '@touchline/ui/forms';
import { walletIcon } from '@touchline/ui/icons';
import { ResourceState } from '@touchline/ui/resource-state';
import { useState } from 'react';
import { paymentHistory } from '../payments.resource.ts';
import { nextStep } from './next-step.ts';
import { emptyReason, type PaymentChoice } from './payment-choice.ts';
import { PaymentTable } from './payment-table.tsx';
import { ShownOf } from './payment-totals.tsx';
import { STATUS_TONE } from './status-tone.ts';

function PaymentRow({ payment }: { readonly payment: Payment }) {
  const { i18n, navigation } = usePlugin();
  const { kind, status, createdAt, amount, currency } = payment;
  const to = nextStep(payment);
  return (
    <ListRow
      title={i18n.t(`kind.${kind}`)}
      text={i18n.dateTime(createdAt, 'date-time')}
      end={
        <>
          <Badge tone={STATUS_TONE[status]}>{i18n.t(`status.${status}`)}</Badge>
          <Money text={i18n.money(amount, currency)} strong />
        </>
      }
      href={to === undefined ? undefined : navigation.href(to)}
    />
  );
}

function None({ choice }: { readonly choice: PaymentChoice }) {
  const { i18n, navigation } = usePlugin();
  return (
    <EmptyState
      path={walletIcon}
      title={i18n.t(`noneOf.${emptyReason(choice)}`)}
      action={
        choice.kind === 'withdrawal' ? undefined : (
          <Button variant="primary" href={navigation.href({ route: 'recharge' })}>
            {i18n.t('title.recharge')}
          </Button>
        )
      }
    />
  );
}

interface PaymentsProps {
  readonly choice: PaymentChoice;
  readonly filter: string;
  readonly cursor: string | undefined;
  /** Payments of the pages before. */
  readonly before: number;
  /** Undefined where the next page is shown already. */
  readonly onMore: ((cursor: string, shown: number) => void) | undefined;
}

function Payments({ choice, filter, cursor, before, onMore }: PaymentsProps) {
  const { i18n, keys } = usePlugin();
  const answer = useResource(
    paymentHistory,
    cursor === undefined ? { filter } : { filter, cursor },
  );
  const { data } = answer;
  if (data === undefined) {
    return <ResourceState answers={[answer]} i18n={i18n} />;
  }
  const { nextCursor, payments } = data;
  const { kind } = choice;
  const label = i18n.t(kind === undefined ? 'title.historyPay' : `filter.${kind}`);
  if (payments.length === 0 && cursor === undefined) {
    return <None choice={choice} />;
  }
  const shown = before + payments.length;
  return (
    <>
      {keys.get('device') === 'desktop' ? (
        <PaymentTable label={label} payments={payments} />
      ) : (
        <Menu label={label}>
          {payments.map((payment) => (
            <PaymentRow key={payment.id} payment={payment} />
          ))}
        </Menu>
      )}
      {onMore === undefined ? undefined : <ShownOf filter={filter} shown={shown} />}
      {nextCursor === undefined || onMore === undefined ? undefined : (
        <Button wide onClick={() => onMore(nextCursor, shown)}>
          {i18n.t('more')}
        </Button>
      )}
    </>
  );
}

interface Place {
  readonly cursor: string | undefined;
  readonly before: number;
}

/** The payments of a filter, page by page. */
export function PaymentPages({ choice, filter }: Pick<PaymentsProps, 'choice' | 'filter'>) {
  const [places, setPlaces] = useState<readonly Place[]>([{ cursor: undefined, before: 0 }]);
  return places.map(({ cursor, before }, index) => (
    <Payments
      key={cursor ?? 'first'}
      {...{ choice, filter, cursor, before }}
      onMore={
        index === places.length - 1
          ? (next, shown) => setPlaces([...places, { cursor: next, before: shown }])
          : undefined
      }
    />
  ));
}
