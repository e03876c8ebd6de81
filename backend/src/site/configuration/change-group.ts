import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { changedFields, type RecordAct } from '../../platform/audit/operator-acts.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { addRevision, type ChangeAuthor } from './configuration-history.ts';
import { defaultOf, isStoredGroup, STORED_GROUPS } from './groups.ts';
import { type JsonObject, mergePatch } from './merge-patch.ts';
import { settingsIssues, type SettingsSchemaOf } from './plugin-settings.ts';

const BY_THE_SITE: ChangeAuthor = { actor: 'system', reason: '' };

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

/** What a change has to agree with. */
export interface GroupRules {
  readonly pool: Pool;
  readonly clock: Clock;
  /** Refuses, by throwing, a value that its schema allows and the rest of the site does not. */
  readonly assertFits?: ((group: string, value: JsonObject) => void) | undefined;
  /** What operators may set of a plugin. */
  readonly settingsOf: SettingsSchemaOf;
}

/** Another one for every other value of a group. */
export function revisionOf(value: JsonObject): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16);
}

/**
 * The plugin that a group is about; undefined for the site's own.
 * @throws ApiError `configuration_group_unknown`
 */
export function pluginOf(group: string): string | undefined {
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

/** A group as it is stored, over its defaults. */
export async function storedGroup(source: Pick<Pool, 'query'>, group: string): Promise<JsonObject> {
  const { rows } = await source.query('SELECT value FROM configuration_group WHERE name = $1', [
    group,
  ]);
  const initial = isStoredGroup(group) ? defaultOf(group) : {};
  return { ...initial, ...(rows[0]?.value as JsonObject | undefined) };
}

/**
 * A group's value as it is kept: defaults of the site's own groups are part of it.
 * @throws ApiError `configuration_group_unknown`, `validation_failed`
 */
function fittingValue(group: string, value: JsonObject, settingsOf: SettingsSchemaOf): JsonObject {
  const plugin = pluginOf(group);
  const parsed = isStoredGroup(group) ? z.safeParse(STORED_GROUPS[group], value) : undefined;
  const issues = plugin ? settingsIssues(value, settingsOf(plugin)) : (parsed?.error?.issues ?? []);
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

/**
 * Changes a group by a JSON merge patch (RFC 7396) and answers what it became.
 * @throws ApiError `configuration_group_unknown`, `validation_failed`, `revision_stale` with what
 * the group has become
 */
export async function changeGroup(
  rules: GroupRules,
  { group, patch }: { readonly group: string; readonly patch: JsonObject },
  { expected, dryRun = false, author = BY_THE_SITE, audit }: ChangeOptions,
): Promise<JsonObject> {
  const { pool, clock, assertFits, settingsOf } = rules;
  pluginOf(group);
  return inTransaction(pool, async (client) => {
    await client.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`configuration.${group}`]);
    const current = await storedGroup(client as Pick<Pool, 'query'>, group);
    const revision = revisionOf(current);
    if (expected !== undefined && expected !== revision) {
      throw new ApiError('revision_stale', `"${group}" has been changed meanwhile`, {
        details: { revision, value: current },
      });
    }
    const merged = mergePatch(current, patch);
    const next = fittingValue(group, merged, settingsOf);
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
}
