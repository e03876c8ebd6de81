import {
  type AnswerRequest,
  OperatorSupportAnswer,
  OperatorSupportRequest,
  type SupportStatus,
} from '@touchline/contracts/support';
import { call } from './call.ts';
import { addressOf } from './query.ts';

const REQUESTS = '/operator-api/v1/support/requests';

/** Requests to Support of a status, those first that have waited longest. */
export function readSupportRequests({
  status,
  isPolling,
}: {
  readonly status: SupportStatus;
  readonly isPolling?: boolean | undefined;
}) {
  return call({ path: addressOf(REQUESTS, { status }), answer: OperatorSupportAnswer, isPolling });
}

/** Answers a request. @throws CallError `support_request_changed` where it has unread messages */
export function answerRequest({ id, ...body }: AnswerRequest & { readonly id: string }) {
  return call({
    path: `${REQUESTS}/${encodeURIComponent(id)}/answer`,
    method: 'POST',
    body,
    answer: OperatorSupportRequest,
  });
}
