import { text } from '@touchline/contracts/text';
import * as z from 'zod/mini';
import type { App } from '../../platform/http/app.ts';
import type { HandleCallback } from './callbacks.ts';

const TAGS = { tags: ['payments'] };

/** What providers report; each verifies its own signature. */
export async function registerCallbackRoutes(
  app: App,
  { handleCallback }: { readonly handleCallback: HandleCallback },
): Promise<void> {
  await app.register(async (scope: App) => {
    // Signatures are over the bytes: the body stays text until it has been verified.
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(
      '/payments-api/v1/callbacks/:provider',
      {
        config: { rateLimit: false },
        schema: {
          ...TAGS,
          params: z.object({ provider: text().check(z.maxLength(40)) }),
          body: text(),
          response: { 200: z.union([z.object({ status: z.string() }), text()]) },
        },
      },
      async (request, reply) => {
        const { payment, acknowledgement } = await handleCallback({
          provider: request.params.provider,
          headers: request.headers,
          body: request.body,
        });
        if (acknowledgement !== undefined) {
          return reply.type('text/plain; charset=utf-8').send(acknowledgement);
        }
        return { status: payment?.status ?? 'ignored' };
      },
    );
  });
}
