import { describe, expect, it } from 'vitest';
import { batchesOf } from './judge-rollout.ts';
import { rolloutOf } from './rollouts.ts';

const live = (...versions: readonly (readonly [string, number])[]) =>
  versions.map(([version, weight]) => ({ version, weight }));

function steps(...made: readonly (ReturnType<typeof live> | null)[]) {
  return made
    .map((versions, position) => ({
      revision: position + 1,
      madeAt: (position + 1) * 1000,
      versions,
      fallback: null as string | null,
    }))
    .toReversed();
}

describe('a rollout', () => {
  it('a rollout does not exist while one version is live', () => {
    expect(rolloutOf([])).toBeUndefined();
    expect(rolloutOf(steps(null))).toBeUndefined();
    expect(rolloutOf(steps(live(['2', 10], ['1', 90]), live(['1', 100])))).toBeUndefined();
  });

  it('a rollout began when its versions became live, however their weights grew since', () => {
    const history = steps(
      live(['1', 100]),
      live(['2', 10], ['1', 90]),
      live(['2', 60], ['1', 40]),
      live(['2', 90], ['1', 10]),
    );
    expect(rolloutOf(history)).toMatchObject({
      revision: 2,
      since: 2000,
      previous: '1',
      readAt: 4,
    });
  });

  it('a rollout is compared with what was live before it, whatever the weights and their order', () => {
    const half = live(['2', 50], ['1', 50]);
    expect(rolloutOf(steps(live(['1', 100]), half))).toMatchObject({ previous: '1' });
    expect(rolloutOf(steps(live(['2', 100]), half))).toMatchObject({ previous: '2' });
    expect(rolloutOf(steps(live(['1', 100]), live(['1', 10], ['2', 90])))).toMatchObject({
      previous: '1',
    });
    // Without an earlier decision: the one that fewer begin with, or that is named first, is the new one.
    expect(rolloutOf(steps(null, half))).toMatchObject({ previous: '1' });
    expect(rolloutOf(steps(live(['none', 95], ['2', 3], ['1', 2])))).toMatchObject({
      previous: '2',
    });
  });

  it('a rollout begins again when it had ended in between', () => {
    const history = steps(live(['2', 10], ['1', 90]), live(['1', 100]), live(['2', 10], ['1', 90]));
    expect(rolloutOf(history)).toMatchObject({ revision: 3, previous: '1' });
  });

  it('a rollout uses the fallback as the previous version, where that is live', () => {
    const [now] = steps(live(['2', 60], ['1', 40]));
    const withFallback = (fallback: string) =>
      rolloutOf(now === undefined ? [] : [{ ...now, fallback }])?.previous;
    expect([withFallback('1'), withFallback('0')]).toEqual(['1', '2']);
  });
});

describe('the votes of a rollout', () => {
  const bucket = (version: string, at: number) => ({ version, at, visitors: 2, failures: 1 });
  const two = { visitors: 2, failures: 1 };
  const none = { visitors: 0, failures: 0 };
  const given = { candidate: '2', previous: '1', since: 0, now: 10_000_000 };

  it('the votes of a rollout are compared in the same stretch of time: five seconds at first, a minute after ten', () => {
    expect(
      batchesOf(
        [bucket('2', 0), bucket('1', 5_000), bucket('1', 600_000), bucket('2', 655_000)],
        given,
      ),
    ).toEqual([
      { candidate: two, previous: none },
      { candidate: none, previous: two },
      { candidate: two, previous: two },
    ]);
  });

  it('the votes of a rollout wait until their batch is complete', () => {
    const votes = [bucket('2', 600_000), bucket('1', 605_000)];
    expect(batchesOf(votes, { ...given, now: 655_000 })).toEqual([]);
    expect(batchesOf(votes, { ...given, now: 660_000 })).toEqual([
      { candidate: two, previous: two },
    ]);
  });

  it('the votes for a third version are left to its own comparison', () => {
    expect(batchesOf([bucket('3', 0)], given)).toEqual([{ candidate: none, previous: none }]);
  });
});
