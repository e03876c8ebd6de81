import { hasCode } from '@touchline/domain/errors';
import { SignJWT, jwtVerify } from 'jose';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Player } from '../../platform/http/player.ts';
import type { SessionStatuses } from './session-statuses.ts';

/** How long an access token lives. */
export const ACCESS_TOKEN_SECONDS = 600;

/** Tokens remembered as verified; the oldest give way. */
const REMEMBERED = 50_000;

export interface IssuedToken {
  readonly token: string;
  /** Milliseconds since epoch, a whole second. */
  readonly expiresAt: number;
}

/** A player as an access token proves them. */
export interface TokenHolder extends Player {
  /** Of the sign-in, when the token was issued. */
  readonly epoch: number;
  /** Milliseconds since epoch. */
  readonly expiresAt: number;
}

export interface AccessTokens {
  readonly issue: (session: {
    readonly player: Player;
    readonly epoch: number;
  }) => Promise<IssuedToken>;
  /**
   * Checks a token and, in the database, the sign-in it belongs to.
   * @throws ApiError `unauthorized`, also once the sign-in has ended; `token_expired`, also when the
   * epoch of the sign-in has changed: a new token is to be requested
   */
  readonly verify: (token: string) => Promise<TokenHolder>;
  /**
   * Whose token it is, of whatever epoch. It decides which page is shown and never what may be done.
   * @throws ApiError `unauthorized`, `token_expired`
   */
  readonly identify: (token: string) => Promise<TokenHolder>;
}

/**
 * Signs and checks access tokens (JWT, HS256). A signature is checked once and remembered until the
 * token expires, because checking costs more than the rest of a request.
 */
export function createAccessTokens(options: {
  readonly secret: Uint8Array;
  readonly clock: Clock;
  readonly statuses: Pick<SessionStatuses, 'read' | 'invalidate'>;
}): AccessTokens {
  const { secret, clock, statuses } = options;
  const verified = new Map<string, TokenHolder>();

  function remember(token: string, holder: TokenHolder): void {
    const oldest = verified.size >= REMEMBERED ? verified.keys().next().value : undefined;
    if (oldest !== undefined) {
      verified.delete(oldest);
    }
    verified.set(token, holder);
  }

  async function check(token: string): Promise<TokenHolder> {
    try {
      const { payload } = await jwtVerify<{ sid: string; epoch: number }>(token, secret, {
        algorithms: ['HS256'],
        currentDate: new Date(clock()),
        requiredClaims: ['sub', 'sid', 'epoch', 'exp'],
      });
      return {
        id: payload.sub ?? '',
        sessionId: payload.sid,
        epoch: payload.epoch,
        expiresAt: (payload.exp ?? 0) * 1000,
      };
    } catch (error) {
      if (hasCode(error, 'ERR_JWT_EXPIRED')) {
        throw new ApiError('token_expired', 'the access token has expired', { cause: error });
      }
      throw new ApiError('unauthorized', 'the access token is not valid', { cause: error });
    }
  }

  /** The holder of a token that has not expired, whose session has not ended. */
  async function living(token: string): Promise<{ holder: TokenHolder; epoch: number }> {
    const known = verified.get(token);
    if (known !== undefined && known.expiresAt <= clock()) {
      verified.delete(token);
      throw new ApiError('token_expired', 'the access token has expired');
    }
    const holder = known ?? (await check(token));
    if (known === undefined) {
      remember(token, holder);
    }
    let status = await statuses.read(holder.sessionId);
    if (status !== undefined && status.epoch < holder.epoch) {
      // Issued, perhaps elsewhere, after the status was read.
      statuses.invalidate(holder.sessionId);
      status = await statuses.read(holder.sessionId);
    }
    if (status === undefined || status.isEnded) {
      throw new ApiError('unauthorized', 'this sign-in has ended');
    }
    return { holder, epoch: status.epoch };
  }

  return {
    issue: async ({ player, epoch }) => {
      const seconds = Math.floor(clock() / 1000);
      const expires = seconds + ACCESS_TOKEN_SECONDS;
      const token = await new SignJWT({ sid: player.sessionId, epoch })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(player.id)
        .setIssuedAt(seconds)
        .setExpirationTime(expires)
        .sign(secret);
      return { token, expiresAt: expires * 1000 };
    },
    verify: async (token) => {
      const { holder, epoch } = await living(token);
      if (epoch !== holder.epoch) {
        throw new ApiError('token_expired', 'the access token has been superseded');
      }
      return holder;
    },
    identify: async (token) => (await living(token)).holder,
  };
}
