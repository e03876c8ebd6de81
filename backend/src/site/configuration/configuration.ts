import type { ConfigurationRevision } from '@touchline/contracts/operator';
import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import {
  changeGroup,
  type ChangeOptions,
  pluginOf,
  revisionOf,
  storedGroup,
} from './change-group.ts';
import { readRevisions } from './configuration-history.ts';
import { type Offers, TEST_OFFERS } from './core-group.ts';
import { isEmptyGroup, isStoredGroup, STORED_GROUPS } from './groups.ts';
import { type HeldConfiguration, holdConfiguration } from './held-configuration.ts';
import { loadConfiguration, PLUGIN_PREFIX } from './load-configuration.ts';
import type { JsonObject } from './merge-patch.ts';
import type { SettingsSchemaOf } from './plugin-settings.ts';

/** A group as its editors see it. */
export interface EditableGroup {
  readonly value: JsonObject;
  /** Another one for every other value. */
  readonly revision: string;
  /** JSON Schema; undefined for a plugin that came without one. */
  readonly schema: JsonObject | undefined;
}

/** The site configuration, and its change by operators. */
export interface Configuration extends HeldConfiguration {
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
  const held = holdConfiguration({
    load: () => loadConfiguration({ pool, offers, log }),
    clock,
    log,
  });
  return {
    ...held,
    change: async (group, patch, change = {}) => {
      const rules = { pool, clock, assertFits, settingsOf };
      const value = await changeGroup(rules, { group, patch }, change);
      if (change.dryRun !== true) {
        await held.refresh();
      }
      return value;
    },
    groups: async () => {
      const { plugins } = await held.read();
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
      const value = await storedGroup(pool, name);
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
