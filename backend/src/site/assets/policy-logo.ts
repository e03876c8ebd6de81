import type { App } from '../../platform/http/app.ts';

/** A GIF of one transparent pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** The picture that pages for some countries load unseen (product specification §7). */
export function registerPolicyLogo(app: App): void {
  app.get('/web-api/policy/logo.agif', { schema: { tags: ['policy'] } }, async (_request, reply) =>
    reply.type('image/gif').header('cache-control', 'private, no-store').send(PIXEL),
  );
}
