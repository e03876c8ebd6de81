import { hasCode } from '@touchline/domain/errors';
import { randomUUID } from 'node:crypto';
import { SignJWT, jwtVerify } from 'jose';
import type { Clock } from '../../platform/clock.ts';
import type { Attempts } from './attempts.ts';
import { captchaError } from './captcha-error.ts';

const AUDIENCE = 'captcha';

/** Proofs that a challenge was solved, each good for one call. */
export interface Passes {
  readonly issue: (seconds: number) => Promise<string>;
  /** @throws ApiError `captcha_wrong`, `captcha_expired`, `captcha_used` */
  readonly use: (pass: string) => Promise<void>;
}

/** Signed passes; what has been used is remembered until it would have expired anyway. */
export function createPasses(options: {
  readonly secret: Uint8Array;
  readonly clock: Clock;
  readonly attempts: Attempts;
}): Passes {
  const { secret, clock, attempts } = options;
  return {
    issue: (seconds) =>
      new SignJWT()
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience(AUDIENCE)
        .setJti(randomUUID())
        .setExpirationTime(Math.floor(clock() / 1000) + seconds)
        .sign(secret),
    use: async (pass) => {
      const { payload } = await jwtVerify(pass, secret, {
        algorithms: ['HS256'],
        audience: AUDIENCE,
        currentDate: new Date(clock()),
        requiredClaims: ['jti', 'exp'],
      }).catch((error: unknown) => {
        throw captchaError(hasCode(error, 'ERR_JWT_EXPIRED') ? 'captcha_expired' : 'captcha_wrong');
      });
      if (!(await attempts.useUp(`pass ${payload.jti}`, (payload.exp ?? 0) * 1000))) {
        throw captchaError('captcha_used');
      }
    },
  };
}
