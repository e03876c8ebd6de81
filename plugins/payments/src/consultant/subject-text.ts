import { PAYMENT_TOPICS, type PaymentSubject, type PaymentTopic } from '@touchline/domain/support';
import type { I18n } from '@touchline/plugin-api';

/** The topic that an address names; undefined for none of ours. */
export function topicOf(topicId: string | undefined): PaymentTopic | undefined {
  return (Object.keys(PAYMENT_TOPICS) as PaymentTopic[]).find((topic) => topic === topicId);
}

/** What a request is about, in words. */
export function subjectText(payment: PaymentSubject | undefined, i18n: Pick<I18n, 't'>): string {
  if (payment === undefined) {
    return i18n.t('title.historyPay');
  }
  return payment.subTopic === undefined
    ? i18n.t(`consultant.topic.${payment.topic}`)
    : i18n.t(`consultant.subTopic.${payment.subTopic}`);
}
