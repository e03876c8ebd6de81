import type { StoredFingerprint } from '@touchline/contracts/identity';
import { createStore } from '@touchline/plugin-api';
import { describe, expect, it, vi } from 'vitest';
import { createFingerprint } from './fingerprint.ts';

const NONE: StoredFingerprint = { token: '', componentsData: {}, expiresAt: 0 };

function setUp({ stored = NONE, isAllowed = true } = {}) {
  const state = { now: 1000, count: 0, fails: false };
  const store = createStore(stored);
  const device = createFingerprint({
    clock: { now: () => state.now, after: vi.fn(), every: vi.fn() },
    log: { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() },
    store,
    isAllowed: () => isAllowed,
    loadScript: async () => ({
      ready: async () => undefined,
      exec: async () => {
        state.count += 1;
        if (state.fails) {
          throw new Error('blocked');
        }
        return { token: `t${state.count}`, expiresAt: state.now + 500, data: { platform: 'x' } };
      },
    }),
  });
  return { state, store, device };
}

describe('fingerprint', () => {
  it('the fingerprint is valid with a token and an expiry in the future, and fetched again otherwise', async () => {
    const { state, store, device } = setUp();
    expect(device.held()).toBeUndefined();
    expect(await device.ensure()).toBe('t1');
    expect(store.get()).toEqual({
      token: 't1',
      expiresAt: 1500,
      componentsData: { platform: 'x' },
    });
    state.now = 1499;
    expect(await device.ensure()).toBe('t1');
    state.now = 1500;
    expect(device.held()).toBeUndefined();
    expect(await device.ensure()).toBe('t2');
  });

  it('the stored fingerprint is used without running the script', async () => {
    const { state, device } = setUp({
      stored: { token: 'kept', componentsData: {}, expiresAt: 2000 },
    });
    expect(await device.ensure()).toBe('kept');
    expect(state.count).toBe(0);
    const empty = setUp({ stored: { token: '', componentsData: {}, expiresAt: 2000 } });
    expect(empty.device.held()).toBeUndefined();
  });

  it('the parallel calls for a fingerprint share one run', async () => {
    const { state, device } = setUp();
    expect(await Promise.all([device.ensure(), device.refetch(), device.ensure()])).toEqual([
      't1',
      't1',
      't1',
    ]);
    expect(state.count).toBe(1);
  });

  it('the fingerprint stops after two failures unless it is forced; a success restarts the count', async () => {
    const { state, device } = setUp();
    state.fails = true;
    await device.ensure();
    await device.ensure();
    await device.ensure();
    expect(state.count).toBe(2);
    await device.refetch();
    expect(state.count).toBe(3);
    state.fails = false;
    expect(await device.refetch()).toBe('t4');
    state.now = 9000;
    expect(await device.ensure()).toBe('t5');
  });

  it('the fingerprint is not fetched, forced or not, where the rules forbid it', async () => {
    const { state, device } = setUp({ isAllowed: false });
    expect(await device.ensure()).toBeUndefined();
    expect(await device.refetch()).toBeUndefined();
    expect(state.count).toBe(0);
  });
});
