import { ReturnAnswer } from '@touchline/contracts/returns';
import { defineResource, type Http } from '@touchline/plugin-api';
import { LIMIT_SERVICE } from '../limits/limits.resource.ts';

const RETURN_PATH = `${LIMIT_SERVICE}/return`;

/** Whether the account is closed, and which way leads back from that or from a self-exclusion. */
export const returnResource = defineResource({
  name: 'responsible-gaming.return',
  path: (_parameters: Record<string, never>) => RETURN_PATH,
  schema: ReturnAnswer,
  authentication: 'required',
});

/** Requests to return; the reason is for whoever decides. */
export function requestReturn(http: Http, reason: string) {
  return http.request({
    method: 'POST',
    path: RETURN_PATH,
    body: { reason },
    schema: ReturnAnswer,
    authentication: 'required',
  });
}

/** Takes the request back. */
export function withdrawReturn(http: Http) {
  return http.request({
    method: 'DELETE',
    path: RETURN_PATH,
    schema: ReturnAnswer,
    authentication: 'required',
  });
}

/** Closes the account; every sign-in ends with it. */
export function closeAccount(http: Http, reason: string) {
  return http.request({
    method: 'POST',
    path: `${LIMIT_SERVICE}/closure`,
    body: { reason },
    schema: ReturnAnswer,
    authentication: 'required',
  });
}
