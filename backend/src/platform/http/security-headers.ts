import helmet from '@fastify/helmet';
import type { App } from './app.ts';

/** For answers that are data: nothing in them may run, and no page may frame them. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Security headers on every answer; a route that sends HTML brings its own content policy. */
export async function registerSecurityHeaders(
  app: App,
  options: { readonly https: boolean },
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: options.https ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  app.addHook('onSend', async (_request, reply, payload) => {
    if (!reply.hasHeader('content-security-policy')) {
      reply.header('content-security-policy', DATA_POLICY);
    }
    return payload;
  });
}
