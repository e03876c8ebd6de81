import { IntegrityReport } from '@touchline/contracts/operator';
import type { App } from '../../platform/http/app.ts';
import { requireOperator } from '../../platform/http/operator.ts';
import type { Integrity } from './integrity.ts';

/** Checks the critical parts when an operator or an auditor wants to see it. */
export function registerIntegrityRoutes(
  app: App,
  options: { readonly operatorToken: string; readonly integrity: Pick<Integrity, 'check'> },
): void {
  app.post(
    '/operator-api/v1/integrity/check',
    {
      preHandler: requireOperator(options.operatorToken),
      config: { permission: 'audit.read', audit: { action: 'integrity.check' } },
      schema: { tags: ['operator'], response: { 200: IntegrityReport } },
    },
    async (request) => options.integrity.check(request.audit),
  );
}
