import { OperatorSession } from '@touchline/contracts/operator';
import { call } from './call.ts';

const SESSION = '/operator/session';
const nothing = { parse: () => undefined };

/** Whether an operator is signed in, and until when. */
export function readSession() {
  return call({ path: SESSION, answer: OperatorSession, isPolling: true });
}

/** @throws CallError `credentials_wrong`, `rate_limited` */
export function signIn(token: string) {
  return call({ path: SESSION, method: 'POST', body: { token }, answer: OperatorSession });
}

export function signOut() {
  return call({ path: SESSION, method: 'DELETE', answer: nothing });
}
