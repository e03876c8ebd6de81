import {
  PendingSocialAnswer,
  SessionAnswer,
  SocialNetworksAnswer,
  SocialRegistration,
} from '@touchline/contracts/identity';
import type { App } from '../../platform/http/app.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import type { RegistrationRouteOptions } from '../auth/registration-routes.ts';
import { requireSameOrigin } from '../auth/same-origin.ts';
import type { OriginOf } from '../passkeys/relying-party.ts';
import { registerCodeFlowRoutes } from './code-flow/code-flow-routes.ts';
import { registerOneTapRoutes } from './one-tap-routes.ts';
import { clearPending, pendingOf } from './social-cookies.ts';
import type { Social } from './social.ts';

const PATH = '/web-api/social/v1';
const TAGS = { tags: ['auth'] };

/** Signing in, and opening an account, with what a social network says. */
export function registerSocialRoutes(
  app: App,
  options: Pick<RegistrationRouteOptions, 'auth' | 'browser' | 'watched' | 'onRegistered'> & {
    readonly social: Social;
    /** `https://host` of the site, where it is known for sure; without it no visitor is redirected. */
    readonly originOf: OriginOf | undefined;
  },
): void {
  const { auth, browser, watched, onRegistered, social } = options;
  social.register(app);
  registerOneTapRoutes(app, options);
  registerCodeFlowRoutes(app, options);

  app.get(
    `${PATH}/networks`,
    { schema: { ...TAGS, response: { 200: SocialNetworksAnswer } } },
    async () => ({
      networks: [...(await social.networks())],
      redirecting: [...(await social.allRedirecting())],
    }),
  );

  app.get(
    `${PATH}/registration`,
    {
      schema: { ...TAGS, response: { 200: PendingSocialAnswer } },
      preHandler: requireSameOrigin,
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const person = await social.store.pending(pendingOf(request));
      const { network, name = null, currency, countryId } = person;
      const { countryIds = {} } = await auth.configuration();
      const country = Object.keys(countryIds).find((code) => countryIds[code] === countryId);
      return { network, name, currency, country: country?.toUpperCase() ?? null };
    },
  );

  app.post(
    '/web-api/auth/v1/registration/social',
    {
      config: rateClass('registration'),
      schema: { ...TAGS, body: SocialRegistration, response: { 200: SessionAnswer } },
      preHandler: requireSameOrigin,
    },
    (request, reply) =>
      watched(request, 'registration', async () => {
        const grant = await auth.registration.social(request.body, async (client, playerId) => {
          const person = await social.store.take(client, pendingOf(request));
          await social.store.link(client, { ...person, playerId });
        });
        await onRegistered(grant.player.id, request);
        clearPending(request, reply);
        return browser.grant(request, reply, grant);
      }),
  );
}
