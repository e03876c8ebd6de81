import type { When } from '@touchline/domain/plugins';
import type { GuardDecision, PluginDefinition } from '@touchline/plugin-api';
import { createTestClock, createTestContext } from '@touchline/testing';
import { describe, expect, it, vi } from 'vitest';
import { createKeyStore } from '../services/context-keys.ts';
import { settle } from '../testing/settle.ts';
import { createTestLoader } from '../testing/test-loader.ts';
import { createTestLogger } from '../testing/test-logger.ts';
import { guardsToAsk } from './plugin-guards.ts';

const TARGET = {
  address: { language: 'en', path: '/live', query: { a: '1' }, hash: '' },
  route: { name: 'live' },
  params: { id: '7' },
} as never;

function setUp(check: (...given: never[]) => unknown, when?: When) {
  const clock = createTestClock();
  const error = vi.fn();
  const guards = [{ name: 'leave', order: 0, check }];
  const definition = {
    guards: guards.map((guard) => ({ ...guard, check: async () => ({ check }) })),
  } as unknown as Partial<PluginDefinition>;
  const asked = () =>
    guardsToAsk({
      guards: [{ plugin: 'auth', name: 'leave', order: 0, ...(when && { when }) }] as never,
      keys,
      loader: createTestLoader({ auth: definition }, createTestContext),
      clock,
      log: { ...createTestLogger(), error },
    });
  const keys = createKeyStore({});
  return { asked, clock, error, keys };
}

describe('a guard of a plugin', () => {
  it('a guard of a plugin receives the target of the navigation, and its answer counts', async () => {
    const check = vi.fn(async (): Promise<GuardDecision> => ({ kind: 'cancel' }));
    const [guard] = setUp(check).asked();
    expect(guard?.name).toBe('auth/leave');
    expect(await guard?.ask(TARGET)).toEqual({ kind: 'cancel' });
    expect(check.mock.calls[0]).toEqual([
      expect.anything(),
      { name: 'live', path: '/live', params: { id: '7' }, query: { a: '1' } },
    ]);
  });

  it('a guard of a plugin runs only while its condition holds', () => {
    const { asked, keys } = setUp(() => undefined, { key: 'auth.isRegistrationProcess' });
    expect(asked()).toHaveLength(0);
    keys.set('auth.isRegistrationProcess', true);
    expect(asked()).toHaveLength(1);
  });

  it('a guard of a plugin that fails lets the navigation pass, and is logged', async () => {
    const { asked, error } = setUp(async () => Promise.reject(new Error('broken')));
    expect(await asked()[0]?.ask(TARGET)).toEqual({ kind: 'allow' });
    expect(error).toHaveBeenCalledOnce();
  });

  it('a guard of a plugin that hangs lets the navigation pass after 3 s', async () => {
    const { asked, clock, error } = setUp(() => new Promise(() => undefined));
    const passed = vi.fn();
    void asked()[0]?.ask(TARGET).then(passed);
    await settle();
    clock.advance(2_999);
    await settle();
    expect(passed).not.toHaveBeenCalled();
    clock.advance(1);
    await settle();
    expect(passed).toHaveBeenCalledExactlyOnceWith({ kind: 'allow' });
    expect(error).toHaveBeenCalledOnce();
  });
});
