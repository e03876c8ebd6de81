import { createTestClock } from '@touchline/testing';
import { describe, expect, it, vi } from 'vitest';
import { settle } from '../../testing/settle.ts';
import { createTestLogger } from '../../testing/test-logger.ts';
import { registerWorker } from './register-worker.ts';

function setUp({ isOn = true, savesData = false, fails = false } = {}) {
  const postMessage = vi.fn();
  const unregister = vi.fn(async () => true);
  const serviceWorker = {
    register: vi.fn(async () => (fails ? Promise.reject(new Error('refused')) : undefined)),
    ready: Promise.resolve({ active: { postMessage } }),
    getRegistrations: vi.fn(async () => [{ unregister }]),
  };
  const origin = 'https://site.example';
  const names = [`${origin}/assets/sport/1/plugin.js`, `${origin}/web-api/session`];
  const clock = createTestClock();
  const log = createTestLogger();
  registerWorker({
    window: {
      navigator: { serviceWorker },
      location: { origin, pathname: '/en/live' },
      performance: { getEntriesByType: () => names.map((name) => ({ name })) },
    } as never,
    clock,
    log,
    isOn,
    savesData,
  });
  return { serviceWorker, postMessage, unregister, clock, log };
}

describe('the service worker', () => {
  it('the service worker is registered at the root of the site 10 s after the first screen, and caches the open page', async () => {
    const { serviceWorker, postMessage, clock } = setUp();
    clock.advance(9_999);
    await settle();
    expect(serviceWorker.register).not.toHaveBeenCalled();
    clock.advance(1);
    await settle();
    expect(serviceWorker.register).toHaveBeenCalledExactlyOnceWith('/service-worker.js');
    expect(postMessage).toHaveBeenCalledExactlyOnceWith({
      kind: 'keep',
      path: '/en/live',
      files: ['/assets/sport/1/plugin.js'],
    });
  });

  it('the service worker caches nothing for a visitor who saves data', async () => {
    const { serviceWorker, postMessage, clock } = setUp({ savesData: true });
    clock.advance(10_000);
    await settle();
    expect(serviceWorker.register).toHaveBeenCalledOnce();
    expect(postMessage).not.toHaveBeenCalled();
  });

  it('the service worker is unregistered where the operator has disabled it', async () => {
    const { serviceWorker, unregister, clock } = setUp({ isOn: false });
    clock.advance(10_000);
    await settle();
    expect(unregister).toHaveBeenCalledOnce();
    expect(serviceWorker.register).not.toHaveBeenCalled();
  });

  it('the service worker that is refused is only logged', async () => {
    const { clock, log } = setUp({ fails: true });
    clock.advance(10_000);
    await settle();
    expect(log.records).toMatchObject([{ level: 'warn' }]);
  });
});
