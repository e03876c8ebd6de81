import { createStore } from '@touchline/plugin-api';
import { afterEach, expect, it, vi } from 'vitest';
import { deferred } from '../deferred.ts';
import { createRegistry } from '../registry/registry.ts';
import { pendingHash } from '../navigation/pending-link.ts';
import { createFakeDriver } from '../testing/fake-driver.ts';
import { createTestLogger } from '../testing/test-logger.ts';
import { testManifest, testRoute } from '../testing/test-manifest.ts';
import type { DeferredKernel } from './deferred-kernel.ts';
import { createKernelNavigation } from './kernel-navigation.ts';

afterEach(() => void (document.body.innerHTML = ''));

const home = testRoute('home', '/');
const first = testManifest({ id: 'sport', routes: [home] });
const whole = testManifest({ id: 'sport', routes: [home, testRoute('game', '/game/:id')] });

function setUp({
  isComplete,
  failures = 0,
}: {
  readonly isComplete: boolean;
  /** How many attempts at reading the release fail first. */
  readonly failures?: number;
}) {
  let attempts = 0;
  const log = { ...createTestLogger(), warn: vi.fn() };
  const driver = createFakeDriver('/en');
  const registry = createRegistry({ manifests: [first], isComplete, log });
  const refresh = vi.fn();
  const navigation = createKernelNavigation({
    driver,
    window,
    registry,
    log,
    refresh,
    services: {
      configuration: { core: createStore({ languages: ['en'] }) },
      i18n: { language: 'en' },
      keys: { get: () => undefined },
    } as never,
    texts: { t: (key) => key },
    deferredKernel: deferred(async () => {
      await Promise.resolve();
      attempts += 1;
      if (attempts <= failures) {
        throw new Error('the release cannot be read');
      }
      registry.change({ kind: 'complete', manifests: [whole] });
      const decide: DeferredKernel['decide'] = async ({ address }) => ({
        kind: 'show',
        target: { address, ...registry.get().table.match(address.path) } as never,
        hops: 0,
      });
      return { decide } as DeferredKernel;
    }),
    presentation: () => ({ setTitle: vi.fn(), showInstead: vi.fn() }),
  });
  return { navigation, refresh, driver, log };
}

const game = { route: 'game', params: { id: '7' } };

it('a link to a route that the document did not carry is right once the release is complete', async () => {
  const { navigation, refresh, log } = setUp({ isComplete: false });
  const waiting = `/en${pendingHash(game)}`;
  expect([navigation.href(game), navigation.href(game)]).toEqual([waiting, waiting]);
  await vi.waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
  expect(navigation.href(game)).toBe('/en/game/7');
  await Promise.resolve();
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(log.warn).not.toHaveBeenCalled();
});

it('a menu keeps what the document did not carry until the release is complete', async () => {
  const { navigation, refresh } = setUp({ isComplete: false });
  expect(navigation.has('casino')).toBe(true);
  await vi.waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
  expect(navigation.has('casino')).toBe(false);
  expect(navigation.has('game')).toBe(true);
});

it('a navigation to a route that the document did not carry waits for the release', async () => {
  const { navigation, driver } = setUp({ isComplete: false });
  await navigation.go(game);
  expect(driver.address()).toBe('/en/game/7');
});

it('a navigation that meets a failing attempt at the release makes its own, in the same document', async () => {
  const { navigation, driver } = setUp({ isComplete: false, failures: 1 });
  navigation.href(game);
  await navigation.go(game);
  expect(driver.address()).toBe('/en/game/7');
});

it('a link to a route of no plugin is logged and opens the home page', () => {
  const { navigation, refresh, log } = setUp({ isComplete: true });
  expect(navigation.href(game)).toBe('/en');
  expect(log.warn).toHaveBeenCalledWith(expect.stringContaining('"game"'));
  expect(refresh).not.toHaveBeenCalled();
});
