/**
 * Topics of the payment consultant: the kind of payment that a request may be about, and what else it may
 * be about. Their names are the page's.
 */
export const PAYMENT_TOPICS = {
  deposit: { payments: 'deposit', subTopics: ['refused', 'bonus'] },
  withdrawal: { payments: 'withdrawal', subTopics: ['conditions', 'destination'] },
  methods: { payments: undefined, subTopics: ['limits', 'fees', 'times'] },
} as const;
export type PaymentTopic = keyof typeof PAYMENT_TOPICS;

/** What a request is about: one payment, or a sub-topic. */
export interface PaymentSubject {
  readonly topic: PaymentTopic;
  readonly subTopic?: string | undefined;
  readonly paymentId?: string | undefined;
}

/** Whether a subject names a sub-topic of its topic, or a payment where the topic has those, and not both. */
export function isPaymentSubject({ topic, subTopic, paymentId }: PaymentSubject): boolean {
  const { payments, subTopics } = PAYMENT_TOPICS[topic];
  return subTopic === undefined
    ? paymentId !== undefined && payments !== undefined
    : paymentId === undefined && (subTopics as readonly string[]).includes(subTopic);
}
