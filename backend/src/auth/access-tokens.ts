import { SignJWT, errors, jwtVerify } from 'jose';
import { ApiError } from '../platform/api-error.ts';
import type { Clock } from '../platform/clock.ts';
import type { Player } from '../platform/player.ts';

/** How long an access token lives. */
export const ACCESS_TOKEN_SECONDS = 600;

/** Tokens remembered as verified; the oldest give way. */
const REMEMBERED = 50_000;

export interface IssuedToken {
  readonly token: string;
  /** Milliseconds since epoch, a whole second. */
  readonly expiresAt: number;
}

export interface AccessTokens {
  readonly issue: (player: Player) => Promise<IssuedToken>;
  /** @throws ApiError `unauthorized`, `token_expired` */
  readonly verify: (token: string) => Promise<Player>;
  /** From now on no token of this sign-in is accepted. */
  readonly refuseSession: (sessionId: string) => void;
}

interface Verified {
  readonly player: Player;
  readonly expiresAt: number;
}

/**
 * Signs and checks access tokens (JWT, HS256). A signature is checked once and remembered until the
 * token expires, because checking costs more than the rest of a request.
 */
export function createAccessTokens(options: {
  readonly secret: Uint8Array;
  readonly clock: Clock;
}): AccessTokens {
  const { secret, clock } = options;
  const verified = new Map<string, Verified>();
  /** Ended sign-ins, with the moment their last token dies by itself. */
  const refused = new Map<string, number>();

  function remember(token: string, entry: Verified): void {
    const oldest = verified.size >= REMEMBERED ? verified.keys().next().value : undefined;
    if (oldest !== undefined) {
      verified.delete(oldest);
    }
    verified.set(token, entry);
  }

  async function check(token: string): Promise<Verified> {
    try {
      const { payload } = await jwtVerify<{ sid: string }>(token, secret, {
        algorithms: ['HS256'],
        currentDate: new Date(clock()),
        requiredClaims: ['sub', 'sid', 'exp'],
      });
      return {
        player: { id: payload.sub ?? '', sessionId: payload.sid },
        expiresAt: (payload.exp ?? 0) * 1000,
      };
    } catch (error) {
      if (error instanceof errors.JWTExpired) {
        throw new ApiError('token_expired', 'the access token has expired', { cause: error });
      }
      throw new ApiError('unauthorized', 'the access token is not valid', { cause: error });
    }
  }

  return {
    issue: async (player) => {
      const seconds = Math.floor(clock() / 1000);
      const expires = seconds + ACCESS_TOKEN_SECONDS;
      const token = await new SignJWT({ sid: player.sessionId })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(player.id)
        .setIssuedAt(seconds)
        .setExpirationTime(expires)
        .sign(secret);
      return { token, expiresAt: expires * 1000 };
    },
    verify: async (token) => {
      const known = verified.get(token);
      if (known !== undefined && known.expiresAt <= clock()) {
        verified.delete(token);
        throw new ApiError('token_expired', 'the access token has expired');
      }
      const entry = known ?? (await check(token));
      if (known === undefined) {
        remember(token, entry);
      }
      if (refused.has(entry.player.sessionId)) {
        throw new ApiError('unauthorized', 'this sign-in has ended');
      }
      return entry.player;
    },
    refuseSession: (sessionId) => {
      const now = clock();
      for (const [id, until] of refused) {
        if (until < now) {
          refused.delete(id);
        }
      }
      refused.set(sessionId, now + ACCESS_TOKEN_SECONDS * 1000);
    },
  };
}
