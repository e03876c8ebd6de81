import {
  SentStepUpCode,
  type SendTwoFactorCode,
  SessionAnswer,
  TwoFactorChallenge,
  type TwoFactorCode,
} from '@touchline/contracts/identity';
import { errorCode, type Http } from '@touchline/plugin-api';

const PATH = '/web-api/auth/v1/login/two-factor';

/** Whether a sign-in was right so far and goes on with a code. */
export function needsCode(error: unknown): boolean {
  return errorCode(error) === 'two_factor_required';
}

/** Reads the ways in which the player gets at a code. */
export function readChallenge(http: Http, signal: AbortSignal): Promise<TwoFactorChallenge> {
  return http.request({ path: PATH, schema: TwoFactorChallenge, signal });
}

/** Sends a code to the player's address or phone. */
export function sendCode(http: Http, body: SendTwoFactorCode): Promise<SentStepUpCode> {
  return http.request({ method: 'POST', path: `${PATH}/code`, body, schema: SentStepUpCode });
}

/** Ends a sign-in with a code. */
export function giveCode(http: Http, body: TwoFactorCode): Promise<SessionAnswer> {
  return http.request({ method: 'POST', path: PATH, body, schema: SessionAnswer });
}
