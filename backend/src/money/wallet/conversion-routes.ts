import {
  ConversionAnswer,
  ConversionQuestion,
  ConversionQuoteAnswer,
  ConversionsAnswer,
  ConvertAccount,
} from '@touchline/contracts/money';
import type { App } from '../../platform/http/app.ts';
import { idempotencyKeyOf } from '../../platform/http/idempotency.ts';
import { playerOf } from '../../platform/http/player.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import { type AccountConversionsOptions, createAccountConversions } from './account-conversions.ts';

const PATH = '/wallet-api/v1/conversions';
const TAGS = { tags: ['wallet'] };

/** What an account of the signed-in player would be in another currency, its conversion, and those so far. */
export function registerConversionRoutes(app: App, options: AccountConversionsOptions): void {
  const conversions = createAccountConversions(options);
  const isPlayers = { preHandler: app.requirePlayer };

  app.get(
    PATH,
    { ...isPlayers, schema: { ...TAGS, response: { 200: ConversionsAnswer } } },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      return { conversions: [...(await conversions.list(playerOf(request).id))] };
    },
  );

  app.get(
    `${PATH}/quote`,
    {
      ...isPlayers,
      schema: {
        ...TAGS,
        querystring: ConversionQuestion,
        response: { 200: ConversionQuoteAnswer },
      },
    },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      return { quote: await conversions.quote(playerOf(request).id, request.query) };
    },
  );

  app.post(
    PATH,
    {
      ...isPlayers,
      config: rateClass('money'),
      schema: { ...TAGS, body: ConvertAccount, response: { 200: ConversionAnswer } },
    },
    async (request) => ({
      conversion: await conversions.convert({
        playerId: playerOf(request).id,
        key: idempotencyKeyOf(request),
        form: request.body,
      }),
    }),
  );
}
