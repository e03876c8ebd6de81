import {
  type ChangeOperatorPassword,
  type EnableSecondStep,
  OperatorPasswordSet,
  OperatorSecondStep,
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

/** @throws CallError `credentials_wrong`, `two_factor_required`, `two_factor_code_wrong`, `rate_limited` */
export function signIn(credentials: OperatorSignIn) {
  return call({ path: SESSION, method: 'POST', body: credentials, answer: OperatorSession });
}

/** Sets the password that a link was made for. @throws CallError `operator_link_expired`, `rate_limited` */
export function setPassword(body: { readonly code: string; readonly password: string }) {
  return call({ path: '/operator/password', method: 'POST', body, answer: OperatorPasswordSet });
}

/** Changes one's own password. @throws CallError `validation_failed`, `rate_limited` */
export function changePassword(body: ChangeOperatorPassword) {
  return call({
    path: '/operator/password/change',
    method: 'POST',
    body,
    answer: OperatorPasswordSet,
  });
}

const SECOND_STEP = '/operator/second-step';

/** One's own second step. @throws CallError `not_found` for a sign-in with a token */
export function readSecondStep() {
  return call({ path: SECOND_STEP, answer: OperatorSecondStep });
}

/** @throws CallError `two_factor_code_wrong`, `two_factor_is_on` */
export function enableSecondStep(body: EnableSecondStep) {
  return call({ path: SECOND_STEP, method: 'POST', body, answer: OperatorSecondStep });
}

/** @throws CallError `two_factor_code_wrong` */
export function disableSecondStep(code: string) {
  return call({
    path: `${SECOND_STEP}/end`,
    method: 'POST',
    body: { code },
    answer: OperatorSecondStep,
  });
}

export function signOut() {
  return call({ path: SESSION, method: 'DELETE', answer: nothing });
}
