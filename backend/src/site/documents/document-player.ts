import type { PlayerStatus } from '@touchline/domain/navigation';
import { TOKEN_COOKIE } from '@touchline/contracts/identity';
import type { VerifyToken } from '../../platform/http/player.ts';
import type { PlayerOfPage } from '../../protection/player-status/blocked-page.ts';

interface TokenReader {
  readonly verify: VerifyToken;
  readonly read: (playerId: string) => Promise<PlayerStatus>;
}

/**
 * Identifies it by the access token that the browser sends with pages of its own site. It decides which
 * page is shown and allows no act: calls that act need the token in their header.
 */
export function playerStatusOfToken({ verify, read }: TokenReader): PlayerOfPage {
  return async (request) => {
    const token = request.cookies[TOKEN_COOKIE];
    if (token === undefined) {
      return undefined;
    }
    try {
      const { id } = await verify(token);
      return await read(id);
    } catch (error) {
      request.log.debug({ err: error }, 'the document goes without the player’s status');
      return 'unknown';
    }
  };
}
