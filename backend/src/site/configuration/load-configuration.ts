import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from '../../platform/database/queryable.ts';
import { coreOf, type Offers } from './core-group.ts';
import { completeGroups, type StoredValues } from './groups.ts';
import type { JsonObject } from './merge-patch.ts';

/** What the groups with the settings of plugins are called, before the plugin's id. */
export const PLUGIN_PREFIX = 'plugin.';

export interface SiteConfiguration extends StoredValues {
  /** Settings of plugins by plugin id; each plugin validates its own. */
  readonly plugins: Readonly<Record<string, unknown>>;
  /** Changes with anything in it, and is the same on every instance. */
  readonly version: string;
}

/** Reads what operators have stored, completed by the defaults of the code. */
export async function loadConfiguration({
  pool,
  offers,
  log,
}: {
  readonly pool: Pool;
  /** What the site has the means for. */
  readonly offers: Offers;
  readonly log?: FastifyBaseLogger | undefined;
}): Promise<SiteConfiguration> {
  const { rows } = await pool.query('SELECT name, value FROM configuration_group ORDER BY name');
  const groups = completeGroups(
    new Map(rows.map((row) => [row.name, row.value as JsonObject])),
    (group, problem) => log?.error({ group, problem }, 'a stored configuration does not fit'),
  );
  const plugins = rows.flatMap(({ name, value }) =>
    name.startsWith(PLUGIN_PREFIX)
      ? [[name.slice(PLUGIN_PREFIX.length), value as JsonObject] as const]
      : [],
  );
  const content = {
    ...groups,
    core: coreOf(groups, offers),
    plugins: Object.fromEntries(plugins),
  };
  const hash = createHash('sha256').update(JSON.stringify(content));
  return { ...content, version: hash.digest('base64url').slice(0, 12) };
}
