import type { Composition } from '@touchline/contracts/releases';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { OperatorAccounts } from '../operator/accounts/operator-accounts.ts';
import type { SecondSteps } from '../operator/accounts/second-step.ts';
import { registerOperatorSession } from '../operator/sessions/operator-session-routes.ts';
import type { App } from '../platform/http/app.ts';
import type { Clock } from '../platform/clock.ts';
import { createAppFor } from '../platform/http/app-for.ts';
import { registerConsoleAssets } from '../site/assets/asset-routes.ts';
import type { ConsoleRequests } from '../operator/console/console-requests.ts';
import type { BackendEnvironment } from '../platform/process/environment.ts';
import { createOperatorTokens } from '../site/import-map/import-map.ts';
import { registerOperatorPage } from '../operator/console/operator-page.ts';

/**
 * The console's own HTTP server, on an origin where nothing that teams publish ever runs: its document
 * and modules, the operator's session, and its calls to the site (see ADR 0052).
 */
export async function createConsoleApp(options: {
  readonly environment: BackendEnvironment;
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly operatorToken: string;
  /** Where the build lays its artefacts, absolute. */
  readonly assets: string;
  readonly compositionOf: () => Composition;
  readonly requests: ConsoleRequests;
  readonly accounts: OperatorAccounts;
  readonly secondSteps: SecondSteps;
}): Promise<App> {
  const { environment, pool, clock, log, operatorToken, compositionOf, requests } = options;
  const app = await createAppFor({ ...environment, PUBLIC_URL: environment.OPERATOR_URL }, log, {
    passesUnknownOn: true,
  });
  registerOperatorSession(app, {
    pool,
    operatorToken,
    clock,
    tokens: createOperatorTokens(pool, operatorToken),
    accounts: options.accounts,
    secondSteps: options.secondSteps,
  });
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404) {
      requests.passOn(request, reply);
    }
  });
  registerOperatorPage(app, { compositionOf });
  await registerConsoleAssets(app, { directory: options.assets, compositionOf });
  return app;
}
