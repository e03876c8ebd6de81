import { SessionAnswer } from '@touchline/contracts/identity';
import { errorCode, type Http } from '@touchline/plugin-api';

/** Whether a sign-in was right so far and goes on with a code of the player's app. */
export function needsCode(error: unknown): boolean {
  return errorCode(error) === 'two_factor_required';
}

/** Ends a sign-in with a code of the app, or a recovery code. */
export function giveCode(http: Http, code: string): Promise<SessionAnswer> {
  return http.request({
    method: 'POST',
    path: '/web-api/auth/v1/login/two-factor',
    body: { code },
    schema: SessionAnswer,
  });
}
