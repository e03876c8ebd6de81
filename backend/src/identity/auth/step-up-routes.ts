import {
  SendStepUpCode,
  SentStepUpCode,
  StepUpAnswer,
  StepUpOptions,
  StepUpProof,
} from '@touchline/contracts/identity';
import type { App } from '../../platform/http/app.ts';
import { playerOf } from '../../platform/http/player.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import type { StepUp } from './step-up.ts';

const PATH = '/web-api/auth/v1/step-up';
const TAGS = { tags: ['auth'] };

/** Proving again that it is the player, for routes behind `requireStepUp`. */
export function registerStepUpRoutes(app: App, stepUp: StepUp): void {
  app.setStepUp(stepUp.assertProved);

  app.get(
    PATH,
    { preHandler: app.requirePlayer, schema: { ...TAGS, response: { 200: StepUpOptions } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return stepUp.options(playerOf(request));
    },
  );

  app.post(
    PATH,
    {
      preHandler: app.requirePlayer,
      config: rateClass('sign-in'),
      schema: { ...TAGS, body: StepUpProof, response: { 200: StepUpAnswer } },
    },
    async (request) => ({ provedUntil: await stepUp.prove(playerOf(request), request.body) }),
  );

  app.post(
    `${PATH}/code`,
    {
      preHandler: app.requirePlayer,
      config: rateClass('message'),
      schema: { ...TAGS, body: SendStepUpCode, response: { 200: SentStepUpCode } },
    },
    async (request) => stepUp.sendCode(playerOf(request), request),
  );
}
