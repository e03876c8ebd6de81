import {
  CAPTCHA_FORCED_LOGOUT,
  CAPTCHA_HEADER,
  type CaptchaChallenge,
  type CaptchaResult,
  type ValidateCaptcha,
} from '@touchline/contracts/identity';
import type { FastifyRequest } from 'fastify';
import type { Pool } from '../../platform/database/queryable.ts';
import { clientNetwork } from '../../platform/http/client-network.ts';
import type { Clock } from '../../platform/clock.ts';
import { serviceSecret } from '../../platform/database/service-secret.ts';
import { createAttempts } from './attempts.ts';
import { captchaError } from './captcha-error.ts';
import type { CaptchaSettings } from './captcha-settings.ts';
import { createChallenges } from './challenges.ts';
import { createPasses } from './passes.ts';

/** A type that requires nothing more. */
const PLAIN = 1;
const PRUNE_EVERY_MS = 600_000;

export interface Captcha {
  readonly update: () => Promise<{ readonly time: number; readonly challenge: CaptchaChallenge }>;
  readonly time: () => number;
  /** Never throws for a wrong solution: the result reports it (platform.txt §8). */
  readonly validate: (
    captcha: ValidateCaptcha['captcha'],
    address: string,
  ) => Promise<CaptchaResult>;
  /**
   * Lets a request pass while its address has failed seldom; afterwards each costs a pass.
   * @throws ApiError `captcha_required`, `captcha_wrong`, `captcha_expired`, `captcha_used`
   */
  readonly admit: (request: FastifyRequest) => Promise<void>;
  /**
   * Lets a request pass with a pass alone, where captchas are enabled.
   * @returns whether they are
   * @throws ApiError as `admit`
   */
  readonly challenge: (request: FastifyRequest) => Promise<boolean>;
  /** Counts a failure against the request's address. */
  readonly failed: (request: FastifyRequest, kind: 'login' | 'registration') => Promise<void>;
  /** Deletes what no longer counts, now and then. @returns stops it */
  readonly start: () => () => void;
}

/** Challenges for addresses that fail too often at signing in or registering. */
export async function createCaptcha(options: {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly settings: () => Promise<CaptchaSettings>;
}): Promise<Captcha> {
  const { pool, clock, settings } = options;
  const secret = await serviceSecret(pool, 'captcha');
  const attempts = createAttempts({ pool, clock, secret });
  const challenges = createChallenges({ secret, clock });
  const passes = createPasses({ secret, clock, attempts });

  async function faultOf(captcha: ValidateCaptcha['captcha']) {
    const fault = await challenges.faultOf(captcha);
    if (fault !== undefined) {
      return fault;
    }
    const { signature, parameters } = captcha.challenge;
    const isFirst = await attempts.useUp(`challenge ${signature}`, parameters.data.expiresAt);
    return isFirst ? undefined : 'captcha_used';
  }

  async function challenge(request: FastifyRequest): Promise<boolean> {
    if (!(await settings()).enabled) {
      return false;
    }
    const pass = request.headers[CAPTCHA_HEADER];
    if (typeof pass !== 'string' || pass === '') {
      throw captchaError('captcha_required');
    }
    await passes.use(pass);
    return true;
  }

  return {
    time: clock,
    update: async () => ({ time: clock(), challenge: await challenges.create(await settings()) }),
    validate: async (captcha, address) => {
      const { passSeconds, windowSeconds, wrongSolutionsAllowed } = await settings();
      const fault = await faultOf(captcha);
      const time = clock();
      if (fault === undefined) {
        const token = await passes.issue(passSeconds);
        return { success: true, type: PLAIN, time, error_message: '', token };
      }
      await attempts.record(address, 'challenge');
      const asked = { kinds: ['challenge'], seconds: windowSeconds } as const;
      const isTooMuch = (await attempts.count(address, asked)) > wrongSolutionsAllowed;
      return {
        success: false,
        type: isTooMuch ? CAPTCHA_FORCED_LOGOUT : PLAIN,
        time,
        error_message: captchaError(fault).message,
      };
    },
    admit: async (request) => {
      const { enabled, failuresAllowed, windowSeconds } = await settings();
      const asked = { kinds: ['login', 'registration'], seconds: windowSeconds } as const;
      if (!enabled || (await attempts.count(clientNetwork(request.ip), asked)) < failuresAllowed) {
        return;
      }
      await challenge(request);
    },
    challenge,
    failed: (request, kind) => attempts.record(clientNetwork(request.ip), kind),
    start: () => {
      const timer = setInterval(() => {
        settings()
          .then(({ windowSeconds }) => attempts.prune(windowSeconds))
          .catch(() => undefined);
      }, PRUNE_EVERY_MS);
      timer.unref();
      return () => clearInterval(timer);
    },
  };
}
