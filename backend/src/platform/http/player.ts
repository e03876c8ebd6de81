import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { ApiError } from './api-error.ts';
import type { App } from './app.ts';
import { authentication } from './authentication.ts';

/** Who makes a request, as proven by the bearer token. */
export interface Player {
  /** 8 or 9 digits. */
  readonly id: string;
  /** The sign-in that the token belongs to. */
  readonly sessionId: string;
}

/**
 * Says whose token this is.
 * @throws ApiError `unauthorized`, `token_expired`
 */
export type VerifyToken = (token: string) => Promise<Player>;

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once `requirePlayer` has passed. */
    player: Player | undefined;
  }
  interface FastifyInstance {
    /** Refuses the request unless a valid bearer token comes with it, before its body is read. */
    requirePlayer: onRequestAsyncHookHandler;
    /**
     * `requirePlayer`, and a proof within the last minutes that it is the player and not someone who only
     * has their session.
     */
    requireStepUp: onRequestAsyncHookHandler;
    /** Handed over by the auth module once it exists. */
    setStepUp: (assertProved: (player: Player) => Promise<void>) => void;
    /** Handed over by the auth module once it exists. */
    setVerifyToken: (verify: VerifyToken) => void;
  }
}

function bearerToken(request: FastifyRequest): string | undefined {
  const [scheme, token] = request.headers.authorization?.split(' ') ?? [];
  return scheme?.toLowerCase() === 'bearer' && token ? token : undefined;
}

/** Adds `requirePlayer`, `requireStepUp` and `request.player`. Cookies never authenticate: no forged cross-site call. */
export function registerPlayers(app: App): void {
  let verify: VerifyToken | undefined;
  let assertProved = async (_player: Player): Promise<void> => {
    throw new ApiError('step_up_required', 'prove first that it is you');
  };
  app.decorateRequest('player', undefined);
  app.decorate('setVerifyToken', (next: VerifyToken) => {
    verify = next;
  });
  app.decorate('setStepUp', (next: typeof assertProved) => {
    assertProved = next;
  });
  async function requirePlayer(request: FastifyRequest): Promise<void> {
    const token = bearerToken(request);
    if (token === undefined || verify === undefined) {
      throw new ApiError('unauthorized', 'sign in to do this');
    }
    request.player = await verify(token);
  }
  app.decorate('requirePlayer', authentication('player', requirePlayer));
  app.decorate(
    'requireStepUp',
    authentication('player', async (request: FastifyRequest) => {
      await requirePlayer(request);
      await assertProved(playerOf(request));
    }),
  );
}

/**
 * The player of a request behind `requirePlayer`.
 * @throws ApiError `unauthorized` when the route forgot its preHandler.
 */
export function playerOf(request: FastifyRequest): Player {
  if (request.player === undefined) {
    throw new ApiError('unauthorized', 'sign in to do this');
  }
  return request.player;
}
