import {
  DisableSecondStep,
  EnableSecondStep,
  OperatorSecondStep,
} from '@touchline/contracts/operator';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import type { SecondSteps } from '../accounts/second-step.ts';

const PATH = '/operator/second-step';
const TAGS = { tags: ['operator'] };

/** Who is signed in by name. @throws ApiError `unauthorized`, `not_found` for a sign-in with a token */
function accountOf({ operator }: FastifyRequest): string {
  if (operator === undefined) {
    throw new ApiError('unauthorized', 'sign in at the console');
  }
  if (operator.account === undefined) {
    throw new ApiError('not_found', 'a sign-in with a token has no second step');
  }
  return operator.account;
}

/** An operator's own second step: a code of an app after the password. */
export function registerSecondStep(
  app: App,
  { secondSteps }: { readonly secondSteps: SecondSteps },
): void {
  app.get(
    PATH,
    { schema: { ...TAGS, response: { 200: OperatorSecondStep } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return request.operator !== undefined && request.operator.account === undefined
        ? { state: 'none' as const }
        : secondSteps.read(accountOf(request));
    },
  );

  app.post(
    PATH,
    {
      config: { ...rateClass('operator'), audit: { action: 'operator.enable-second-step' } },
      schema: { ...TAGS, body: EnableSecondStep, response: { 200: OperatorSecondStep } },
    },
    async (request) => {
      await secondSteps.enable(accountOf(request), request.body);
      return { state: 'on' as const };
    },
  );

  app.post(
    `${PATH}/end`,
    {
      config: { ...rateClass('operator'), audit: { action: 'operator.disable-second-step' } },
      schema: { ...TAGS, body: DisableSecondStep, response: { 200: OperatorSecondStep } },
    },
    async (request) => {
      const name = accountOf(request);
      await secondSteps.disable(name, request.body.code);
      return secondSteps.read(name);
    },
  );
}
