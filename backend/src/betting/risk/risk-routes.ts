import {
  RiskBetsAnswer,
  RiskEventAnswer,
  RiskEventsAnswer,
  RiskPlayersAnswer,
} from '@touchline/contracts/trading';
import * as z from 'zod';
import type { App } from '../../platform/http/app.ts';
import { requireOperator } from '../../platform/http/operator.ts';
import type { Risk } from './risk.ts';

const BASE = '/betting-api/v1/operator/risk';
const TAGS = { tags: ['betting'] };
const Cursor = z
  .string()
  .regex(/^\d{1,6}$/)
  .optional();
const Page = z.strictObject({ cursor: Cursor });

/** What operators read about the house's exposure. */
export function registerRiskRoutes(
  app: App,
  { operatorToken, risk }: { readonly operatorToken: string; readonly risk: Risk },
): void {
  const isOperators = {
    preHandler: requireOperator(operatorToken),
    config: { permission: 'trading.read' as const },
  };
  app.get(
    `${BASE}/events`,
    { ...isOperators, schema: { ...TAGS, querystring: Page, response: { 200: RiskEventsAnswer } } },
    ({ query }) => risk.events(query.cursor),
  );
  app.get(
    `${BASE}/events/:id`,
    {
      ...isOperators,
      schema: {
        ...TAGS,
        params: z.object({ id: z.coerce.number().int().positive() }),
        response: { 200: RiskEventAnswer },
      },
    },
    ({ params }) => risk.event(params.id),
  );
  app.get(
    `${BASE}/bets`,
    {
      ...isOperators,
      schema: {
        ...TAGS,
        querystring: z.strictObject({
          player: z
            .string()
            .regex(/^\d{8,9}$/)
            .optional(),
          cursor: Cursor,
        }),
        response: { 200: RiskBetsAnswer },
      },
    },
    ({ query }) => risk.bets(query),
  );
  app.get(
    `${BASE}/players`,
    {
      ...isOperators,
      schema: { ...TAGS, querystring: Page, response: { 200: RiskPlayersAnswer } },
    },
    ({ query }) => risk.players(query.cursor),
  );
}
