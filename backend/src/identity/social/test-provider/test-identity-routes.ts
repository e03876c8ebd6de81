import { text } from '@touchline/contracts/text';
import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { requireSameOrigin } from '../../auth/same-origin.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { App } from '../../../platform/http/app.ts';
import { rateClass } from '../../../platform/http/rate-limits.ts';
import { mustBeSecure } from '../../../platform/http/secure-cookies.ts';
import { clientScript } from './client-script.ts';
import { TEST_CLIENT_ID, TEST_SCRIPT, type TestIdentities } from './test-identities.ts';

/** The person a browser is to the test provider, for as long as it keeps the cookie. */
const PERSON_COOKIE = 'tl_test_person';
const PERSON_PATH = '/test-provider/identity';
const YEAR_SECONDS = 31_536_000;

/** The script of the test provider, and the credentials it requests. */
export function registerTestIdentities(
  app: App,
  options: {
    readonly identities: TestIdentities;
    readonly isOffered: () => Promise<boolean>;
  },
): void {
  const { identities, isOffered } = options;

  async function requireOffered(): Promise<void> {
    if (!(await isOffered())) {
      throw new ApiError('not_found', 'there is no test provider here');
    }
  }

  app.get(
    TEST_SCRIPT,
    { schema: { hide: true }, preHandler: requireOffered },
    async (_request, reply) =>
      reply
        .type('text/javascript; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(clientScript()),
  );

  app.post(
    `${PERSON_PATH}/credential`,
    {
      config: rateClass('sign-in'),
      schema: {
        hide: true,
        body: z.object({
          clientId: z.literal(TEST_CLIENT_ID),
          nonce: text().check(z.minLength(1), z.maxLength(255)),
        }),
        response: { 200: z.object({ credential: z.string() }) },
      },
      preHandler: [requireSameOrigin, requireOffered],
    },
    async (request, reply) => {
      const known = request.cookies[PERSON_COOKIE];
      const isKnown = known !== undefined && /^[0-9a-f]{32}$/.test(known);
      const subject = isKnown ? known : randomBytes(16).toString('hex');
      reply.header('cache-control', 'no-store').setCookie(PERSON_COOKIE, subject, {
        path: PERSON_PATH,
        httpOnly: true,
        sameSite: 'strict',
        secure: mustBeSecure(request),
        maxAge: YEAR_SECONDS,
      });
      return { credential: await identities.sign({ subject, nonce: request.body.nonce }) };
    },
  );
}
