import { SecureGrantAnswer } from '@touchline/contracts/identity';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import { playerOf } from '../../platform/http/player.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import { type CookieRules, cookieAttributes } from '../auth/session-cookies.ts';
import { GRANT_SECONDS, type SecureDataGrants } from './grants.ts';

const GRANT_COOKIE = 'secure_data_grant';
const PATH = '/web-api/secure-data';

/** Permits a caller who has just proved to be the player to read what identifies that player. */
export function registerGrantRoute(
  app: App,
  {
    grants,
    cookieRules,
  }: { readonly grants: SecureDataGrants; readonly cookieRules: () => Promise<CookieRules> },
): void {
  app.post(
    `${PATH}/v1/grant`,
    {
      preHandler: app.requireStepUp,
      config: rateClass('session'),
      schema: { tags: ['secure data'], response: { 200: SecureGrantAnswer } },
    },
    async (request, reply) => {
      const grant = await grants.give(playerOf(request).sessionId);
      reply.header('cache-control', 'no-store').setCookie(GRANT_COOKIE, grant, {
        ...cookieAttributes(request, await cookieRules(), 'strict'),
        path: PATH,
        httpOnly: true,
        maxAge: GRANT_SECONDS,
      });
      return { expiresIn: GRANT_SECONDS };
    },
  );
}

/**
 * The player of a request that has the leave.
 * @throws ApiError `secure_grant_required`
 */
export async function assertGranted(
  grants: SecureDataGrants,
  request: FastifyRequest,
): Promise<string> {
  const { id, sessionId } = playerOf(request);
  if (!(await grants.holds(request.cookies[GRANT_COOKIE] ?? '', sessionId))) {
    throw new ApiError('secure_grant_required', 'ask for a grant first');
  }
  return id;
}
