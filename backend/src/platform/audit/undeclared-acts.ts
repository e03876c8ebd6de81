import type { Pool } from '../database/queryable.ts';
import type { App } from '../http/app.ts';
import type { Clock } from '../clock.ts';

const WRITING = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Leaves a row for every successful write of an operator whose route does not declare an act of its
 * own: its path and what was sent. No operator route can be forgotten.
 */
export function auditUndeclaredActs(
  app: App,
  { pool, clock }: { readonly pool: Pool; readonly clock: Clock },
): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (
      request.isOperators &&
      request.routeOptions.config.audit === undefined &&
      WRITING.has(request.method) &&
      reply.statusCode < 400
    ) {
      const subject = request.url.split('?')[0] ?? '';
      await request.audit({ client: pool, subject, after: request.body, at: clock() });
    }
    return payload;
  });
}
