import { reactView, usePlugin, useResource } from '@touchline/plugin-api';
import { Badge, Button, Card, EmptyState, Money } from '@touchline/ui';
import { walletIcon } from '@touchline/ui/icons';
import { Page } from '@touchline/ui/page';
import { ResourceState } from '@touchline/ui/resource-state';
import { Row, RowNote, Rows } from '@touchline/ui/rows';
import { useState } from 'react';
import { paymentHistory } from '../payments.resource.ts';

const TONE = {
  created: 'neutral',
  pending: 'accent',
  succeeded: 'success',
  failed: 'danger',
  cancelled: 'warning',
  refunded: 'neutral',
} as const;

function Payments({
  cursor,
  onMore,
}: {
  readonly cursor: string | undefined;
  readonly onMore: ((cursor: string) => void) | undefined;
}) {
  const { i18n, navigation } = usePlugin();
  const answer = useResource(paymentHistory, cursor === undefined ? {} : { cursor });
  const { data } = answer;
  if (data === undefined) {
    return <ResourceState answers={[answer]} i18n={i18n} />;
  }
  const { nextCursor } = data;
  if (data.payments.length === 0 && cursor === undefined) {
    return (
      <EmptyState
        path={walletIcon}
        title={i18n.t('none')}
        action={
          <Button variant="primary" href={navigation.href({ route: 'recharge' })}>
            {i18n.t('title.recharge')}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <Rows>
        {data.payments.map((payment) => (
          <Row
            key={payment.id}
            what={
              <>
                <span>{i18n.t(`kind.${payment.kind}`)}</span>
                <RowNote>{i18n.dateTime(payment.createdAt, 'date-time')}</RowNote>
              </>
            }
          >
            <Badge tone={TONE[payment.status]}>{i18n.t(`status.${payment.status}`)}</Badge>
            <Money text={i18n.money(payment.amount, payment.currency)} strong />
          </Row>
        ))}
      </Rows>
      {nextCursor === undefined || onMore === undefined ? undefined : (
        <Button wide onClick={() => onMore(nextCursor)}>
          {i18n.t('more')}
        </Button>
      )}
    </>
  );
}

function PaymentHistory() {
  const { i18n } = usePlugin();
  const [cursors, setCursors] = useState<readonly (string | undefined)[]>([undefined]);
  return (
    <Page title={i18n.t('title.historyPay')}>
      <Card>
        {cursors.map((cursor, index) => (
          <Payments
            key={cursor ?? 'first'}
            cursor={cursor}
            onMore={
              index === cursors.length - 1 ? (next) => setCursors([...cursors, next]) : undefined
            }
          />
        ))}
      </Card>
    </Page>
  );
}

export const view = reactView(PaymentHistory);
