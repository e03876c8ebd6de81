export {
  isPaymentSubject,
  PAYMENT_TOPICS,
  type PaymentSubject,
  type PaymentTopic,
} from './payment-subject.ts';
export {
  type CallHours,
  type CallWindow,
  callWindows,
  nextCallTime,
} from './call-windows.ts';
