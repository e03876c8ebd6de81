import { PAYMENT_TOPICS, type PaymentTopic } from '@touchline/domain/support';
import { errorCode, reactView, usePlugin, useResource } from '@touchline/plugin-api';
import { Badge, EmptyState, SectionHeader } from '@touchline/ui';
import { ListRow, Menu } from '@touchline/ui/forms';
import { walletIcon } from '@touchline/ui/icons';
import { ResourceState } from '@touchline/ui/resource-state';
import { useEffect } from 'react';
import { ConsultantPage } from './consultant-page.tsx';
import { paymentRequests } from './consultant.resource.ts';
import { subjectText } from './subject-text.ts';

const STATES = {
  open: { text: 'waiting', tone: 'neutral' },
  answered: { text: 'answered', tone: 'success' },
  closed: { text: 'closed', tone: 'neutral' },
} as const;

/** The topics that a request can be about. */
export function Topics() {
  const { i18n, navigation } = usePlugin();
  return (
    <Menu label={i18n.t('consultant.topics')}>
      {(Object.keys(PAYMENT_TOPICS) as PaymentTopic[]).map((topicId) => (
        <ListRow
          key={topicId}
          title={i18n.t(`consultant.topic.${topicId}`)}
          href={navigation.href({ route: 'paymentCreateRequest', params: { topicId } })}
        />
      ))}
    </Menu>
  );
}

function Requests() {
  const { i18n, navigation } = usePlugin();
  const answer = useResource(paymentRequests, {});
  const isAway = answer.data === undefined && errorCode(answer.error) === 'unavailable';
  useEffect(() => {
    if (isAway) {
      // The specification's page for a consultant that cannot be reached.
      void navigation.go({ route: 'error500' }, { replace: true });
    }
  }, [isAway, navigation]);
  if (answer.data === undefined) {
    return <ResourceState answers={[answer]} i18n={i18n} />;
  }
  const requests = answer.data.requests.filter(({ topic }) => topic === 'payments');
  if (requests.length === 0) {
    return <EmptyState path={walletIcon} title={i18n.t('consultant.none')} />;
  }
  return (
    <Menu label={i18n.t('consultant.own')}>
      {requests.map(({ id, status, payment, updatedAt }) => (
        <ListRow
          key={id}
          title={subjectText(payment, i18n)}
          text={`${id} · ${i18n.dateTime(updatedAt, 'date-time')}`}
          end={
            <Badge tone={STATES[status].tone}>{i18n.t(`consultant.${STATES[status].text}`)}</Badge>
          }
          href={navigation.href({ route: 'supportEmail' })}
        />
      ))}
    </Menu>
  );
}

/** The player's requests to the payment consultant, and the topics of a new one. */
function PaymentRequests() {
  const { i18n } = usePlugin();
  return (
    <ConsultantPage title={i18n.t('title.consultant')} intro={i18n.t('consultant.intro')} isFirst>
      <SectionHeader title={i18n.t('consultant.new')} />
      <Topics />
      <SectionHeader title={i18n.t('consultant.own')} />
      <Requests />
    </ConsultantPage>
  );
}

export const view = reactView(PaymentRequests);
