import { createHash } from 'node:crypto';
import type { ConfigurationRevision } from '@touchline/contracts/operator';
import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod/mini';
import { changedFields, type RecordAct } from '../../platform/audit/operator-acts.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { coreOf, type Offers, TEST_OFFERS } from './core-group.ts';
import { addRevision, type ChangeAuthor, readRevisions } from './configuration-history.ts';
import {
  completeGroups,
  defaultOf,
  isEmptyGroup,
  isStoredGroup,
  STORED_GROUPS,
  type StoredValues,
} from './groups.ts';
import { type JsonObject, mergePatch } from './merge-patch.ts';
import { settingsIssues, type SettingsSchemaOf } from './plugin-settings.ts';

/** Other instances' changes are seen after at most this long. */
const REREAD_AFTER_MS = 5_000;
const BY_THE_SITE: ChangeAuthor = { actor: 'system', reason: '' };
const PLUGIN_PREFIX = 'plugin.';

export interface SiteConfiguration extends StoredValues {
  /** Settings of plugins by plugin id; each plugin validates its own. */
  readonly plugins: Readonly<Record<string, unknown>>;
  /** Changes with anything in it, and is the same on every instance. */
  readonly version: string;
}

/** A group as its editors see it. */
export interface EditableGroup {
  readonly value: JsonObject;
  /** Another one for every other value. */
  readonly revision: string;
  /** JSON Schema; undefined for a plugin that came without one. */
  readonly schema: JsonObject | undefined;
}

export interface ChangeOptions {
  /** The revision that the change was made for; whatever is there without. */
  readonly expected?: string | undefined;
  /** Checks the change, answers what it would make, and makes nothing. */
  readonly dryRun?: boolean | undefined;
  /** For the history; without it the site itself has changed the group. */
  readonly author?: ChangeAuthor | undefined;
  /** Records an operator's change in the audit log. */
  readonly audit?: RecordAct | undefined;
}

export interface Configuration {
  /**
   * The current configuration; while the database is away, the last known one.
   * @throws the database's error when nothing has ever been read
   */
  readonly read: () => Promise<SiteConfiguration>;
  /** Reads it again, e.g. after another instance has changed it. */
  readonly refresh: () => Promise<SiteConfiguration>;
  /** The version that was read last; empty before. */
  readonly version: () => string;
  /** Receives every new version, whichever instance it was made on; see `follow`. */
  readonly onChange: (listener: (version: string) => void) => void;
  /** Looks for changes of other instances in the background; answers how to stop. */
  readonly follow: () => () => void;
  /**
   * Changes a group by a JSON merge patch (RFC 7396) and answers what it became. Groups are those of
   * the catalogue, and `plugin.<id>` for the settings of a plugin.
   * @throws ApiError `configuration_group_unknown`, `validation_failed`, `revision_stale` with what
   * the group has become
   */
  readonly change: (
    group: string,
    patch: JsonObject,
    options?: ChangeOptions,
  ) => Promise<JsonObject>;
  /** Names of the groups that have fields to edit, those of plugins included. */
  readonly groups: () => Promise<readonly string[]>;
  /**
   * A group as it is stored, for those who change it.
   * @throws ApiError `configuration_group_unknown`
   */
  readonly group: (name: string) => Promise<EditableGroup>;
  /**
   * The history of a group, newest first.
   * @throws ApiError `configuration_group_unknown`
   */
  readonly history: (search: {
    readonly group: string;
    readonly before?: number | undefined;
    readonly limit: number;
  }) => Promise<readonly ConfigurationRevision[]>;
}

function revisionOf(value: JsonObject): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16);
}

/** The plugin that a group is about; undefined for the site's own. */
function pluginOf(group: string): string | undefined {
  const [, plugin] = /^plugin\.([a-z][a-z0-9-]*)$/.exec(group) ?? [];
  if (plugin === undefined && !isStoredGroup(group)) {
    throw unknownGroup(group);
  }
  return plugin;
}

/** The refusal of a group that the site does not know. */
export function unknownGroup(group: string): ApiError {
  return new ApiError('configuration_group_unknown', `there is no configuration group "${group}"`);
}

