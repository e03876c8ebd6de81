import { createTestContext } from '@touchline/testing';
import { describe, expect, it } from 'vitest';
import { createRegistry } from '../../registry/registry.ts';
import { createTestLogger } from '../../testing/test-logger.ts';
import { testManifest } from '../../testing/test-manifest.ts';
import { followDeclaredPolling } from './declared-polling.ts';

const polling = [{ event: 'coupon.changed', outcomeIds: 'outcomeIds', subject: 'coupon' }];
const slip = testManifest({ id: 'slip', polling });

function setUp(manifests = [slip]) {
  const { bus } = createTestContext({ plugin: 'slip' });
  const registry = createRegistry({ manifests, log: createTestLogger() });
  const { subjectOf, dispose } = followDeclaredPolling({ registry, bus });
  const put = (...outcomeIds: string[]) => bus.emit('coupon.changed', { outcomeIds });
  return { subjectOf, dispose, registry, put };
}

describe('declared polling', () => {
  it('a topic has the subject that a plugin declares for its event, as long as it is named', async () => {
    const { subjectOf, put, dispose } = setUp();
    expect(subjectOf('event:7')).toBeUndefined();
    await put('7~ft-1x2~home', '12~ft-1x2~away');
    expect(['event:7', 'event:12', 'event:1', 'top:line'].map(subjectOf)).toEqual([
      'coupon',
      'coupon',
      undefined,
      undefined,
    ]);
    await put();
    expect(subjectOf('event:7')).toBeUndefined();
    dispose();
  });

  it('a topic has no declared subject while no plugin declares one', async () => {
    const { subjectOf, put, registry } = setUp([testManifest({ id: 'sport' })]);
    await put('7~ft-1x2~home');
    expect(subjectOf('event:7')).toBeUndefined();
    registry.change({ kind: 'add', manifests: [slip] });
    await put('7~ft-1x2~home');
    expect(subjectOf('event:7')).toBe('coupon');
    registry.change({ kind: 'remove', plugin: 'slip' });
    expect(subjectOf('event:7')).toBeUndefined();
  });
});
