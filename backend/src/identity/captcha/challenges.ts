import type {
  CaptchaChallenge,
  CaptchaErrorCode,
  ValidateCaptcha,
} from '@touchline/contracts/identity';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Clock } from '../../platform/clock.ts';
import type { CaptchaSettings } from './captcha-settings.ts';

const ALGORITHM = 'PBKDF2/SHA-256';
const KEY_LENGTH = 32;

/** Proof-of-work challenges: made for the price of one key, solved for that of many. */
export interface Challenges {
  readonly create: (settings: CaptchaSettings) => Promise<CaptchaChallenge>;
  /** What is wrong with a solution; `undefined` when nothing is. */
  readonly faultOf: (
    captcha: ValidateCaptcha['captcha'],
  ) => Promise<Exclude<CaptchaErrorCode, 'captcha_required' | 'captcha_used'> | undefined>;
}

/**
 * Challenges of altcha-lib, signed. The counter that solves one is drawn by the server, so the work
 * lies between two bounds instead of being left to luck.
 */
export function createChallenges(options: {
  readonly secret: Buffer;
  readonly clock: Clock;
}): Challenges {
  const { clock } = options;
  const hmacSignatureSecret = `challenge:${options.secret.toString('base64url')}`;
  const hmacKeySignatureSecret = `key:${options.secret.toString('base64url')}`;
  return {
    create: async (settings) => {
      const { parameters, signature } = await createChallenge({
        algorithm: ALGORITHM,
        cost: settings.cost,
        counter: randomInt(Math.max(settings.fewestKeys, settings.mostKeys), settings.fewestKeys),
        deriveKey,
        keyLength: KEY_LENGTH,
        data: { expiresAt: clock() + settings.challengeSeconds * 1000 },
        hmacSignatureSecret,
        hmacKeySignatureSecret,
      });
      return { parameters, signature } as CaptchaChallenge;
    },
    faultOf: async ({ challenge, solution }) => {
      const { verified } = await verifySolution({
        challenge: challenge as never,
        solution: { counter: solution.counter, derivedKey: solution.derivedKey },
        deriveKey,
        hmacSignatureSecret,
        hmacKeySignatureSecret,
      });
      if (!verified) {
        return 'captcha_wrong';
      }
      return challenge.parameters.data.expiresAt > clock() ? undefined : 'captcha_expired';
    },
  };
}
