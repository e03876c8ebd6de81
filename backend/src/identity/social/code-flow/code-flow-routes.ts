import { randomBytes } from 'node:crypto';
import {
  BeginSocialCode,
  BegunSocialCode,
  OneTapAnswer,
  SocialCode,
} from '@touchline/contracts/identity';
import type { FastifyRequest } from 'fastify';
import { text } from '@touchline/contracts/text';
import * as z from 'zod/mini';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { App } from '../../../platform/http/app.ts';
import { rateClass } from '../../../platform/http/rate-limits.ts';
import { requireSameOrigin } from '../../auth/same-origin.ts';
import type { Watched } from '../../auth/watch-strangers.ts';
import type { OriginOf } from '../../passkeys/relying-party.ts';
import { enterAs, pageOf, type SocialEntryOptions } from '../enter-as.ts';
import { clearFlow, flowOf, setFlow } from '../social-cookies.ts';
import { createCodeFlows } from './code-flow-store.ts';

const PATH = '/web-api/social/v1/code';
/** Where networks send visitors back, registered with each of them. */
const CALLBACK = '/web-api/social/v1/callback';
const TAGS = { tags: ['auth'] };
/** The language of the visitor, then what no one guesses. */
const STATE = /^([a-z]{2})\.[\w-]{43}$/;
const SECRET_BYTES = 32;
const DEFAULT_LANGUAGE = 'en';

const Value = text().check(z.maxLength(4_000));
const Returned = z.record(text(), z.union([Value, z.array(Value)]));

const secret = () => randomBytes(SECRET_BYTES).toString('base64url');

/** The address that the operator has registered with the networks. @throws ApiError `unavailable` */
function callbackAddress(originOf: OriginOf | undefined, request: FastifyRequest): string {
  const origin = originOf?.(request);
  if (origin === undefined) {
    throw new ApiError('unavailable', 'networks need the address of the site: set PUBLIC_URL');
  }
  return `${origin}${CALLBACK}`;
}

/**
 * Sends a visitor who comes back on to a page of the site, with what the network says behind the #. The page sends it
 * to `POST …/code` from the site itself, with cookies that no other site's redirect carries.
 */
function registerCallback(app: App): void {
  app.get(CALLBACK, { schema: { hide: true, querystring: Returned } }, async (request, reply) => {
    const { search, searchParams } = new URL(request.url, 'http://site');
    const language = STATE.exec(searchParams.get('state') ?? '')?.[1] ?? DEFAULT_LANGUAGE;
    const carried = Buffer.from(search.slice(1)).toString('base64url');
    return reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .redirect(`/${language}/auth#social.${carried}`, 303);
  });
}

/** Signing in with a network that redirects: by the code flow with PKCE, state and nonce. */
export function registerCodeFlowRoutes(
  app: App,
  options: SocialEntryOptions & {
    readonly watched: Watched;
    readonly originOf: OriginOf | undefined;
  },
): void {
  const { auth, social, watched, originOf } = options;
  const flows = createCodeFlows(auth);
  const shared = { config: rateClass('sign-in'), preHandler: requireSameOrigin };
  registerCallback(app);

  app.post(
    `${PATH}/begin`,
    { ...shared, schema: { ...TAGS, body: BeginSocialCode, response: { 200: BegunSocialCode } } },
    async (request, reply) => {
      const { network, language, currency, countryId } = request.body;
      const redirecting = await social.redirecting(network);
      const checks = { state: `${language}.${secret()}`, nonce: secret(), verifier: secret() };
      const address = await redirecting.address(callbackAddress(originOf, request), checks);
      const page = pageOf(request, language);
      const flow = { ...checks, network, language, page, currency, countryId };
      setFlow(request, reply, await flows.keep(flow));
      reply.header('cache-control', 'no-store');
      return { address };
    },
  );

  app.post(
    PATH,
    { ...shared, schema: { ...TAGS, body: SocialCode, response: { 200: OneTapAnswer } } },
    (request, reply) =>
      watched(request, 'login', async () => {
        reply.header('cache-control', 'no-store');
        const flow = await flows.take(flowOf(request) ?? '');
        clearFlow(request, reply);
        if (flow === undefined) {
          throw new ApiError('social_registration_expired', 'ask the network again');
        }
        const returned = new URL(callbackAddress(originOf, request));
        returned.search = request.body.returned;
        const redirecting = await social.redirecting(flow.network);
        const identity = await redirecting.identify(returned, flow);
        return enterAs(options, request, reply, { ...identity, ...flow });
      }),
  );
}
