import { isPaymentSubject, type PaymentSubject } from '@touchline/domain/support';
import { reactView, usePlugin, useResource, type ViewProps } from '@touchline/plugin-api';
import { EmptyState, Money, NoticeBanner } from '@touchline/ui';
import { ListRow, Menu } from '@touchline/ui/forms';
import { walletIcon } from '@touchline/ui/icons';
import { ResourceState } from '@touchline/ui/resource-state';
import { onePayment } from '../payments.resource.ts';
import { AskForm } from './ask-form.tsx';
import { ConsultantPage } from './consultant-page.tsx';
import { Topics } from './requests.view.tsx';
import { subjectText, topicOf } from './subject-text.ts';

/** The payment that is asked about; the question can be asked once it is known to be the player's. */
function AboutPayment({ subject, id }: { readonly subject: PaymentSubject; readonly id: string }) {
  const { i18n } = usePlugin();
  const answer = useResource(onePayment, { id });
  const payment = answer.data?.payment;
  if (payment === undefined) {
    return <ResourceState answers={[answer]} i18n={i18n} />;
  }
  if (payment.kind !== subject.topic) {
    return <NoticeBanner tone="warning" text={i18n.t('consultant.gone')} />;
  }
  return (
    <>
      <Menu label={i18n.t('consultant.choose')}>
        <ListRow
          title={i18n.t(`kind.${payment.kind}`)}
          text={`${i18n.dateTime(payment.createdAt, 'date-time')} · ${i18n.t(`status.${payment.status}`)}`}
          end={<Money text={i18n.money(payment.amount, payment.currency)} strong />}
        />
      </Menu>
      <AskForm subject={subject} />
    </>
  );
}

/** A question about a payment or a sub-topic; an address that names neither offers the topics. */
function Ask({ params }: ViewProps) {
  const { i18n } = usePlugin();
  const { topicId, subTopicId: subTopic, transactionId: paymentId } = params;
  const topic = topicOf(topicId);
  const subject = topic && {
    topic,
    ...(subTopic !== undefined && { subTopic }),
    ...(paymentId !== undefined && { paymentId }),
  };
  if (subject === undefined || !isPaymentSubject(subject)) {
    return (
      <ConsultantPage title={i18n.t('consultant.topics')}>
        <EmptyState path={walletIcon} title={i18n.t('consultant.gone')} />
        <Topics />
      </ConsultantPage>
    );
  }
  return (
    <ConsultantPage title={subjectText(subject, i18n)}>
      {paymentId === undefined ? (
        <AskForm subject={subject} />
      ) : (
        <AboutPayment subject={subject} id={paymentId} />
      )}
    </ConsultantPage>
  );
}

export const view = reactView(Ask);
