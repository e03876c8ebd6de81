import { PAYMENT_TOPICS } from '@touchline/domain/support';
import { reactView, usePlugin, useResource, type ViewProps } from '@touchline/plugin-api';
import { Badge, Button, EmptyState, Money } from '@touchline/ui';
import { ListRow, Menu } from '@touchline/ui/forms';
import { walletIcon } from '@touchline/ui/icons';
import { ResourceState } from '@touchline/ui/resource-state';
import { useState } from 'react';
import { STATUS_TONE } from '../history/status-tone.ts';
import { paymentHistory } from '../payments.resource.ts';
import { ConsultantPage } from './consultant-page.tsx';
import { Topics } from './requests.view.tsx';
import { topicOf } from './subject-text.ts';

type Kind = 'deposit' | 'withdrawal';

/** A page of the player's payments, and the next ones below it once they are wanted. */
function Payments({ kind, cursor }: { readonly kind: Kind; readonly cursor?: string | undefined }) {
  const { i18n, navigation } = usePlugin();
  const [isMoreShown, setMoreShown] = useState(false);
  const answer = useResource(paymentHistory, {
    filter: `kind=${kind}`,
    ...(cursor === undefined ? {} : { cursor }),
  });
  if (answer.data === undefined) {
    return <ResourceState answers={[answer]} i18n={i18n} />;
  }
  const { payments, nextCursor } = answer.data;
  if (payments.length === 0 && cursor === undefined) {
    return <EmptyState path={walletIcon} title={i18n.t(`consultant.noPayments.${kind}`)} />;
  }
  return (
    <>
      <Menu label={i18n.t('consultant.choose')}>
        {payments.map(({ id, status, createdAt, amount, currency }) => (
          <ListRow
            key={id}
            title={i18n.dateTime(createdAt, 'date-time')}
            end={
              <>
                <Badge tone={STATUS_TONE[status]}>{i18n.t(`status.${status}`)}</Badge>
                <Money text={i18n.money(amount, currency)} strong />
              </>
            }
            href={navigation.href({
              route: 'paymentTransaction',
              params: { topicId: kind, transactionId: id },
            })}
          />
        ))}
      </Menu>
      {nextCursor === undefined ? undefined : isMoreShown ? (
        <Payments kind={kind} cursor={nextCursor} />
      ) : (
        <Button wide onClick={() => setMoreShown(true)}>
          {i18n.t('more')}
        </Button>
      )}
    </>
  );
}

/** The payments that a request of a topic may be about. */
function Transactions({ params }: ViewProps) {
  const { i18n } = usePlugin();
  const topicId = topicOf(params['topicId']);
  const kind = topicId && PAYMENT_TOPICS[topicId].payments;
  return (
    <ConsultantPage title={i18n.t(kind === undefined ? 'consultant.topics' : 'consultant.choose')}>
      {kind === undefined ? <Topics /> : <Payments kind={kind} />}
    </ConsultantPage>
  );
}

export const view = reactView(Transactions);
