import type {
  ChangeAnswer,
  ChangeRequest,
  Composition,
  EnvironmentState,
  LastChange,
  Revision,
  ServiceState,
  StateAnswer,
  StateChange,
  StateDifference,
} from '@touchline/contracts';
import { applyChange } from './apply-change.ts';
import {
  dropEmptyEnvironment,
  insertEnvironment,
  readEnvironments,
} from './environments/environment-store.ts';
import { composeConsole } from './compose.ts';
import type { LegacyPaths } from './clash-findings.ts';
import { differencesOf } from './difference.ts';
import { ImportMapError } from './import-map-error.ts';
import { createLiveMap, type LiveMap } from './live-map.ts';
import { mayOverride } from './overrides/may-override.ts';
import { packagesOf } from './packages.ts';
import type { Releases, ReleaseSource } from './release-source.ts';
import { lastOtherDecision, restored } from './restore.ts';
import { reviewRelease } from './review-release.ts';
import {
  commitState,
  type Query,
  readHistory,
  readLastChanges,
  readRevision,
  readState,
  type StoredState,
} from './state-store.ts';

export interface ImportMapOptions {
  readonly query: Query;
  readonly releases: ReleaseSource;
  /** The first is the default one. */
  readonly environments?: readonly string[] | undefined;
  /** Addresses of before that the site's configuration leads elsewhere; none without. */
  readonly legacyPaths?: (() => Promise<LegacyPaths>) | undefined;
  /** Called after what is live in an environment has changed. */
  readonly onChange?: (change: { readonly environment: string; readonly release: string }) => void;
  /** Called when the database or the build could not be read; pages run on the last good map. */
  readonly onTrouble?: (error: unknown) => void;
}

/** Whose map: an environment's, and a visitor's where versions are shared out. */
export interface MapQuery {
  readonly environment?: string | undefined;
  readonly visitor?: string | undefined;
}

/** A change by somebody, expected to find a revision or made to whatever is there. */
export interface ChangeCommand extends ChangeRequest {
  readonly environment?: string | undefined;
  readonly actor: string;
  readonly expected?: number | undefined;
}

export interface HistorySearch {
  readonly environment?: string | undefined;
  readonly before?: number | undefined;
  readonly limit: number;
  readonly plugin?: string | undefined;
  readonly actor?: string | undefined;
  readonly since?: string | undefined;
  readonly until?: string | undefined;
}

