import { SupportRequestAnswer, SupportRequestsAnswer } from '@touchline/contracts/support';
import { defineResource, type Http } from '@touchline/plugin-api';

const REQUESTS = '/support-api/v1/requests';

/** What the player has written to Support in the last year, and its answers. */
export const requestsResource = defineResource({
  name: 'support.requests',
  path: (_parameters: Record<string, never>) => REQUESTS,
  schema: SupportRequestsAnswer,
  authentication: 'required',
});

/** Writes a new request, or to the one of an id. A key is one message, however often it is sent. */
export function writeToSupport(
  http: Http,
  {
    id,
    key,
    body,
  }: { readonly id: string | undefined; readonly key: string; readonly body: object },
) {
  return http.request({
    method: 'POST',
    path: id === undefined ? REQUESTS : `${REQUESTS}/${id}/messages`,
    body,
    schema: SupportRequestAnswer,
    authentication: 'required',
    idempotencyKey: key,
  });
}
