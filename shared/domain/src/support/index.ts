export {
  isPaymentSubject,
  PAYMENT_TOPICS,
  type PaymentSubject,
  type PaymentTopic,
} from './payment-subject.ts';
