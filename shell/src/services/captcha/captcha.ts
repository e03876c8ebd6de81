import {
  CAPTCHA_FORCED_LOGOUT,
  CAPTCHA_HEADER,
  type CaptchaChallenge,
  CaptchaResult,
  CaptchaUpdate,
  type ValidateCaptcha,
} from '@touchline/contracts/identity';
import type { Disposer, Http, Logger } from '@touchline/plugin-api';

export interface CaptchaDependencies {
  readonly http: Http;
  readonly log: Logger;
  /** Searches for the solution; `undefined` when it was not found in time. */
  readonly solve: (
    challenge: CaptchaChallenge,
  ) => Promise<ValidateCaptcha['captcha']['solution'] | undefined>;
  /** Shows that the browser is being checked, until it is stopped. */
  readonly showProgress: () => Disposer;
  readonly report: (outcome: { readonly success: boolean; readonly type: number }) => void;
  /** The server demands that the player is signed out. */
  readonly forceLogout: () => Promise<void>;
}

const BASE = '/captcha-api/v1';

async function solveAndValidate({
  http,
  solve,
}: CaptchaDependencies): Promise<CaptchaResult | undefined> {
  const { challenge } = await http.request({ path: `${BASE}/update`, schema: CaptchaUpdate });
  const solution = await solve(challenge);
  if (solution === undefined) {
    return undefined;
  }
  const captcha: ValidateCaptcha['captcha'] = { challenge, solution };
  return http.request({
    method: 'POST',
    path: `${BASE}/validate`,
    body: { captcha },
    schema: CaptchaResult,
  });
}

/**
 * Fetches a challenge, has it solved and validated, and answers the headers that let the refused
 * call pass; `undefined` when it failed (platform.txt §8: with type 2 the player is signed out).
 */
export async function passCaptcha(
  dependencies: CaptchaDependencies,
): Promise<Readonly<Record<string, string>> | undefined> {
  const { log, report } = dependencies;
  const hideProgress = dependencies.showProgress();
  try {
    const result = await solveAndValidate(dependencies);
    if (result === undefined) {
      log.warn('the challenge was not solved in time');
      report({ success: false, type: 1 });
      return undefined;
    }
    const { success, type, token } = result;
    report({ success, type });
    if (success && token !== undefined) {
      return { [CAPTCHA_HEADER]: token };
    }
    log.warn(`the challenge was refused: ${result.error_message}`);
    if (type === CAPTCHA_FORCED_LOGOUT) {
      await dependencies.forceLogout();
    }
    return undefined;
  } catch (error) {
    log.warn('failed to fetch a challenge', error);
    return undefined;
  } finally {
    hideProgress();
  }
}
