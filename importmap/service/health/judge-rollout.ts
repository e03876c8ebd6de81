import type { RolloutWatch, StateChange, VersionWeight } from '@touchline/contracts/releases';
import {
  ROLLOUT_RULES,
  type RolloutEvidence,
  rolloutEvidence,
  type VoteBatch,
  voteBatchLength,
  type Votes,
} from '@touchline/domain/releases';
import type { Query } from '../state-store.ts';
import { readNetworks, readVotes, type VoteBucket } from './health-store.ts';
import type { Rollout } from './rollouts.ts';

/** One version of a rollout against the one before it. */
export interface Verdict extends RolloutEvidence {
  readonly rollout: Rollout;
  readonly version: string;
  /** Networks for whose visitors it failed. */
  readonly failingNetworks: number;
}

const NO_VOTES: Votes = { visitors: 0, failures: 0 };

function plus(votes: Votes, { visitors, failures }: Votes): Votes {
  return { visitors: votes.visitors + visitors, failures: votes.failures + failures };
}

/**
 * Puts five-second buckets together as the rollout's age says; a batch that is not over is left out.
 * @param now beginning of the bucket that is not over yet, ms since epoch
 */
export function batchesOf(
  votes: readonly VoteBucket[],
  given: { readonly candidate: string; readonly previous: string; since: number; now: number },
): readonly VoteBatch[] {
  const { candidate, previous, since, now } = given;
  const batches = new Map<number, VoteBatch>();
  for (const bucket of votes) {
    const age = bucket.at - since;
    const length = voteBatchLength(age);
    const start = since + Math.floor(age / length) * length;
    const batch = batches.get(start) ?? { candidate: NO_VOTES, previous: NO_VOTES };
    if (start + length <= now) {
      batches.set(start, {
        candidate: bucket.version === candidate ? plus(batch.candidate, bucket) : batch.candidate,
        previous: bucket.version === previous ? plus(batch.previous, bucket) : batch.previous,
      });
    }
  }
  return [...batches.values()];
}

/** What the votes say of each version of a rollout but the one before. */
export async function judgeRollout(query: Query, rollout: Rollout): Promise<readonly Verdict[]> {
  const { environment, plugin, versions, previous, since } = rollout;
  const names = versions.map(({ version }) => version);
  const [{ now, votes }, networks] = await Promise.all([
    readVotes(query, { environment, plugin, versions: names, since }),
    readNetworks(query, rollout),
  ]);
  return names
    .filter((version) => version !== previous)
    .map((version) => ({
      rollout,
      version,
      failingNetworks: networks.failing.get(version) ?? 0,
      ...rolloutEvidence(batchesOf(votes, { candidate: version, previous, since, now })),
    }));
}

function share({ visitors, failures }: Votes): string {
  const percent = visitors === 0 ? 0 : (failures / visitors) * 100;
  return `${failures} of ${visitors} visitors (${percent.toFixed(1)} %)`;
}

/** The evidence in a sentence, for the history. */
export function reasonOf({ rollout, version, candidate, previous, evidence }: Verdict): string {
  const { budget, threshold } = ROLLOUT_RULES;
  return (
    `${rollout.plugin} ${version} failed for ${share(candidate)}, ${rollout.previous} for ` +
    `${share(previous)}; evidence ${evidence.toPrecision(4)} of the ${threshold} that roll back, at a ` +
    `budget of ${budget * 100} % and a confidence of ${(1 - 1 / threshold) * 100} %`
  );
}

/** The step that takes a version out; its visitors get the version before. */
export function rollbackStep({ rollout, version }: Verdict): StateChange {
  const { plugin, previous, versions } = rollout;
  const weight = versions.find((live) => live.version === version)?.weight ?? 0;
  const rest: VersionWeight[] = versions
    .filter((live) => live.version !== version)
    .map((live) => (live.version === previous ? { ...live, weight: live.weight + weight } : live));
  return { kind: 'rollout', plugin, versions: rest };
}

/** A verdict as the operators' view shows it. */
export function watchOf(verdict: Verdict): RolloutWatch {
  const { rollout, version, candidate, previous, evidence } = verdict;
  return {
    plugin: rollout.plugin,
    candidate: { version, ...candidate },
    previous: { version: rollout.previous, ...previous },
    revision: rollout.revision,
    since: new Date(rollout.since).toISOString(),
    evidence: Math.min(evidence, Number.MAX_VALUE),
    ...ROLLOUT_RULES,
  };
}
