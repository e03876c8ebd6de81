import type { PlayerStanding } from '@touchline/domain';
import type { FastifyRequest } from 'fastify';
import { TOKEN_COOKIE } from '../auth/session-cookies.ts';
import type { VerifyToken } from '../platform/player.ts';
import type { PlayerOfPage } from '../player-status/blocked-page.ts';

/** How the player behind the request for a document stands; undefined where nobody can tell. */
export type PlayerOfDocument = (request: FastifyRequest) => Promise<PlayerStanding | undefined>;

interface TokenReader {
  readonly verify: VerifyToken;
  readonly read: (playerId: string) => Promise<PlayerStanding>;
}

/** Tells it of a document. */
export function playerOfToken(reader: TokenReader): PlayerOfDocument {
  const standingOf = standingOfToken(reader);
  return async (request) => {
    const standing = await standingOf(request);
    return standing === 'unknown' ? undefined : standing;
  };
}

/**
 * Tells it by the access token that the browser sends with pages of its own site. It decides which
 * page is shown and lets nobody do anything: calls that act need the token in their header.
 */
export function standingOfToken({ verify, read }: TokenReader): PlayerOfPage {
  return async (request) => {
    const token = request.cookies[TOKEN_COOKIE];
    if (token === undefined) {
      return undefined;
    }
    try {
      const { id } = await verify(token);
      return await read(id);
    } catch (error) {
      request.log.debug({ err: error }, 'the document goes without the player’s standing');
      return 'unknown';
    }
  };
}
