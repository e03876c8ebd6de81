import { PLUGIN_RESULTS, type VersionHealth } from '@touchline/contracts/releases';
import type { HealthBucket } from './health-store.ts';

/** Parts of the time that health is shown over. */
export const BUCKETS = 30;

/** The health of each version of each plugin, of what was reported in every bucket. */
export function versionsOf(rows: readonly HealthBucket[]): VersionHealth[] {
  const versions = new Map<string, VersionHealth>();
  for (const row of rows) {
    const { plugin, version, bucket } = row;
    const health = versions.get(`${plugin} ${version}`) ?? {
      plugin,
      version,
      outcomes: { fine: 0, load: 0, mount: 0, crash: 0, deadline: 0 },
      failureRate: 0,
      buckets: Array.from({ length: BUCKETS }, () => ({ total: 0, failures: 0 })),
    };
    const total = PLUGIN_RESULTS.reduce((sum, result) => sum + row[result], 0);
    const place = health.buckets[Math.min(bucket, BUCKETS - 1)];
    if (place !== undefined) {
      place.total += total;
      place.failures += total - row.fine;
    }
    for (const result of PLUGIN_RESULTS) {
      health.outcomes[result] += row[result];
    }
    versions.set(`${plugin} ${version}`, health);
  }
  return [...versions.values()].map((health) => {
    const all = PLUGIN_RESULTS.reduce((sum, result) => sum + health.outcomes[result], 0);
    return { ...health, failureRate: all === 0 ? 0 : (all - health.outcomes.fine) / all };
  });
}
