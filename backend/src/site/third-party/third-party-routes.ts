import { AvailablePartitionsAnswer } from '@touchline/contracts/site';
import type { App } from '../../platform/http/app.ts';

/** Shows pages and hosts which sections of other companies the operator has opened. */
export function registerThirdPartyRoutes(
  app: App,
  options: {
    readonly read: () => Promise<{ readonly allowed: boolean; readonly partitions: string[] }>;
  },
): void {
  app.get(
    '/web-api/third-party/api/list-available-partitions',
    { schema: { tags: ['third-party'], response: { 200: AvailablePartitionsAnswer } } },
    async () => {
      const { allowed, partitions } = await options.read();
      return { success: allowed, listAvailablePartitions: allowed ? partitions : [] };
    },
  );
}
