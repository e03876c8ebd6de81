import {
  OperatorBet,
  STAKE_FACTOR_REASONS,
  VoidAnswer,
  VoidBet,
  VoidBetAnswer,
  VoidEvent,
} from '@touchline/contracts/betting';
import { text } from '@touchline/contracts/text';
import * as z from 'zod';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import { auditActorOf, requireOperator } from '../../platform/http/operator.ts';
import type { CorrectionReport, ResultCorrection } from './correct-results.ts';
import { idempotencyKeyOf } from '../../platform/http/idempotency.ts';
import type { StakeFactors } from '../placement/stake-factors.ts';
import type { VoidBetCommand } from './void-bet.ts';
import type { VoidCommand } from './void-event.ts';

const TAGS = { tags: ['betting'] };
const PlayerParameters = z.object({ id: z.string().regex(/^\d{8,9}$/) });
const Factor = z.object({
  /** 0.5 halves the player's maximum stakes, 1 is everybody's. */
  factor: z.number().min(0.0001).max(10),
  reason: z.enum(STAKE_FACTOR_REASONS),
});
const BetParameters = z.object({ id: z.string().regex(/^\d{1,18}$/) });
const EventParameters = z.object({ id: z.coerce.number().int().positive() });
const Correction = z.object({
  outcomes: z
    .array(
      z.object({
        outcomeId: text().check(z.maxLength(120)),
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
const FactorAnswer = z.object({ stakeFactor: Factor.optional() });

export interface BettingOperatorOptions {
  readonly operatorToken: string;
  readonly stakeFactors: StakeFactors;
  readonly findBet: (betId: string) => Promise<OperatorBet | undefined>;
  readonly voidBet: (command: VoidBetCommand) => Promise<VoidBetAnswer>;
  readonly voidEvent: (command: VoidCommand) => Promise<VoidAnswer>;
  readonly correct: (correction: ResultCorrection) => Promise<CorrectionReport>;
}

/** What an operator decides about bets and results. Each change is in the audit log. */
export function registerBettingOperatorRoutes(app: App, options: BettingOperatorOptions): void {
  const { stakeFactors, operatorToken, correct, voidEvent } = options;
  const isOperators = { preHandler: requireOperator(operatorToken) };
  const path = '/betting-api/v1/operator/players/:id/stake-factor';
  const schema = { ...TAGS, params: PlayerParameters, response: { 200: FactorAnswer } };

  async function answer(id: string) {
    const stakeFactor = await stakeFactors.of(id);
    return stakeFactor === undefined ? {} : { stakeFactor };
  }

  app.get(path, { ...isOperators, schema }, async ({ params: { id } }) => answer(id));
  app.put(
    path,
    {
      ...isOperators,
      config: { audit: { action: 'stake-factor.set' } },
      schema: { ...schema, body: Factor },
    },
    async ({ params: { id }, body: next, audit }) => {
      await stakeFactors.set(id, { next, audit });
      return answer(id);
    },
  );
  app.delete(
    path,
    { ...isOperators, config: { audit: { action: 'stake-factor.remove' } }, schema },
    async ({ params: { id }, audit }) => {
      await stakeFactors.set(id, { next: undefined, audit });
      return answer(id);
    },
  );

  app.get(
    '/betting-api/v1/operator/bets/:id',
    { ...isOperators, schema: { ...TAGS, params: BetParameters, response: { 200: OperatorBet } } },
    async ({ params: { id } }) => {
      const bet = await options.findBet(id);
      if (bet === undefined) {
        throw new ApiError('not_found', `there is no bet ${id}`);
      }
      return bet;
    },
  );

  app.post(
    '/betting-api/v1/operator/bets/:id/void',
    {
      ...isOperators,
      config: { audit: { action: 'bet.void', reason: 'required' } },
      schema: {
        ...TAGS,
        params: BetParameters,
        body: VoidBet,
        response: { 200: VoidBetAnswer },
      },
    },
    async (request) =>
      options.voidBet({
        betId: request.params.id,
        ...request.body,
        actor: auditActorOf(request),
      }),
  );

  app.post(
    '/betting-api/v1/operator/events/:id/voids',
    {
      ...isOperators,
      config: { audit: { action: 'event.void', reason: 'required' } },
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
      config: { audit: { action: 'result.correct', reason: 'required' } },
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
