import {
  DisableSecondStep,
  EnableSecondStep,
  OperatorSecondStep,
} from '@touchline/contracts/operator';
import type { App } from '../../platform/http/app.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import type { SecondSteps } from '../accounts/second-step.ts';
import { ownAccountOf } from './own-account.ts';

const PATH = '/operator/second-step';
const TAGS = { tags: ['operator'] };

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
        : secondSteps.read(ownAccountOf(request));
    },
  );

  app.post(
    PATH,
    {
      config: { ...rateClass('operator'), audit: { action: 'operator.enable-second-step' } },
      schema: { ...TAGS, body: EnableSecondStep, response: { 200: OperatorSecondStep } },
    },
    async (request) => {
      await secondSteps.enable(ownAccountOf(request), request.body);
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
      const name = ownAccountOf(request);
      await secondSteps.disable(name, request.body.code);
      return secondSteps.read(name);
    },
  );
}
