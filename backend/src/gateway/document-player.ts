import type { PlayerStanding } from '@touchline/domain';
import type { FastifyRequest } from 'fastify';
import { TOKEN_COOKIE } from '../auth/session-cookies.ts';
import type { VerifyToken } from '../platform/player.ts';

/** How the player behind the request for a document stands; undefined where nobody can tell. */
export type PlayerOfDocument = (request: FastifyRequest) => Promise<PlayerStanding | undefined>;

/**
 * Tells it by the access token that the browser sends with pages of its own site. It decides which
 * page is shown and lets nobody do anything: calls that act need the token in their header.
 */
export function playerOfToken(options: {
  readonly verify: VerifyToken;
  readonly read: (playerId: string) => Promise<PlayerStanding>;
}): PlayerOfDocument {
  return async (request) => {
    const token = request.cookies[TOKEN_COOKIE];
    if (token === undefined) {
      return undefined;
    }
    try {
      const { id } = await options.verify(token);
      return await options.read(id);
    } catch (error) {
      request.log.debug({ err: error }, 'the document is written without the player’s standing');
      return undefined;
    }
  };
}
