import * as z from 'zod/mini';
import { text } from '../text.ts';

/** A published version's name: what its folder below `/assets/<plugin>/` is called. */
export const Version = text().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9.+_-]{0,99}$/));
/** Also a key of plain objects, which inherit `constructor`. */
export const PluginId = text().check(z.regex(/^(?!constructor$)[a-z][a-z0-9-]{0,63}$/));
/** An environment's name; `default` means a server's own. */
export const EnvironmentName = text().check(z.regex(/^(?!default$)[a-z][a-z0-9-]{0,63}$/));
/** Import-map keys and addresses; nothing longer is a real address. */
const Specifier = text().check(z.minLength(1), z.maxLength(300));
const Address = text().check(z.minLength(1), z.maxLength(2000));
export const Reason = text().check(z.regex(/\S/), z.maxLength(500));

/** In the place of a version: the share of visitors whose pages are without the plugin. */
export const NO_VERSION = 'none';

/** A share of the visitors, in per cent; a visitor keeps the version that its share gave. */
export const VersionWeight = z.object({
  version: Version,
  weight: z.number().check(z.int(), z.gte(1), z.lte(100)),
});
export type VersionWeight = z.infer<typeof VersionWeight>;

/** What operators decided about one plugin. */
export const PluginChoice = z.object({
  enabled: z._default(z.boolean(), true),
  /** Live versions, weights adding up to 100; without them the newest build is live. */
  versions: z.optional(z.array(VersionWeight)),
  /** Taken while a live version's files cannot be read, and by an automatic rollback. */
  fallback: z.optional(Version),
});
export type PluginChoice = z.infer<typeof PluginChoice>;

/** Everything decided about an environment; it changes as a whole, by compare-and-set. */
export const EnvironmentState = z.object({
  plugins: z._default(z.record(text(), PluginChoice), {}),
  /** Entries of modules that are no package of ours, as set through the deployer's API. */
  imports: z._default(z.record(text(), text()), {}),
  scopes: z._default(z.record(text(), z.record(text(), text())), {}),
  /** By address. */
  integrity: z._default(z.record(text(), text()), {}),
});
export type EnvironmentState = z.infer<typeof EnvironmentState>;

/** One step of a release. */
export const StateChange = z.union([
  z.strictObject({ kind: z.literal('switch'), plugin: PluginId, enabled: z.boolean() }),
  z.strictObject({
    kind: z.literal('rollout'),
    plugin: PluginId,
    versions: z.array(VersionWeight).check(z.minLength(1), z.maxLength(10)),
  }),
  /** Back to whatever was built last. */
  z.strictObject({ kind: z.literal('follow-newest'), plugin: PluginId }),
  z.strictObject({
    kind: z.literal('fallback'),
    plugin: PluginId,
    version: z.optional(Version),
  }),
  z.strictObject({
    kind: z.literal('set-import'),
    specifier: Specifier,
    url: Address,
    integrity: z.optional(Address),
  }),
  z.strictObject({ kind: z.literal('remove-import'), specifier: Specifier }),
  z.strictObject({
    kind: z.literal('set-scope'),
    scope: Address,
    imports: z.record(Specifier, Address),
  }),
  z.strictObject({ kind: z.literal('set-integrity'), url: Address, integrity: Address }),
  /**
   * The decisions of an earlier moment, or those of another environment: all of them, or those about
   * one plugin.
   */
  z.strictObject({
    kind: z.literal('restore'),
    revision: z.number().check(z.int(), z.gte(0)),
    plugin: z.optional(PluginId),
    environment: z.optional(EnvironmentName),
  }),
]);
export type StateChange = z.infer<typeof StateChange>;

/** POST /import-map-service/changes: several steps are one release, all or nothing. */
export const ChangeRequest = z.strictObject({
  changes: z.array(StateChange).check(z.minLength(1), z.maxLength(100)),
  /** For those who read the history. */
  reason: Reason,
  /** Reports what would happen and changes nothing. */
  dryRun: z._default(z.boolean(), false),
});
export type ChangeRequest = z.infer<typeof ChangeRequest>;