/** The site configuration: defaults of the code, overlaid by what operators have changed. */
export function createConfiguration(options: {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log?: FastifyBaseLogger | undefined;
  /** Refuses, by throwing, a value that its schema allows and the rest of the site does not. */
  readonly assertFits?: (group: string, value: JsonObject) => void;
  /** What operators may set of a plugin; anything without. */
  readonly settingsOf?: SettingsSchemaOf;
  /** What the site has the means for; with its test providers by default. */
  readonly offers?: Offers;
}): Configuration {
  const { pool, clock, log, assertFits, settingsOf = () => undefined } = options;
  const { offers = TEST_OFFERS } = options;
  const listeners = new Set<(version: string) => void>();
  let held: { readonly value: Promise<SiteConfiguration>; readonly until: number } | undefined;
  let last: SiteConfiguration | undefined;

  async function load(): Promise<SiteConfiguration> {
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

  function take(next: SiteConfiguration): SiteConfiguration {
    const isNew = last !== undefined && last.version !== next.version;
    last = next;
    if (isNew) {
      for (const listener of listeners) {
        listener(next.version);
      }
    }
    return next;
  }

  function read(): Promise<SiteConfiguration> {
    const now = clock();
    if (held === undefined || held.until <= now) {
      const value = load().then(take, (error: unknown) => {
        log?.error({ err: error }, 'BFF config loading failed');
        if (last === undefined) {
          held = undefined;
          throw error;
        }
        return last;
      });
      held = { value, until: now + REREAD_AFTER_MS };
      // A caller gets the error; the background does not.
      value.catch(() => undefined);
    }
    return held.value;
  }

  function refresh(): Promise<SiteConfiguration> {
    held = undefined;
    return read();
  }

  async function stored(group: string, source: Pick<Pool, 'query'>): Promise<JsonObject> {
    const { rows } = await source.query('SELECT value FROM configuration_group WHERE name = $1', [
      group,
    ]);
    const initial = isStoredGroup(group) ? defaultOf(group) : {};
    return { ...initial, ...(rows[0]?.value as JsonObject | undefined) };
  }

  /** A group's value as it is kept: defaults of the site's own groups are part of it. */
  function fitting(group: string, value: JsonObject): JsonObject {
    const plugin = pluginOf(group);
    const parsed = isStoredGroup(group) ? z.safeParse(STORED_GROUPS[group], value) : undefined;
    const issues = plugin
      ? settingsIssues(value, settingsOf(plugin))
      : (parsed?.error?.issues ?? []);
    if (issues.length > 0) {
      throw new ApiError('validation_failed', `this is not a valid "${group}" configuration`, {
        details: issues.map(({ path, message }) => ({
          path: `/${path.join('/')}`,
          problem: message,
        })),
      });
    }
    return { ...(parsed?.data ?? value) } as JsonObject;
  }

  async function change(
    group: string,
    patch: JsonObject,
    { expected, dryRun = false, author = BY_THE_SITE, audit }: ChangeOptions = {},
  ): Promise<JsonObject> {
    pluginOf(group);
    const value = await inTransaction(pool, async (client) => {
      await client.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`configuration.${group}`]);
      const current = await stored(group, client as Pick<Pool, 'query'>);
      const revision = revisionOf(current);
      if (expected !== undefined && expected !== revision) {
        throw new ApiError('revision_stale', `"${group}" has been changed meanwhile`, {
          details: { revision, value: current },
        });
      }
      const merged = mergePatch(current, patch);
      const next = fitting(group, merged);
      assertFits?.(group, next);
      if (dryRun) {
        return next;
      }
      await client.query(
        `INSERT INTO configuration_group (name, value, updated_at) VALUES ($1, $2, $3)
         ON CONFLICT (name) DO UPDATE SET value = $2, updated_at = $3`,
        [group, next, new Date(clock())],
      );
      const at = clock();
      const made = { group, before: current, after: next, at, ...author };
      await addRevision(client as Pick<Pool, 'query'>, made);
      const changed = changedFields(current, next);
      if (changed !== undefined) {
        await audit?.({ client, subject: `configuration:${group}`, ...changed, at });
      }
      return next;
    });
    if (!dryRun) {
      await refresh();
    }
    return value;
  }

  return {
    read,
    refresh,
    version: () => last?.version ?? '',
    onChange: (listener) => void listeners.add(listener),
    follow: () => {
      const timer = setInterval(() => void read().catch(() => undefined), REREAD_AFTER_MS);
      timer.unref();
      return () => clearInterval(timer);
    },
    change,
    groups: async () => {
      const { plugins } = await read();
      const settings = Object.keys(plugins).map((id) => `${PLUGIN_PREFIX}${id}`);
      const editable = Object.keys(STORED_GROUPS).filter((name) => !isEmptyGroup(name));
      return [...editable, ...settings.toSorted()];
    },
    history: async (search) => {
      pluginOf(search.group);
      return await readRevisions(pool, search);
    },
    group: async (name) => {
      const plugin = pluginOf(name);
      const value = await stored(name, pool);
      return {
        value,
        revision: revisionOf(value),
        schema: isStoredGroup(name)
          ? z.toJSONSchema(STORED_GROUPS[name], { io: 'input', unrepresentable: 'any' })
          : plugin === undefined
            ? undefined
            : settingsOf(plugin),
      };
    },
  };
}
