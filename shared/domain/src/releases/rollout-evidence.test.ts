import { describe, expect, it } from 'vitest';
import { ROLLOUT_RULES, rolloutEvidence, type VoteBatch } from './rollout-evidence.ts';

/** Mulberry32: the same rollouts every time. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function batchOf(
  random: () => number,
  given: { visitors: number; weight: number; candidate: number; previous: number },
): VoteBatch {
  const batch = {
    candidate: { visitors: 0, failures: 0 },
    previous: { visitors: 0, failures: 0 },
  };
  for (let visitor = 0; visitor < given.visitors; visitor += 1) {
    const arm = random() < given.weight ? 'candidate' : 'previous';
    batch[arm].visitors += 1;
    batch[arm].failures += random() < given[arm] ? 1 : 0;
  }
  return batch;
}

const WEIGHTS = [0.05, 0.1, 0.25, 0.5];
const RATES = [0, 0.001, 0.01, 0.05];
const ROLLOUTS = 1000;
const BATCHES = 60;

/** How many of 1,000 rollouts are rolled back, checked after each of their 60 batches. */
function rolledBack(excess: number): number {
  let count = 0;
  for (let rollout = 0; rollout < ROLLOUTS; rollout += 1) {
    const random = seeded(rollout + 1);
    const weight = WEIGHTS[rollout % WEIGHTS.length] ?? 0.5;
    const previous = RATES[Math.floor(rollout / WEIGHTS.length) % RATES.length] ?? 0;
    const batches = Array.from({ length: BATCHES }, () =>
      batchOf(random, { visitors: 50, weight, candidate: previous + excess, previous }),
    );
    count += rolloutEvidence(batches).isOver ? 1 : 0;
  }
  return count;
}

describe('the automatic rollback of a rollout', () => {
  it('a rollout is never rolled back in 1,000 rollouts of a version that fails as often as the one before', () => {
    expect(rolledBack(0)).toBe(0);
  });

  it('a rollout that uses up its whole budget is rolled back in no more than the one of 1,000 that the confidence admits', () => {
    expect(rolledBack(ROLLOUT_RULES.budget)).toBeLessThanOrEqual(1);
  });

  // Reports take a few seconds, so a minute of traffic is 50 s of votes.
  it.each([
    [0.5, 8],
    [0.1, 20],
    [0.05, 40],
  ])(
    'a rollout is rolled back within a minute at a weight of %d and %d page loads a second, where it crashes for every fifth visitor',
    (weight, visitorsASecond) => {
      const seconds = 5;
      let slow = 0;
      for (let rollout = 0; rollout < 100; rollout += 1) {
        const random = seeded(rollout + 7);
        const rates = { candidate: 0.2, previous: 0.002 };
        const batches = Array.from({ length: 50 / seconds }, () =>
          batchOf(random, { visitors: visitorsASecond * seconds, weight, ...rates }),
        );
        slow += rolloutEvidence(batches).isOver ? 0 : 1;
      }
      expect(slow).toBe(0);
    },
  );

  it('a rollout is not rolled back by one bad page, however bad, nor by failures that both versions share', () => {
    const calm = { visitors: 100, failures: 0 };
    const one = { candidate: { visitors: 10, failures: 1 }, previous: calm };
    expect(rolloutEvidence([one]).isOver).toBe(false);
    const shared = {
      candidate: { visitors: 50, failures: 25 },
      previous: { visitors: 50, failures: 25 },
    };
    const outage = rolloutEvidence(Array.from({ length: 50 }, () => shared));
    expect(outage.isOver).toBe(false);
    expect(outage.candidate).toEqual({ visitors: 2500, failures: 1250 });
  });

  it('a rollout is not rolled back while there is no visitor to compare with', () => {
    const alone = {
      candidate: { visitors: 100, failures: 100 },
      previous: { visitors: 0, failures: 0 },
    };
    expect(rolloutEvidence([alone])).toMatchObject({ evidence: 1, isOver: false });
  });
});
