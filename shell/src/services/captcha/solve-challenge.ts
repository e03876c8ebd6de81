import type { CaptchaChallenge, ValidateCaptcha } from '@touchline/contracts/identity';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** A phone that has not found it by then cannot be distinguished from a robot, ms. */
const GIVE_UP_AFTER = 60_000;

/**
 * Tries keys until one fits. The keys are derived by the browser's own cryptography, off the main
 * thread, so the page stays responsive without a worker.
 */
export async function solveByTrying(
  challenge: CaptchaChallenge,
): Promise<ValidateCaptcha['captcha']['solution'] | undefined> {
  const solution = await solveChallenge({
    challenge,
    deriveKey,
    timeout: GIVE_UP_AFTER,
  });
  return solution === null
    ? undefined
    : { counter: solution.counter, derivedKey: solution.derivedKey };
}
