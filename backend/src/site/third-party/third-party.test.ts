import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../../test/platform/test-app.ts';
import { registerThirdPartyRoutes } from './third-party-routes.ts';

describe('sections of other companies', () => {
  it.each([
    [true, { success: true, listAvailablePartitions: ['slots', 'poker'] }],
    [false, { success: false, listAvailablePartitions: [] }],
  ])(
    'the sections of other companies are listed where they are allowed: %s',
    async (allowed, expected) => {
      const app = await createTestApp();
      registerThirdPartyRoutes(app, {
        read: async () => ({ allowed, partitions: ['slots', 'poker'] }),
      });
      const answer = await app.inject('/web-api/third-party/api/list-available-partitions');
      expect(answer.json()).toEqual(expected);
      await app.close();
    },
  );
});
