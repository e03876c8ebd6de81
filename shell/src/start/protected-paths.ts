import type { HttpRequest } from '@touchline/plugin-api';
import { ApplicationError } from '@touchline/plugin-api/errors';

/** Calls that move a player's money at risk: shut while player protection is not there. */
const PROTECTED = ['/betting-api/v1/bets', '/payments-api/v1/deposits'] as const;

/** Whether a request places a bet or a deposit. */
export function isProtected({ method, path }: HttpRequest<unknown>): boolean {
  return (
    method === 'POST' && PROTECTED.some((start) => path === start || path.startsWith(`${start}/`))
  );
}

/**
 * Lets a request pass unless it needs player protection and that is missing.
 * @throws ApplicationError `mandatory_plugin_unavailable`
 */
export async function admit(
  request: HttpRequest<unknown>,
  ensureMandatory: () => Promise<boolean>,
): Promise<void> {
  if (isProtected(request) && !(await ensureMandatory())) {
    throw new ApplicationError({
      code: 'mandatory_plugin_unavailable',
      status: 503,
      message: `${request.path} is shut while player protection is unavailable`,
      phase: 'request',
      next: 'wait until the notice disappears, then try again',
    });
  }
}
