import { PAYMENT_TOPICS } from '@touchline/domain/support';
import { reactView, usePlugin, type ViewProps } from '@touchline/plugin-api';
import { ListRow, Menu } from '@touchline/ui/forms';
import { ConsultantPage } from './consultant-page.tsx';
import { Topics } from './requests.view.tsx';
import { topicOf } from './subject-text.ts';

/** One topic: a payment of its kind, and what else it may be about. An unknown one offers those there are. */
function Topic({ params }: ViewProps) {
  const { i18n, navigation } = usePlugin();
  const topicId = topicOf(params['topicId']);
  if (topicId === undefined) {
    return (
      <ConsultantPage title={i18n.t('consultant.topics')}>
        <Topics />
      </ConsultantPage>
    );
  }
  const { payments, subTopics } = PAYMENT_TOPICS[topicId];
  return (
    <ConsultantPage title={i18n.t(`consultant.topic.${topicId}`)}>
      <Menu label={i18n.t('consultant.topics')}>
        {payments === undefined ? undefined : (
          <ListRow
            title={i18n.t('consultant.choose')}
            href={navigation.href({ route: 'paymentTransactions', params: { topicId } })}
          />
        )}
        {subTopics.map((subTopicId) => (
          <ListRow
            key={subTopicId}
            title={i18n.t(`consultant.subTopic.${subTopicId}`)}
            href={navigation.href({ route: 'paymentSubTopic', params: { topicId, subTopicId } })}
          />
        ))}
      </Menu>
    </ConsultantPage>
  );
}

export const view = reactView(Topic);
