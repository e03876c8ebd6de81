import { CallsAnswer, PhoneCallAnswer, type RequestCall } from '@touchline/contracts/calls';
import { PhoneCountriesAnswer } from '@touchline/contracts/identity';
import { defineResource, type Http } from '@touchline/plugin-api';

const CALLS = '/support-api/v1/calls';

/** The calls that the player has requested in the last year, and what they may choose for another. */
export const callsResource = defineResource({
  name: 'support.calls',
  path: (_parameters: Record<string, never>) => CALLS,
  schema: CallsAnswer,
  authentication: 'required',
  interval: 30_000,
});

/** Countries with the codes that their numbers start with. */
export const phoneCountriesResource = defineResource({
  name: 'support.phone-countries',
  path: ({ language }: { readonly language: string }) =>
    `/web-api/phone/v1/countries?lng=${language}`,
  schema: PhoneCountriesAnswer,
  freshFor: 86_400_000,
});

/** Requests a call. A key is one call, however often it is sent. */
export function requestCall(http: Http, { key, body }: { key: string; body: RequestCall }) {
  return http.request({
    method: 'POST',
    path: CALLS,
    body,
    schema: PhoneCallAnswer,
    authentication: 'required',
    idempotencyKey: key,
  });
}

/** Cancels a call that waits; one that is cancelled stays so. */
export function cancelCall(http: Http, id: string) {
  return http.request({
    method: 'POST',
    path: `${CALLS}/${id}/cancel`,
    schema: PhoneCallAnswer,
    authentication: 'required',
  });
}
