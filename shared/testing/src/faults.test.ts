import { describe, expect, it, vi } from 'vitest';
import { createTestContext } from './create-test-context.ts';
import { SLOW_ANSWER } from './faults.ts';

describe('faults of a test context', () => {
  it('a failing service refuses its promises and leaves the others alone', async () => {
    const { context, bus } = createTestContext({ faults: { modals: 'failing' } });
    await expect(context.modals.open('coupon')).rejects.toMatchObject({ code: 'unavailable' });
    await context.bus.emit('coupon.clear', {});
    expect(bus.emitted).toHaveLength(1);
  });

  it('a slow service answers after its delay', async () => {
    const { context, clock } = createTestContext({ faults: 'slow' });
    const done = vi.fn();
    const answered = (async () => {
      await context.bus.emit('coupon.clear', {});
      done();
    })();
    clock.advance(SLOW_ANSWER - 1);
    await Promise.resolve();
    expect(done).not.toHaveBeenCalled();
    clock.advance(1);
    await answered;
    expect(done).toHaveBeenCalled();
  });

  it('a throwing service throws at every call, but not at reading its state', () => {
    const { context } = createTestContext({ faults: { session: 'throwing' } });
    expect(context.session.state.get()).toEqual({ userId: undefined });
    expect(() => context.session.logout()).toThrow('"session"');
  });

  it('a failing live service is offline', () => {
    const { context } = createTestContext({ faults: { live: 'failing' } });
    expect(context.live.status.get().state).toBe('offline');
  });
});
