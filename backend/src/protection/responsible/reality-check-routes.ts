import { RealityCheckAnswer, RealityCheckReply } from '@touchline/contracts/limits';
import type { App } from '../../platform/http/app.ts';
import { playerOf } from '../../platform/http/player.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import type { RealityChecks } from './reality-check.ts';

const PATH = '/web-api/api/web/user/v1/reality-check';
const TAGS = { tags: ['responsible-gaming'] };

/** The reality check of product.txt §7: its answers are stored; both calls return the current state. */
export function registerRealityCheckRoutes(app: App, checks: RealityChecks): void {
  const preHandler = app.requirePlayer;

  app.get(
    PATH,
    { schema: { ...TAGS, response: { 200: RealityCheckAnswer } }, preHandler },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return checks.read(playerOf(request));
    },
  );

  app.post(
    PATH,
    {
      config: rateClass('session'),
      schema: { ...TAGS, body: RealityCheckReply, response: { 200: RealityCheckAnswer } },
      preHandler,
    },
    async (request, reply) => {
      const player = playerOf(request);
      await checks.reply(player, request.body.data.attributes);
      reply.header('cache-control', 'no-store');
      return checks.read(player);
    },
  );
}
