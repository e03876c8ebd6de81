import type {
  Artefact,
  Composition,
  LastChange,
  Revision,
  ServiceState,
  StateAnswer,
  StateDifference,
} from '@touchline/contracts/releases';
import { dropEmptyEnvironment, insertEnvironment } from './environments/environment-store.ts';
import { composeConsole } from './compose.ts';
import type { LegacyPaths } from './clash-findings.ts';
import { differencesOf } from './difference.ts';
import { ImportMapError } from './import-map-error.ts';
import { createLiveMaps, type LiveMaps, type LiveMapsOptions } from './live-maps.ts';
import { createMakeChange, type MakeChange } from './make-change.ts';
import { mayOverride } from './overrides/may-override.ts';
import { packagesOf } from './packages.ts';
import { reaching } from './with-unavailable.ts';
import { lastOtherDecision } from './restore.ts';
import { readHistory, readLastChanges, readRevision, readState } from './state-store.ts';

export interface ImportMapOptions extends LiveMapsOptions {
  /** Addresses of before that the site's configuration redirects elsewhere; none without. */
  readonly legacyPaths?: (() => Promise<LegacyPaths>) | undefined;
}

/** Whose map: an environment's, and a visitor's where versions are shared out. */
export interface MapQuery {
  readonly environment?: string | undefined;
  readonly visitor?: string | undefined;
}

export interface HistorySearch {
  readonly environment?: string | undefined;
  readonly before?: number | undefined;
  readonly limit: number;
  readonly plugin?: string | undefined;
  readonly actor?: string | undefined;
  readonly text?: string | undefined;
  readonly since?: string | undefined;
  readonly until?: string | undefined;
}

export interface ImportMapService extends Pick<LiveMaps, 'isFresh' | 'refresh' | 'follow'> {
  /** Those that were configured, the default one first, then those that were made. */
  readonly environments: readonly string[];
  /**
   * Makes an environment; it begins like another one where one is named.
   * @returns its revision
   * @throws ImportMapError `bad_request` when there is one of that name, `not_found`,
   * `release_refused`, `unavailable`
   */
  readonly makeEnvironment: (options: {
    readonly name: string;
    readonly copyOf?: string | undefined;
    readonly actor: string;
    readonly reason: string;
  }) => Promise<number>;
  /**
   * What is live; never waits and never fails once `refresh` has run.
   * @throws ImportMapError `not_found` for an environment that does not exist
   */
  readonly composition: (query?: MapQuery) => Composition;
  /**
   * What is live with another version of one optional plugin; undefined where that may not be or
   * its files are missing.
   */
  readonly overridden: (
    query: MapQuery & { readonly plugin: string; readonly version: string },
  ) => Promise<Composition | undefined>;
  readonly services: (environment?: string) => readonly ServiceState[];
  /** JSON Schema of what operators may set of a plugin: of its live version, else of its newest. */
  readonly settingsOf: (plugin: string) => Artefact['settings'];
  /** Addresses of before, which no page of a new version may have. */
  readonly legacyPaths: () => Promise<LegacyPaths>;
  /** Whether a version of a plugin was ever published. */
  readonly isPublished: (plugin: string, version: string) => Promise<boolean>;
  /** What the operator's console runs on: the newest build, whatever has been decided. */
  readonly consoleComposition: () => Composition;
  /** The newest decision about each plugin. */
  readonly lastChanges: (environment?: string) => Promise<readonly LastChange[]>;
  /** The decisions as stored, and their revision. */
  readonly state: (environment?: string) => Promise<StateAnswer>;
  /**
   * Makes a release of one or more changes, or reports what it would do.
   * @throws ImportMapError `revision_stale` with the difference, `release_refused` with the
   * findings, `plugin_unknown`, `plugin_mandatory`, `rollout_invalid`, `version_unknown`,
   * `not_found`, `internal`, `unavailable`
   */
  readonly change: MakeChange;
  readonly history: (search: HistorySearch) => Promise<readonly Revision[]>;
  /**
   * The last revision in which something else was decided about a plugin than now.
   * @throws ImportMapError `not_found`, `unavailable`
   */
  readonly lastOtherDecision: (query: {
    readonly environment?: string | undefined;
    readonly plugin: string;
  }) => Promise<number>;
  /** What differs between two revisions; revision 0 is the state before any decision. */
  readonly diff: (query: {
    readonly environment?: string | undefined;
    readonly from: number;
    readonly to: number;
  }) => Promise<readonly StateDifference[]>;
}

