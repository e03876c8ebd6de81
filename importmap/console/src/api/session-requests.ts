import {
  OperatorPasswordSet,
  OperatorSession,
  type OperatorSignIn,
} from '@touchline/contracts/operator';
import { call } from './call.ts';

const SESSION = '/operator/session';
const nothing = { parse: () => undefined };

/** Who is signed in, and until when. */
export function readSession() {
  return call({ path: SESSION, answer: OperatorSession, isPolling: true });
}

/** @throws CallError `credentials_wrong`, `rate_limited` */
export function signIn(credentials: OperatorSignIn) {
  return call({ path: SESSION, method: 'POST', body: credentials, answer: OperatorSession });
}

/** Sets the password that a link was made for. @throws CallError `operator_link_expired`, `rate_limited` */
export function setPassword(body: { readonly code: string; readonly password: string }) {
  return call({ path: '/operator/password', method: 'POST', body, answer: OperatorPasswordSet });
}

export function signOut() {
  return call({ path: SESSION, method: 'DELETE', answer: nothing });
}