/** POST /import-map-service/environments: a new one, that begins like another where one is named. */
export const EnvironmentRequest = z.strictObject({
  name: EnvironmentName,
  copyOf: z.optional(z.union([EnvironmentName, z.literal('default')])),
  reason: Reason,
});
export const EnvironmentAnswer = z.object({ name: text(), revision: z.number() });

/** GET /import-map-service/environments, in the form of import-map-deployer. */
export const EnvironmentsAnswer = z.object({
  environments: z.array(
    z.object({ name: text(), aliases: z.array(text()), isDefault: z.boolean() }),
  ),
});

/**
 * POST /import-map-service/rollback: to a revision, else to the one before the last; of one plugin,
 * else to the last decision about it that differs from today's.
 */
export const RollbackRequest = z.strictObject({
  plugin: z.optional(PluginId),
  revision: z.optional(z.number().check(z.int(), z.gte(0))),
  reason: Reason,
  /** Reports what would happen and changes nothing. */
  dryRun: z._default(z.boolean(), false),
});

/** What a dry run has against a change, worded for the person who has to fix it. */
export const Finding = z.object({
  /** A blocker keeps the change out; a warning is for reading. */
  severity: z.enum(['blocker', 'warning']),
  code: z.enum([
    'api_unsupported',
    'name_clash',
    'route_clash',
    'legacy_path_conflict',
    'slot_unknown',
    'event_unknown',
    'plugin_missing',
    'protection_changed',
    'description_wrong',
    'dependency_unknown',
    'file_missing',
    'file_tampered',
    'picture_unsafe',
    'budget_exceeded',
    'contribution_vanishes',
    'integrity_missing',
  ]),
  plugin: z.optional(text()),
  version: z.optional(text()),
  message: text(),
});
export type Finding = z.infer<typeof Finding>;

/** One difference between two states, as a path and what stood there. */
export const StateDifference = z.object({
  path: text(),
  from: z.optional(z.unknown()),
  to: z.optional(z.unknown()),
});
export type StateDifference = z.infer<typeof StateDifference>;

/** GET /import-map-service/state */
export const StateAnswer = z.object({
  environment: text(),
  /** The ETag of every write: `If-Match: "<revision>"`. */
  revision: z.number(),
  release: text(),
  state: EnvironmentState,
});
export type StateAnswer = z.infer<typeof StateAnswer>;

/** Answer of a write, or of its dry run: then `revision` is the one it was tried against. */
export const ChangeAnswer = z.object({
  revision: z.number(),
  dryRun: z.boolean(),
  findings: z.array(Finding),
  differences: z.array(StateDifference),
});
export type ChangeAnswer = z.infer<typeof ChangeAnswer>;

/** Details of `revision_stale`: what changed since the revision that was expected. */
export const StaleDetails = z.object({
  expected: z.number(),
  revision: z.number(),
  differences: z.array(StateDifference),
});

/** One entry of the history; it is only added to. */
export const Revision = z.object({
  revision: z.number(),
  madeAt: text(),
  actor: text(),
  reason: text(),
  changes: z.array(z.unknown()),
});
export type Revision = z.infer<typeof Revision>;

/** GET /import-map-service/history, newest first. */
export const HistoryAnswer = z.object({ revisions: z.array(Revision) });

/** GET /import-map-service/diff between any two moments. */
export const DiffAnswer = z.object({ differences: z.array(StateDifference) });

/** POST /import-map-service/tokens: a team's token, for its own plugins; an empty list is all. */
export const TeamTokenRequest = z.strictObject({
  name: text().check(z.regex(/^(?!(?:operator|health)$)[a-z][a-z0-9-]{0,63}$/)),
  mayWrite: z._default(z.boolean(), false),
  plugins: z._default(z.array(PluginId).check(z.maxLength(100)), []),
});
/** The only time that the secret is returned. */
export const TeamTokenAnswer = z.object({ name: text(), token: text() });

/** GET /import-map-service/tokens */
export const TeamTokensAnswer = z.object({
  tokens: z.array(
    z.object({
      name: text(),
      mayWrite: z.boolean(),
      plugins: z.array(text()),
      createdAt: text(),
      isRevoked: z.boolean(),
    }),
  ),
});
