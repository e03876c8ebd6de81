import {
  type PasskeyLogin,
  PasskeyRequestOptions,
  SessionAnswer,
} from '@touchline/contracts/identity';
import type { Http } from '@touchline/plugin-api';

const PATH = '/web-api/auth/v1/login/passkey';

/** Requests what the player's device signs. */
export function requestChallenge(http: Http): Promise<PasskeyRequestOptions> {
  return http.request({ method: 'POST', path: `${PATH}/options`, schema: PasskeyRequestOptions });
}

/** Signs in with the signature of a passkey. */
export function giveSignature(http: Http, body: PasskeyLogin): Promise<SessionAnswer> {
  return http.request({ method: 'POST', path: PATH, body, schema: SessionAnswer });
}
