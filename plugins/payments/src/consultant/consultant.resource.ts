import {
  type PaymentSubject,
  SupportRequestAnswer,
  SupportRequestsAnswer,
} from '@touchline/contracts/support';
import { defineResource, type Http } from '@touchline/plugin-api';

const REQUESTS = '/support-api/v1/requests';

/** What the player has asked Support in the last year. */
export const paymentRequests = defineResource({
  name: 'payments.requests',
  path: (_parameters: Record<string, never>) => REQUESTS,
  schema: SupportRequestsAnswer,
  authentication: 'required',
});

/** Asks about a payment, or about payments. A key is one request, however often it is sent. */
export function askAboutPayment(
  http: Http,
  {
    key,
    payment,
    text,
  }: { readonly key: string; readonly payment: PaymentSubject; readonly text: string },
) {
  return http.request({
    method: 'POST',
    path: REQUESTS,
    body: { topic: 'payments', payment, text },
    schema: SupportRequestAnswer,
    authentication: 'required',
    idempotencyKey: key,
  });
}
