import {
  CookiesAgreementLog,
  type PlayerStatusAnswer,
  UserConfigurationAnswer,
} from '@touchline/contracts/identity';
import * as z from 'zod/mini';
import type { Pool } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import type { Clock } from '../../platform/clock.ts';
import { playerOf } from '../../platform/http/player.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import { readUserConfiguration } from './user-configuration.ts';

const TAGS = { tags: ['player configuration'] };
/** A device's clock may be ahead of ours by this much. */
const CLOCK_TOLERANCE_MS = 60_000;

export interface PlayerConfigurationOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  /** A player's status on the site. */
  readonly statusOf: (playerId: string) => Promise<PlayerStatusAnswer>;
}

/** What the player's pages are made from, and the log of agreements. */
export function registerPlayerConfigurationRoutes(
  app: App,
  { pool, clock, statusOf }: PlayerConfigurationOptions,
): void {
  app.get(
    '/web-api/user/v1/configuration',
    {
      preHandler: app.requirePlayer,
      schema: { ...TAGS, response: { 200: UserConfigurationAnswer } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { id } = playerOf(request);
      const result = await readUserConfiguration(pool, {
        id,
        now: clock(),
        playerStatus: await statusOf(id),
      });
      return result === undefined ? { error: 'this account no longer exists' } : { result };
    },
  );

  app.post(
    '/web-api/user/v1/cookies-agreement',
    {
      preHandler: app.requirePlayer,
      config: rateClass('session'),
      schema: {
        ...TAGS,
        body: CookiesAgreementLog,
        response: { 200: z.object({ success: z.boolean() }) },
      },
    },
    async (request) => {
      const { cookiesAgreeTime } = request.body;
      if (cookiesAgreeTime > clock() + CLOCK_TOLERANCE_MS) {
        throw new ApiError('validation_failed', 'this agreement lies in the future');
      }
      await pool.query({
        name: 'player-configuration.log-agreement',
        text: `INSERT INTO cookies_agreement (player_id, agreed_at, logged_at)
               VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
        values: [playerOf(request).id, new Date(cookiesAgreeTime), new Date(clock())],
      });
      return { success: true };
    },
  );
}