export interface ImportMapService {
  /** Those that were configured, the default one first, then those that were made. */
  readonly environments: readonly string[];
  /**
   * Makes an environment; it begins like another one where one is named.
   * @returns its revision
   * @throws ImportMapError `bad_request` when there is one of that name, `not_found`,
   * `release_refused`, `unavailable`
   */
  readonly makeEnvironment: (wish: {
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
   * its files are gone.
   */
  readonly overridden: (
    query: MapQuery & { readonly plugin: string; readonly version: string },
  ) => Promise<Composition | undefined>;
  readonly services: (environment?: string) => readonly ServiceState[];
  /** Addresses of before, which no page of a new version may have. */
  readonly legacyPaths: () => Promise<LegacyPaths>;
  /** Whether a version of a plugin was ever published. */
  readonly isPublished: (plugin: string, version: string) => Promise<boolean>;
  /** What the operator's console runs on: the newest build, whatever has been decided. */
  readonly consoleComposition: () => Composition;
  /** The newest decision about each plugin. */
  readonly lastChanges: (environment?: string) => Promise<readonly LastChange[]>;
  /** Whether the last refresh read both builds and decisions. */
  readonly isFresh: () => boolean;
  /** Reads builds and decisions again. Without the database the last known decisions stay. */
  readonly refresh: () => Promise<void>;
  /** The decisions as stored, and their revision. */
  readonly state: (environment?: string) => Promise<StateAnswer>;
  /**
   * Makes a release of one or more changes, or says what it would do.
   * @throws ImportMapError `revision_stale` with the difference, `release_refused` with the
   * findings, `plugin_unknown`, `plugin_mandatory`, `rollout_invalid`, `version_unknown`,
   * `not_found`, `internal`, `unavailable`
   */
  readonly change: (command: ChangeCommand) => Promise<ChangeAnswer>;
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
  /** Refreshes every `milliseconds`, so that other instances' changes arrive; returns the stop. */
  readonly follow: (milliseconds: number) => () => void;
}

const NOTHING: Releases = { format: 1, criticalCss: '', artefacts: [] };

/** How often a change without an expected revision is made again on top of another one. */
const ATTEMPTS = 50;

/** Creates the service that knows which version of which plugin is live in each environment. */
export function createImportMapService(options: ImportMapOptions): ImportMapService {
  const {
    query,
    releases,
    environments: configured = ['production'],
    legacyPaths = async () => ({}),
  } = options;
  const [defaultEnvironment = 'production'] = configured;
  let environments: readonly string[] = configured;
  const live = new Map<string, LiveMap>();
  const stored = new Map<string, StoredState>();
  let index: Releases = NOTHING;
  let fresh = false;
  let refreshing: Promise<void> | undefined;
  let waiting: Promise<void> | undefined;

  function nameOf(environment = defaultEnvironment): string {
    const name = environment === 'default' ? defaultEnvironment : environment;
    if (!environments.includes(name)) {
      throw new ImportMapError('not_found', `there is no environment "${name}"`);
    }
    return name;
  }

  function find(environment?: string): LiveMap {
    const name = nameOf(environment);
    const found = live.get(name);
    if (!found) {
      throw new ImportMapError('unavailable', `"${name}" has not been read yet`);
    }
    return found;
  }

  async function storedState(environment: string): Promise<StoredState> {
    try {
      stored.set(environment, await readState(query, environment));
    } catch (error) {
      fresh = false;
      options.onTrouble?.(error);
    }
    return (
      stored.get(environment) ?? {
        revision: 0,
        state: { plugins: {}, imports: {}, scopes: {}, integrity: {} },
      }
    );
  }

  async function refreshOne(environment: string): Promise<void> {
    const { revision, state } = await storedState(environment);
    const next = await createLiveMap({ index, revision, state, readVersion: releases.version });
    const before = live.get(environment);
    live.set(environment, next);
    if (before && before.release !== next.release) {
      options.onChange?.({ environment, release: next.release });
    }
  }

  /** Reads which environments were made. Without the database the last known ones stay. */
  async function readNames(): Promise<void> {
    try {
      environments = [...new Set([...configured, ...(await readEnvironments(query))])];
    } catch (error) {
      fresh = false;
      options.onTrouble?.(error);
    }
  }

  async function refreshAll(): Promise<void> {
    fresh = true;
    const latest = await releases.latest();
    if (latest === undefined) {
      fresh = false;
      options.onTrouble?.(new ImportMapError('unavailable', 'there is no readable build'));
      if (live.size > 0) {
        return;
      }
    }
    index = latest ?? NOTHING;
    await readNames();
    for (const environment of environments) {
      await refreshOne(environment);
    }
  }

  // Refreshes run one after another: an older reading never overwrites a newer one. One that has not
  // begun yet will read what whoever asks meanwhile wants read.
  function refresh(): Promise<void> {
    if (waiting === undefined) {
      const next = (refreshing ?? Promise.resolve()).then(() => {
        waiting = undefined;
        return refreshAll();
      });
      waiting = next;
      refreshing = next.catch(() => undefined);
    }
    return waiting;
  }

  /** What the database is asked, with a coded refusal when it cannot be. */
  async function reaching<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    try {
      return await ask();
    } catch (cause) {
      if (cause instanceof ImportMapError) {
        throw cause;
      }
      throw new ImportMapError('unavailable', 'the decisions cannot be reached', { cause });
    }
  }

  async function applied(
    environment: string,
    state: EnvironmentState,
    changes: readonly StateChange[],
  ): Promise<EnvironmentState> {
    const packages = packagesOf(index);
    let next = state;
    for (const change of changes) {
      next =
        change.kind === 'restore'
          ? await restored(query, {
              environment: nameOf(change.environment ?? environment),
              state: next,
              change,
            })
          : applyChange(next, change, packages);
    }
    return next;
  }

  async function stale(environment: string, expected: number, now: StoredState) {
    const then = await readRevision(query, { environment, revision: expected }).catch(
      () => undefined,
    );
    return new ImportMapError(
      'revision_stale',
      `"${environment}" is at revision ${now.revision}, not ${expected}`,
      {
        details: {
          expected,
          revision: now.revision,
          differences: then === undefined ? [] : differencesOf(then, now.state),
        },
      },
    );
  }

  async function attempt(command: ChangeCommand): Promise<ChangeAnswer | undefined> {
    const environment = nameOf(command.environment);
    const { changes, reason, actor, dryRun, expected } = command;
    const now = await readState(query, environment);
    if (expected !== undefined && expected !== now.revision) {
      throw await stale(environment, expected, now);
    }
    const state = await applied(environment, now.state, changes);
    const differences = [...differencesOf(now.state, state)];
    const findings = await reviewRelease({
      index,
      releases,
      before: now.state,
      after: state,
      legacyPaths: await legacyPaths(),
    });
    const answer = { revision: now.revision, dryRun, findings: [...findings], differences };
    if (dryRun || differences.length === 0) {
      return answer;
    }
    const blockers = findings.filter(({ severity }) => severity === 'blocker');
    if (blockers.length > 0) {
      throw new ImportMapError(
        'release_refused',
        blockers.map(({ message }) => message).join('; '),
        { details: { findings: [...findings] } },
      );
    }
    const commit = { environment, expected: now.revision, state, actor, reason, changes };
    const revision = await commitState(query, commit);
    return revision === undefined ? undefined : { ...answer, revision };
  }

  async function change(command: ChangeCommand): Promise<ChangeAnswer> {
    return await reaching(async () => {
      for (let count = 0; count < ATTEMPTS; count += 1) {
        const answer = await attempt(command);
        if (answer !== undefined) {
          await refresh();
          return answer;
        }
      }
      throw new ImportMapError('unavailable', 'too many changes at a time; try again');
    });
  }

  const makeEnvironment: ImportMapService['makeEnvironment'] = async (wish) => {
    const { name, copyOf, actor, reason } = wish;
    const source = copyOf === undefined ? undefined : nameOf(copyOf);
    return await reaching(async () => {
      if (environments.includes(name) || !(await insertEnvironment(query, wish))) {
        throw new ImportMapError('bad_request', `there is already an environment "${name}"`);
      }
      await refresh();
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
      return environments;
    },
    makeEnvironment,
    composition: ({ environment, visitor } = {}) => find(environment).compositionOf(visitor),
    overridden: async ({ environment, visitor, plugin, version }) => {
      const newest = index.artefacts.find((one) => one.id === plugin && one.version === version);
      const artefact = newest ?? (await releases.version(plugin, version));
      return artefact && mayOverride(artefact, packagesOf(index))
        ? find(environment).compositionWith(artefact, visitor)
        : undefined;
    },
    services: (environment) => find(environment).services,
    legacyPaths,
    isPublished: async (plugin, version) =>
      index.artefacts.some((one) => one.id === plugin && one.version === version) ||
      (await releases.version(plugin, version)) !== undefined,
    consoleComposition: () => composeConsole(index),
    lastChanges: (environment) => {
      const name = nameOf(environment);
      return reaching(() => readLastChanges(query, name));
    },
    isFresh: () => fresh,
    refresh,
    change,
    state: async (environment) => {
      const name = nameOf(environment);
      const { revision, state } = await reaching(() => readState(query, name));
      return { environment: name, revision, release: find(name).release, state };
    },
    history: ({ environment, ...search }) =>
      reaching(() => readHistory(query, { ...search, environment: nameOf(environment) })),
    lastOtherDecision: ({ environment, plugin }) => {
      const name = nameOf(environment);
      return reaching(() => lastOtherDecision(query, { environment: name, plugin }));
    },
    diff: async ({ environment, from, to }) => {
      const name = nameOf(environment);
      const [left, right] = await reaching(() =>
        Promise.all(
          [from, to].map((revision) => readRevision(query, { environment: name, revision })),
        ),
      );
      return differencesOf(left, right);
    },
    follow: (milliseconds) => {
      const timer = setInterval(() => {
        refresh().catch((error: unknown) => options.onTrouble?.(error));
      }, milliseconds);
      timer.unref();
      return () => clearInterval(timer);
    },
  };
}
