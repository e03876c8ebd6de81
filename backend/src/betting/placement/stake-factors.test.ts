import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../test/database/test-database.ts';
import { createTestClock } from '../../../test/platform/test-app.ts';
import { createStakeFactors } from './stake-factors.ts';

// A real database on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let test: TestDatabase;
beforeAll(async () => {
  test = await startTestDatabase({ poolSize: 6 });
});
afterAll(() => test.stop());

it('simultaneous changes of a player’s stake factor are all recorded and one remains', async () => {
  const clock = createTestClock();
  const factors = createStakeFactors({ pool: test.pool, clock: clock.now });
  const changes: { before: unknown; after: unknown }[] = [];
  const set = (factor: number) =>
    factors.set('10000001', {
      next: { factor, reason: 'review' },
      audit: async ({ before, after }) => {
        changes.push({ before, after });
      },
    });
  await Promise.all([set(0.1), set(0.2), set(0.3), set(0.4)]);
  // Each replaced what the one before it had set.
  expect(changes).toHaveLength(4);
  expect(changes[0]?.before).toBeUndefined();
  for (const [index, { before }] of changes.entries()) {
    expect(before).toEqual(changes[index - 1]?.after);
  }
  clock.advance(60_000);
  expect(await factors.of('10000001')).toEqual(changes.at(-1)?.after);
});
