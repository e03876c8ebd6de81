import { VoidAnswer, VoidEvent } from '@touchline/contracts/betting';
import { text } from '@touchline/contracts/text';
import * as z from 'zod';
import type { App } from '../../platform/http/app.ts';
import { idempotencyKeyOf } from '../../platform/http/idempotency.ts';
import { auditActorOf, requireOperator } from '../../platform/http/operator.ts';
import type { CorrectionReport, ResultCorrection } from './correct-results.ts';
import type { VoidCommand } from './void-event.ts';

const TAGS = { tags: ['betting'] };
const EventParameters = z.object({ id: z.coerce.number().int().positive() });
const Correction = z.object({
  outcomes: z
    .array(
      z.object({
        outcomeId: text().check(z.maxLength(300)),
        result: z.enum(['won', 'lost', 'void', 'half-won', 'half-lost']),
        score: z.optional(text().check(z.maxLength(20))),
      }),
    )
    .min(1)
    .max(500),
  reason: text().check(z.minLength(3), z.maxLength(200)),
});
const CorrectionAnswer = z.object({
  /** Bets settled again or opened again. */
  corrected: z.number(),
  /** Bets whose players no longer have what would have to go back. */
  refused: z.array(z.string()),
});

export interface EventOperatorOptions {
  readonly operatorToken: string;
  readonly voidEvent: (command: VoidCommand) => Promise<VoidAnswer>;
  readonly correct: (correction: ResultCorrection) => Promise<CorrectionReport>;
}

/** What an operator decides about the results of an event. Each change is in the audit log. */
export function registerEventOperatorRoutes(
  app: App,
  { operatorToken, voidEvent, correct }: EventOperatorOptions,
): void {
  const isOperators = { preHandler: requireOperator(operatorToken) };

  app.post(
    '/betting-api/v1/operator/events/:id/voids',
    {
      ...isOperators,
      config: { permission: 'bets.void', audit: { action: 'event.void', reason: 'required' } },
      schema: {
        ...TAGS,
        params: EventParameters,
        body: VoidEvent,
        response: { 200: VoidAnswer },
      },
    },
    async (request) =>
      voidEvent({
        eventId: request.params.id,
        requested: request.body,
        idempotencyKey: idempotencyKeyOf(request),
        actor: auditActorOf(request),
      }),
  );

  app.post(
    '/betting-api/v1/operator/events/:id/corrections',
    {
      ...isOperators,
      config: {
        permission: 'results.correct',
        audit: { action: 'result.correct', reason: 'required' },
      },
      schema: {
        ...TAGS,
        params: EventParameters,
        body: Correction,
        response: { 200: CorrectionAnswer },
      },
    },
    async (request) => {
      const { corrected, refused } = await correct({
        eventId: request.params.id,
        ...request.body,
        actor: auditActorOf(request),
      });
      return { corrected, refused: [...refused] };
    },
  );
}
