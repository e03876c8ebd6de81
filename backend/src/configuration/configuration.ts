import type { Pool } from 'pg';
import * as z from 'zod/mini';
import { ApiError } from '../platform/api-error.ts';
import type { Clock } from '../platform/clock.ts';
import { inTransaction } from '../platform/transaction.ts';
import {
  CONFIGURATION_DEFAULTS,
  CONFIGURATION_SCHEMAS,
  type ConfigurationGroup,
  type ConfigurationValues,
} from './groups.ts';
import { type JsonObject, mergePatch } from './merge-patch.ts';

/** Other instances' changes are seen after at most this long. */
const REREAD_AFTER_MS = 5_000;
const PLUGIN_PREFIX = 'plugin.';
const PluginSettings = z.record(z.string(), z.unknown());

export interface SiteConfiguration extends ConfigurationValues {
  /** Settings of plugins by plugin id; each plugin validates its own. */
  readonly plugins: Readonly<Record<string, unknown>>;
}

export interface Configuration {
  readonly read: () => Promise<SiteConfiguration>;
  /**
   * Changes a group by a JSON merge patch (RFC 7396) and answers what it became. Groups are those of
   * the catalogue, and `plugin.<id>` for the settings of a plugin.
   * @throws ApiError `not_found`, `validation_failed`
   */
  readonly change: (group: string, patch: JsonObject) => Promise<JsonObject>;
}

function isKnown(group: string): group is ConfigurationGroup {
  return Object.hasOwn(CONFIGURATION_SCHEMAS, group);
}

function defaultOf(group: string): JsonObject {
  return isKnown(group) ? { ...CONFIGURATION_DEFAULTS[group] } : {};
}

function schemaOf(group: string) {
  if (isKnown(group)) {
    return CONFIGURATION_SCHEMAS[group];
  }
  if (/^plugin\.[a-z][a-z0-9-]*$/.test(group)) {
    return PluginSettings;
  }
  throw new ApiError('not_found', `there is no configuration group "${group}"`);
}

/** The site configuration: defaults of the code, overlaid by what operators have changed. */
export function createConfiguration(options: {
  readonly pool: Pool;
  readonly clock: Clock;
}): Configuration {
  const { pool, clock } = options;
  let held: { readonly value: Promise<SiteConfiguration>; readonly until: number } | undefined;

  async function load(): Promise<SiteConfiguration> {
    const { rows } = await pool.query<{ name: string; value: JsonObject }>(
      'SELECT name, value FROM configuration_group',
    );
    const stored = new Map(rows.map((row) => [row.name, row.value]));
    const group = <Name extends ConfigurationGroup>(name: Name) =>
      // A newer version may know fields that the stored value lacks.
      CONFIGURATION_SCHEMAS[name].parse({
        ...defaultOf(name),
        ...stored.get(name),
      }) as ConfigurationValues[Name];
    const plugins = [...stored].flatMap(([name, value]) =>
      name.startsWith(PLUGIN_PREFIX) ? [[name.slice(PLUGIN_PREFIX.length), value] as const] : [],
    );
    return {
      core: group('core'),
      protection: group('protection'),
      maintenance: group('maintenance'),
      betting: group('betting'),
      payments: group('payments'),
      responsible: group('responsible'),
      analytics: group('analytics'),
      seo: group('seo'),
      plugins: Object.fromEntries(plugins),
    };
  }

  function read(): Promise<SiteConfiguration> {
    const now = clock();
    if (held === undefined || held.until <= now) {
      const value = load();
      held = { value, until: now + REREAD_AFTER_MS };
      value.catch(() => {
        held = undefined;
      });
    }
    return held.value;
  }

  async function change(group: string, patch: JsonObject): Promise<JsonObject> {
    const schema = schemaOf(group);
    const value = await inTransaction(pool, async (client) => {
      await client.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`configuration.${group}`]);
      const { rows } = await client.query<{ value: JsonObject }>(
        'SELECT value FROM configuration_group WHERE name = $1',
        [group],
      );
      const merged = mergePatch({ ...defaultOf(group), ...rows[0]?.value }, patch);
      const parsed = z.safeParse(schema, merged);
      if (!parsed.success) {
        throw new ApiError('validation_failed', `this is not a valid "${group}" configuration`, {
          details: parsed.error.issues.map((issue) => ({
            path: `/${issue.path.join('/')}`,
            problem: issue.message,
          })),
        });
      }
      const next = { ...parsed.data } as JsonObject;
      await client.query(
        `INSERT INTO configuration_group (name, value, updated_at) VALUES ($1, $2, $3)
         ON CONFLICT (name) DO UPDATE SET value = $2, updated_at = $3`,
        [group, next, new Date(clock())],
      );
      return next;
    });
    held = undefined;
    return value;
  }

  return { read, change };
}
