import { DECISIONS, type PlayerStatus } from '@touchline/domain/navigation';
import { describe, expect, it, vi } from 'vitest';
import { compileRegistry } from '../registry/compile-registry.ts';
import { createKeyStore } from '../services/context-keys.ts';
import { createFakeDriver } from '../testing/fake-driver.ts';
import { testManifest, testRoute } from '../testing/test-manifest.ts';
import { testContext } from '../testing/test-navigation.ts';
import { createNavigation } from './controller.ts';
import { createDecide } from './decide.ts';
import { blockReason, notifyWhenBlocked } from './navigation-block.ts';

const REASON = 'Your payment is being sent.';
const { table, ...rest } = compileRegistry([
  testManifest({
    id: 'payments',
    routes: [testRoute('home', '/'), testRoute('page', '/page/:id')],
  }),
  testManifest({ id: 'office', routes: [testRoute('office', '/office')] }),
]);
const registry = { get: () => ({ table, ...rest }) };

function setUp() {
  const driver = createFakeDriver('/en');
  const keys = createKeyStore();
  const notified: string[] = [];
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const leaveSite = vi.fn();
  let player: PlayerStatus | undefined;
  const context = () =>
    testContext({
      table,
      keys: {},
      player,
      isNavigationBlocked: blockReason({ registry, keys }) !== undefined,
    });
  const decide = notifyWhenBlocked(
    createDecide({ decisions: DECISIONS, context, guards: () => [], log }),
    {
      registry,
      keys,
      report: (reason) => void notified.push(reason),
      recheck: () => void navigation.recheck(),
    },
  );
  const navigation = createNavigation({
    driver,
    log,
    loadDocument: vi.fn(),
    leaveSite,
    prefetch: vi.fn(),
    showNothing: vi.fn(),
    setTitle: vi.fn(),
    context,
    decide: () => decide,
    decidedRoute: () => 'home',
    hasGuards: () => false,
    onUnknown: () => false,
    awaitsRoutes: () => false,
    complete: async () => undefined,
  });
  void navigation.start();
  return {
    driver,
    keys,
    notified,
    leaveSite,
    navigation,
    ban: () => {
      player = {
        banLevel: 1,
        banVersion: 2,
        isVerified: true,
        hasDeposit: true,
        isIdentificationNeeded: false,
        isDataAfterRegistration: false,
        isTermsChanged: false,
      };
    },
  };
}

describe('a blocked page (platform specification, section 4)', () => {
  it('a blocked page stops links and the back button, and notifies the player why', async () => {
    const { navigation, keys, notified, driver } = setUp();
    await navigation.go('/page/1');
    keys.set('payments.navigationBlocked', REASON);
    expect(await navigation.go('/office')).toEqual({ status: 'cancelled', guard: 'banned' });
    navigation.back('/');
    await vi.waitFor(() => expect(notified).toEqual([REASON, REASON]));
    await vi.waitFor(() => expect(driver.address()).toBe('/en/page/1'));
    expect(navigation.current.get().path).toBe('/page/1');
  });

  it('a blocked page is free again as soon as no plugin blocks it', async () => {
    const { navigation, keys, notified } = setUp();
    keys.set('payments.navigationBlocked', REASON);
    keys.set('office.navigationBlocked', 'Your code is being checked.');
    keys.set('payments.navigationBlocked', undefined);
    expect((await navigation.go('/office')).status).toBe('cancelled');
    expect(notified).toEqual(['Your code is being checked.']);
    keys.set('office.navigationBlocked', undefined);
    expect((await navigation.go('/office')).status).toBe('done');
  });

  it('a page is blocked by a reason alone, and only by a plugin', async () => {
    const { navigation, keys } = setUp();
    keys.set('navigationBlocked', REASON);
    keys.set('elsewhere.navigationBlocked', REASON);
    keys.set('payments.navigationBlocked', true);
    keys.set('office.navigationBlocked', '');
    expect((await navigation.go('/office')).status).toBe('done');
  });

  it('a blocked page still opens and closes dialogs, which change its query alone', async () => {
    const { navigation, keys, notified } = setUp();
    await navigation.go('/page/1');
    keys.set('payments.navigationBlocked', REASON);
    expect(await navigation.setQuery({ modal: 'step-up' })).toEqual({ status: 'done' });
    expect(navigation.current.get().query).toEqual({ modal: 'step-up' });
    navigation.back('/');
    await vi.waitFor(() => expect(navigation.current.get().query).toEqual({}));
    expect(notified).toEqual([]);
  });

  it('a blocked page has the site’s own decisions repeated afterwards, without a notice', async () => {
    const { navigation, keys, notified, leaveSite, ban } = setUp();
    await navigation.go('/page/1');
    keys.set('payments.navigationBlocked', REASON);
    ban();
    await navigation.recheck();
    expect([leaveSite.mock.calls, notified]).toEqual([[], []]);
    keys.set('payments.navigationBlocked', undefined);
    await vi.waitFor(() => expect(leaveSite).toHaveBeenCalledWith('/blocked'));
  });
});
