/** Visitors who said how a version fared, and those of them for whom it failed. */
export interface Votes {
  readonly visitors: number;
  readonly failures: number;
}

/** What two versions' visitors said in one stretch of time. */
export interface VoteBatch {
  readonly candidate: Votes;
  readonly previous: Votes;
}

export interface RolloutEvidence {
  readonly candidate: Votes;
  readonly previous: Votes;
  /** The largest e-value so far; 1 is no evidence. */
  readonly evidence: number;
  /** Whether the evidence has reached the threshold: the candidate is to be rolled back. */
  readonly isOver: boolean;
}

/** When a rollout is rolled back automatically. */
export const ROLLOUT_RULES = {
  /** The error budget: failing visitors of one that a version may have more than the one before. */
  budget: 0.01,
  /** Evidence that rolls back: a version within its budget reaches it in at most 1 of 1,000 rollouts. */
  threshold: 1000,
} as const;

/** How far beyond its budget the candidate may be; the evidence is the mean over all of them. */
const EXCESSES = [0.02, 0.05, 0.1, 0.2, 0.4] as const;
/** What is believed of the previous version before any vote: one failure of 100. */
const BELIEF: Votes = { visitors: 50, failures: 0.5 };
const LARGEST_RATE = 0.98;
const HALVINGS = 40;

function add(left: Votes, right: Votes): Votes {
  return {
    visitors: left.visitors + right.visitors,
    failures: left.failures + right.failures,
  };
}

/** Slope of the expected log-likelihood at `rate` when the truth is `truth`. */
function slope(truth: number, rate: number): number {
  return (truth - rate) / (rate * (1 - rate));
}

/** Logarithm of how much better one rate explains votes than another does. */
function logRatio({ visitors, failures }: Votes, rate: number, other: number): number {
  return (
    failures * Math.log(rate / other) + (visitors - failures) * Math.log((1 - rate) / (1 - other))
  );
}

/**
 * Logarithm of a batch's e-value: how much better the batch is explained by a candidate that fails
 * for `bad` of its visitors than by the pair of rates within the budget that comes closest to that.
 */
function logEvidence(
  { candidate, previous }: VoteBatch,
  { good, bad, budget }: { readonly good: number; readonly bad: number; readonly budget: number },
): number {
  // The closest pair lies on the edge of the budget, where the two slopes balance.
  let low = good;
  let high = bad - budget;
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (low + high) / 2;
    const balance =
      candidate.visitors * slope(bad, middle + budget) + previous.visitors * slope(good, middle);
    if (balance > 0) {
      low = middle;
    } else {
      high = middle;
    }
  }
  const edge = (low + high) / 2;
  return logRatio(candidate, bad, edge + budget) + logRatio(previous, good, edge);
}

/**
 * Whether a version that is being rolled out fails for more visitors than the version before it and
 * its error budget allow. The votes come in batches, oldest first, and may be checked after each
 * one without ever losing the confidence.
 *
 * Each batch is an e-value (Turner, Ly, Grünwald, "Generic E-variables for exact sequential k-sample
 * tests that allow for optional stopping", 2024): the ratio of the likelihood under a rate that the
 * earlier batches and an assumed excess suggest, to that under the closest pair (p, p + budget). Where
 * the candidate keeps its budget the ratio's expected value is at most 1, whatever the true rates are
 * and however they change with the time of day: with c the balanced slopes' size, its logarithm's
 * expectation bound is c × (p_candidate − p_previous − budget) ≤ 0. Products and means of such ratios
 * keep that property, so by Ville's inequality they ever reach 1,000 with a probability of at most
 * 1/1,000.
 *
 * @param batches of visitors counted once each, both versions in the same stretch of time
 */
export function rolloutEvidence(
  batches: readonly VoteBatch[],
  rules: { readonly budget: number; readonly threshold: number } = ROLLOUT_RULES,
): RolloutEvidence {
  const { budget, threshold } = rules;
  const logs: number[] = EXCESSES.map(() => 0);
  let candidate: Votes = { visitors: 0, failures: 0 };
  let previous = candidate;
  let evidence = 1;
  for (const batch of batches) {
    // A batch without one of the two compares nothing.
    if (batch.candidate.visitors > 0 && batch.previous.visitors > 0) {
      const known = add(previous, BELIEF);
      const good = Math.min(known.failures / known.visitors, LARGEST_RATE / 2);
      for (const [position, excess] of EXCESSES.entries()) {
        const bad = Math.min(good + budget + excess, LARGEST_RATE);
        logs[position] = (logs[position] ?? 0) + logEvidence(batch, { good, bad, budget });
      }
      const mean = logs.reduce((sum, log) => sum + Math.exp(log), 0) / logs.length;
      evidence = Math.max(evidence, mean);
    }
    candidate = add(candidate, batch.candidate);
    previous = add(previous, batch.previous);
  }
  return { candidate, previous, evidence, isOver: evidence >= threshold };
}

const FINE_FOR_MS = 600_000;
const MEDIUM_FOR_MS = 86_400_000;

/**
 * How votes are put together, ms: finely while a rollout is young, coarsely when it has lasted. Fixed
 * by the rollout's age alone, so that the number of checks changes nothing.
 */
export function voteBatchLength(age: number): number {
  if (age < FINE_FOR_MS) {
    return 5_000;
  }
  return age < MEDIUM_FOR_MS ? 60_000 : 600_000;
}
