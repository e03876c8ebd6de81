import { NO_VERSION, type VersionWeight } from '@touchline/contracts/releases';
import type { Known, RowOf } from '../generated/statements.ts';
import type { Query } from '../state-store.ts';

/** Several versions of a plugin that are live at a time. */
export interface Rollout {
  readonly environment: string;
  readonly plugin: string;
  readonly versions: readonly VersionWeight[];
  /** The version that the others are compared with: the one before. */
  readonly previous: string;
  /** The revision that began it, and when, ms since epoch. */
  readonly revision: number;
  readonly since: number;
  /** The environment's revision when this was read. */
  readonly readAt: number;
}

/** A rollout whose beginning is further back than this is taken to begin there. */
const MOST_REVISIONS = 1000;

const STEPS = `SELECT revision::int, (extract(epoch FROM made_at) * 1000)::float8 AS "madeAt",
    state->'plugins'->$2->'versions' AS versions, state->'plugins'->$2->>'fallback' AS fallback
  FROM importmap_revision WHERE environment = $1 ORDER BY revision DESC LIMIT ${MOST_REVISIONS}` as const;

type Step = Known<
  RowOf<typeof STEPS>,
  { readonly madeAt: number; readonly versions: readonly VersionWeight[] | null }
>;

function namesOf(versions: readonly VersionWeight[] | null): string {
  return (versions ?? [])
    .map(({ version }) => version)
    .toSorted()
    .join(' ');
}

/** The version that most have; the last of several, as a new one is named first. */
function heaviest(versions: readonly VersionWeight[]): VersionWeight | undefined {
  return versions.toReversed().toSorted((left, right) => right.weight - left.weight)[0];
}

/**
 * The rollout that a plugin's history ends with: it began when its set of versions became live. The
 * version before is the fallback where that is live, else the one that was live until then, else the
 * one that most visitors had at first.
 * @param steps newest first
 */
export function rolloutOf(
  steps: readonly Step[],
): Pick<Rollout, 'versions' | 'previous' | 'revision' | 'since' | 'readAt'> | undefined {
  const [now] = steps;
  const versions = now?.versions ?? [];
  if (now === undefined || versions.length < 2) {
    return undefined;
  }
  const isLive = ({ version }: VersionWeight) =>
    version !== NO_VERSION && versions.some((live) => live.version === version);
  const end = steps.findIndex((step) => namesOf(step.versions) !== namesOf(versions));
  const first = steps[(end === -1 ? steps.length : end) - 1] ?? now;
  const before = heaviest((steps[end]?.versions ?? []).filter(isLive));
  const fallback = versions.find(({ version }) => version === now.fallback);
  const previous = (fallback ?? before ?? heaviest((first.versions ?? []).filter(isLive)))?.version;
  return previous === undefined
    ? undefined
    : {
        versions,
        previous,
        revision: first.revision,
        since: first.madeAt,
        readAt: now.revision,
      };
}

/** Reads the rollout of a plugin from the history. */
export async function readRollout(
  query: Query,
  { environment, plugin }: { readonly environment: string; readonly plugin: string },
): Promise<Rollout | undefined> {
  const { rows } = await query(STEPS, [environment, plugin]);
  const rollout = rolloutOf(rows as readonly Step[]);
  return rollout && { environment, plugin, ...rollout };
}
