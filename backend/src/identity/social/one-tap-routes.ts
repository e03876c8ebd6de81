import { randomBytes } from 'node:crypto';
import { OneTapAnswer, OneTapClientAnswer, OneTapForm } from '@touchline/contracts/identity';
import type { App } from '../../platform/http/app.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import { requireSameOrigin } from '../auth/same-origin.ts';
import type { Watched } from '../auth/watch-strangers.ts';
import type { SocialEntryOptions } from './enter-as.ts';
import { enterWithOneTap, OneTapQuery } from './one-tap.ts';
import { readForms } from './read-forms.ts';
import { nonceOf, setNonce } from './social-cookies.ts';

const PATH = '/web-api/social/v1/one-tap';
const TAGS = { tags: ['auth'] };

/** The offer of a network to sign in with one tap, and the credential that it ends in. */
export function registerOneTapRoutes(
  app: App,
  options: SocialEntryOptions & { readonly watched: Watched },
): void {
  const { social, watched } = options;

  app.get(
    PATH,
    {
      schema: {
        ...TAGS,
        querystring: OneTapQuery,
        response: { 200: OneTapClientAnswer },
      },
      preHandler: requireSameOrigin,
    },
    async (request, reply) => {
      const { network, clientId, script } = await social.provider(request.query.network);
      // The tabs of one browser share it: the second must not spoil the offer of the first.
      const nonce = nonceOf(request) ?? randomBytes(24).toString('base64url');
      reply.header('cache-control', 'no-store');
      setNonce(request, reply, nonce);
      return { network, clientId, script, nonce };
    },
  );

  app.register(async (scope: App) => {
    readForms(scope);
    scope.post(
      PATH,
      {
        config: rateClass('sign-in'),
        schema: {
          ...TAGS,
          consumes: ['multipart/form-data'],
          querystring: OneTapQuery,
          body: OneTapForm,
          response: { 200: OneTapAnswer },
        },
        preHandler: requireSameOrigin,
      },
      (request, reply) => watched(request, 'login', () => enterWithOneTap(options, request, reply)),
    );
  });
}
