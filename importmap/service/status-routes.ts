import { ServiceHealth } from '@touchline/contracts/releases';
import type { ImportMapService } from './import-map-service.ts';
import { type AnyApp, TAGS, typedApp } from './route-schema.ts';

/** Registers what says whether the service runs, and whether it knows the newest state. */
export function registerStatusRoutes(
  instance: AnyApp,
  { service }: { readonly service: ImportMapService },
): void {
  const app = typedApp(instance);
  for (const path of ['/import-map-service/', '/import-map-service/health']) {
    app.get(
      path,
      { schema: { ...TAGS, response: { 200: ServiceHealth } } },
      async (_request, reply) => {
        reply.header('cache-control', 'no-store');
        return {
          message: 'import-map-deployer is running',
          status: service.isFresh() ? ('ok' as const) : ('last-known-good' as const),
          environments: [...service.environments],
          release: service.composition().release,
        };
      },
    );
  }
}