/** Creates the service that knows which version of which plugin is live in each environment. */
export function createImportMapService(options: ImportMapOptions): ImportMapService {
  const { query, releases, legacyPaths = async () => ({}) } = options;
  const live = createLiveMaps(options);
  const change = createMakeChange({ query, releases, live, legacyPaths });

  const makeEnvironment: ImportMapService['makeEnvironment'] = async (options) => {
    const { name, copyOf, actor, reason } = options;
    const source = copyOf === undefined ? undefined : live.nameOf(copyOf);
    return await reaching(async () => {
      if (live.environments().includes(name) || !(await insertEnvironment(query, options))) {
        throw new ImportMapError('bad_request', `there is already an environment "${name}"`);
      }
      await live.refresh();
      if (source === undefined) {
        return 0;
      }
      try {
        const { revision } = await readState(query, source);
        const changes = [{ kind: 'restore' as const, revision, environment: source }];
        const command = { environment: name, changes, actor, reason, dryRun: false };
        return (await change(command)).revision;
      } catch (error) {
        await dropEmptyEnvironment(query, name);
        throw error;
      }
    });
  };

  return {
    get environments() {
      return live.environments();
    },
    makeEnvironment,
    composition: ({ environment, visitor } = {}) => live.find(environment).compositionOf(visitor),
    overridden: async ({ environment, visitor, plugin, version }) => {
      const newest = live
        .index()
        .artefacts.find((one) => one.id === plugin && one.version === version);
      const artefact = newest ?? (await releases.version(plugin, version));
      return artefact && mayOverride(artefact, packagesOf(live.index()))
        ? live.find(environment).compositionWith(artefact, visitor)
        : undefined;
    },
    services: (environment) => live.find(environment).services,
    settingsOf: (plugin) => {
      const { artefacts, published = [] } = live.index();
      const all = [...live.find().compositionOf().artefacts, ...artefacts, ...published];
      return all.find(({ id }) => id === plugin)?.settings;
    },
    legacyPaths,
    isPublished: async (plugin, version) =>
      live.index().artefacts.some((one) => one.id === plugin && one.version === version) ||
      (await releases.version(plugin, version)) !== undefined,
    consoleComposition: () => composeConsole(live.index()),
    lastChanges: (environment) => {
      const name = live.nameOf(environment);
      return reaching(() => readLastChanges(query, name));
    },
    isFresh: live.isFresh,
    refresh: live.refresh,
    change,
    state: async (environment) => {
      const name = live.nameOf(environment);
      const { revision, state } = await reaching(() => readState(query, name));
      return { environment: name, revision, release: live.find(name).release, state };
    },
    history: ({ environment, ...search }) =>
      reaching(() => readHistory(query, { ...search, environment: live.nameOf(environment) })),
    lastOtherDecision: ({ environment, plugin }) => {
      const name = live.nameOf(environment);
      return reaching(() => lastOtherDecision(query, { environment: name, plugin }));
    },
    diff: async ({ environment, from, to }) => {
      const name = live.nameOf(environment);
      const [left, right] = await reaching(() =>
        Promise.all(
          [from, to].map((revision) => readRevision(query, { environment: name, revision })),
        ),
      );
      return differencesOf(left, right);
    },
    follow: live.follow,
  };
}
