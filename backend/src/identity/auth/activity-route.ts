import { Activity, ActivityAnswer } from '@touchline/contracts/identity';
import type { App } from '../../platform/http/app.ts';
import { playerOf } from '../../platform/http/player.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import type { Auth } from './auth.ts';
import { END_REASONS } from './session-ending.ts';

const MINUTE = 60_000;

export interface InactivityRules {
  /** Minutes without activity after which a player is signed out. */
  readonly autoLogoffMinutes: number;
  /** The same while a video plays. */
  readonly inactivityLimitMinutes: number;
}

/** A page reports its end first: the notice of why is the page's. */
const GRACE_MS = MINUTE;

/** How long a session may be inactive, milliseconds. */
function allowedMs(
  { autoLogoffMinutes, inactivityLimitMinutes }: InactivityRules,
  isPlaying: boolean,
): number {
  const minutes = isPlaying
    ? Math.max(autoLogoffMinutes, inactivityLimitMinutes)
    : autoLogoffMinutes;
  return minutes * MINUTE;
}

/** Ends the sessions of players who have done nothing for too long, whether or not a page is open. */
export async function endInactiveSessions(
  { sessions, clock }: Pick<Auth, 'sessions' | 'clock'>,
  rules: InactivityRules,
): Promise<void> {
  const longest = (isPlaying: boolean) => clock() - allowedMs(rules, isPlaying) - GRACE_MS;
  await sessions.endInactive({ playing: longest(true), others: longest(false) });
}

/**
 * Where pages report how long they have been idle. The latest activity of any page of the sign-in
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
      const { idle: reported, isPlaying } = request.body;
      const allowed = allowedMs(await rules(), isPlaying);
      const activeAt = await auth.sessions.noteActivity(player.sessionId, {
        time: now - reported,
        isPlaying,
        // No player returns to a session that should have ended, however it was not.
        notBefore: now - allowed - GRACE_MS,
      });
      const idle = activeAt === undefined ? allowed : Math.max(0, now - activeAt);
      const isOver = idle >= allowed;
      if (isOver) {
        await auth.endSession(player, END_REASONS.inactive);
      }
      return { idle, allowed, isOver };
    },
  );
}
