import type {
  ChangeAnswer,
  ChangeRequest,
  EnvironmentState,
  StateChange,
} from '@touchline/contracts/releases';
import { applyChange } from './apply-change.ts';
import type { LegacyPaths } from './clash-findings.ts';
import { differencesOf } from './difference.ts';
import { ImportMapError } from './import-map-error.ts';
import type { LiveMaps } from './live-maps.ts';
import { packagesOf } from './packages.ts';
import { reaching } from './with-unavailable.ts';
import type { ReleaseSource } from './release-source.ts';
import { restored } from './restore.ts';
import { reviewRelease } from './review-release.ts';
import {
  commitState,
  type Query,
  readRevision,
  readState,
  type StoredState,
} from './state-store.ts';

/** A change by its author, expected to find a revision or made to whatever is there. */
export interface ChangeCommand extends ChangeRequest {
  readonly environment?: string | undefined;
  readonly actor: string;
  readonly expected?: number | undefined;
}

/** Makes a release of one or more changes, or reports what it would do. */
export type MakeChange = (command: ChangeCommand) => Promise<ChangeAnswer>;

/** How often a change without an expected revision is made again on top of another one. */
const ATTEMPTS = 50;

/** Creates what makes changes: applied to the newest state, reviewed, committed, and live immediately. */
export function createMakeChange(options: {
  readonly query: Query;
  readonly releases: ReleaseSource;
  readonly live: Pick<LiveMaps, 'index' | 'nameOf' | 'refresh'>;
  readonly legacyPaths: () => Promise<LegacyPaths>;
}): MakeChange {
  const { query, releases, live, legacyPaths } = options;

  async function applied(
    environment: string,
    state: EnvironmentState,
    changes: readonly StateChange[],
  ): Promise<EnvironmentState> {
    const packages = packagesOf(live.index());
    let next = state;
    for (const change of changes) {
      next =
        change.kind === 'restore'
          ? await restored(query, {
              environment: live.nameOf(change.environment ?? environment),
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
    const environment = live.nameOf(command.environment);
    const { changes, reason, actor, dryRun, expected } = command;
    const now = await readState(query, environment);
    if (expected !== undefined && expected !== now.revision) {
      throw await stale(environment, expected, now);
    }
    const state = await applied(environment, now.state, changes);
    const differences = [...differencesOf(now.state, state)];
    const findings = await reviewRelease({
      index: live.index(),
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
    const { revision: expectedRevision } = now;
    const decided = { environment, expected: expectedRevision, state, differences };
    const commit = { ...decided, actor, reason, changes };
    const revision = await commitState(query, commit);
    return revision === undefined ? undefined : { ...answer, revision };
  }

  return (command) =>
    reaching(async () => {
      for (let count = 0; count < ATTEMPTS; count += 1) {
        const answer = await attempt(command);
        if (answer !== undefined) {
          await live.refresh();
          return answer;
        }
      }
      throw new ImportMapError('unavailable', 'too many changes at a time; try again');
    });
}
