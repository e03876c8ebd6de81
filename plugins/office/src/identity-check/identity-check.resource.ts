import { OpenCheckAnswer, VerificationAnswer } from '@touchline/contracts/verification';
import type { Http } from '@touchline/plugin-api';

const CHECK = '/documents-api/v1/check';

/** Opens the provider's page; each call is the same check. */
export function openCheck(http: Http) {
  return http.request({
    method: 'POST',
    path: CHECK,
    schema: OpenCheckAnswer,
    authentication: 'required',
  });
}

/** Has the house ask the provider how far the check is. */
export function lookUpCheck(http: Http) {
  return http.request({
    method: 'POST',
    path: `${CHECK}/look-up`,
    schema: VerificationAnswer,
    authentication: 'required',
  });
}
