import { Activity, ActivityAnswer } from '@touchline/contracts';
import type { App } from '../platform/app.ts';
import { ApiError } from '../platform/api-error.ts';
import { playerOf } from '../platform/player.ts';
import { rateClass } from '../platform/rate-limits.ts';
import type { Auth } from './auth.ts';

const MINUTE = 60_000;

export interface InactivityRules {
  /** Minutes without activity after which a player is signed out. */
  readonly autoLogoffMinutes: number;
  /** The same while a video plays. */
  readonly inactivityLimitMinutes: number;
}

/**
 * Where pages say how long nobody has touched them. The latest activity of any page of the sign-in
 * counts; once it is too long ago the sign-in ends here, whatever the page does about it.
 */
export function registerActivityRoute(
  app: App,
  { auth, rules }: { readonly auth: Auth; readonly rules: () => Promise<InactivityRules> },
): void {
  app.post(
    '/web-api/user/v1/activity',
    {
      config: rateClass('session'),
      schema: { tags: ['auth'], body: Activity, response: { 200: ActivityAnswer } },
      preHandler: app.requirePlayer,
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const player = playerOf(request);
      const now = auth.clock();
      const activeAt = await auth.sessions.noteActivity(player.sessionId, now - request.body.idle);
      if (activeAt === undefined) {
        throw new ApiError('unauthorized', 'this sign-in has ended');
      }
      const { autoLogoffMinutes, inactivityLimitMinutes } = await rules();
      const minutes = request.body.isPlaying
        ? Math.max(autoLogoffMinutes, inactivityLimitMinutes)
        : autoLogoffMinutes;
      const idle = Math.max(0, now - activeAt);
      const isOver = idle >= minutes * MINUTE;
      if (isOver) {
        await auth.endSession(player, 'inactive');
      }
      return { idle, allowed: minutes * MINUTE, isOver };
    },
  );
}
