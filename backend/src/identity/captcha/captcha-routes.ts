import {
  CaptchaResult,
  CaptchaTime,
  CaptchaUpdate,
  ValidateCaptcha,
} from '@touchline/contracts/identity';
import type { App } from '../../platform/http/app.ts';
import { clientNetwork } from '../../platform/http/client-network.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import type { Captcha } from './captcha.ts';

const TAGS = { tags: ['captcha'] };

/** The calls of platform.txt §7: validate, update and gettime. */
export function registerCaptchaRoutes(app: App, { captcha }: { readonly captcha: Captcha }): void {
  app.get(
    '/captcha-api/v1/update',
    { config: rateClass('session'), schema: { ...TAGS, response: { 200: CaptchaUpdate } } },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return captcha.update();
    },
  );

  app.get(
    '/captcha-api/v1/gettime',
    { schema: { ...TAGS, response: { 200: CaptchaTime } } },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { time: captcha.time() };
    },
  );

  app.post(
    '/captcha-api/v1/validate',
    {
      config: rateClass('session'),
      schema: { ...TAGS, body: ValidateCaptcha, response: { 200: CaptchaResult } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return captcha.validate(request.body.captcha, clientNetwork(request.ip));
    },
  );
}
