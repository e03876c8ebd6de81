import type { ContextValue } from '@touchline/domain/plugins';
import { DECISIONS, type PlayerStatus } from '@touchline/domain/navigation';
import type { GuardDecision } from '@touchline/plugin-api';
import { describe, expect, it, vi } from 'vitest';
import { compileRegistry } from '../registry/compile-registry.ts';
import { testManifest, testRoute } from '../testing/test-manifest.ts';
import { testContext } from '../testing/test-navigation.ts';
import { createNavigation } from './controller.ts';
import { pendingHash } from './pending-link.ts';
import { createDecide, type Decide } from './decide.ts';
import type { Target } from './decision.ts';
import { createFakeDriver } from '../testing/fake-driver.ts';

const { table } = compileRegistry([
  testManifest({
    id: 'site',
    routes: [
      testRoute('home', '/'),
      testRoute('page', '/page/:id'),
      testRoute('office', '/office', { access: 'auth' }),
      testRoute('login', '/user/login', { access: 'guest' }),
      testRoute('error', '/500', { status: 500 }),
      testRoute('notFound', '/:path(.*)', { status: 404 }),
    ],
  }),
]);

function setUp(
  first = '/en',
  {
    routes = table,
    decidedRoute,
    decide = () => undefined,
    playerStatus = () => undefined,
  }: {
    readonly routes?: typeof table;
    readonly decidedRoute?: string;
    readonly decide?: () => Decide | Promise<Decide> | undefined;
    readonly playerStatus?: () => PlayerStatus | undefined;
  } = {},
) {
  const driver = createFakeDriver(first);
  const keys: Record<string, ContextValue> = {};
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const loadDocument = vi.fn();
  const leaveSite = vi.fn();
  const showNothing = vi.fn();
  const guard = { ask: undefined as ((target: Target) => Promise<GuardDecision>) | undefined };
  const context = () => testContext({ table: routes, keys, player: playerStatus() });
  const decideNow = createDecide({
    decisions: DECISIONS,
    context,
    guards: () => (guard.ask === undefined ? [] : [{ name: 'site/guard', ask: guard.ask }]),
    log,
  });
  const onUnknown = vi.fn(() => false);
  const complete = vi.fn(async () => undefined);
  const navigation = createNavigation({
    driver,
    log,
    onUnknown,
    awaitsRoutes: () => false,
    complete,
    loadDocument,
    leaveSite,
    prefetch: vi.fn(),
    showNothing,
    setTitle: vi.fn(),
    context,
    decide: () => decide() ?? decideNow,
    decidedRoute: () => decidedRoute,
    hasGuards: () => guard.ask !== undefined,
  });
  const doubles = { loadDocument, leaveSite, showNothing, onUnknown, complete };
  return { driver, keys, log, guard, navigation, decideNow, ...doubles };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('navigation controller', () => {
  it('the navigation shows the page of the document immediately, guards or not', async () => {
    const { navigation, driver } = setUp('/en/page/1?tab=a');
    expect(navigation.current.get()).toMatchObject({ name: 'page', params: { id: '1' } });
    void navigation.start();
    expect(navigation.shown.get()).toMatchObject({
      name: 'page',
      query: { tab: 'a' },
      reached: 'start',
    });
    expect(driver.entries()).toEqual(['/en/page/1?tab=a']);
  });

  it('the navigation pushes, replaces, and does nothing for the current address', async () => {
    const { navigation, driver } = setUp();
    await navigation.start();
    expect(await navigation.go('/page/1')).toEqual({ status: 'done' });
    expect(await navigation.go({ route: 'page', params: { id: '2' } }, { replace: true })).toEqual({
      status: 'done',
    });
    expect(await navigation.go('/page/2')).toEqual({ status: 'unchanged' });
    expect(driver.entries()).toEqual(['/en', '/en/page/2']);
  });

  it('the navigation runs guards before history changes', async () => {
    const { navigation, driver, guard } = setUp();
    await navigation.start();
    const seen: (readonly string[])[] = [];
    guard.ask = async () => {
      seen.push(driver.entries());
      return { kind: 'allow' };
    };
    await navigation.go('/page/1');
    expect(seen).toEqual([['/en']]);
  });

  it('a refused push and a refused back leave history and page as they were', async () => {
    const { navigation, driver, guard } = setUp();
    await navigation.start();
    await navigation.go('/page/1');
    guard.ask = async () => ({ kind: 'cancel' });
    expect(await navigation.go('/page/2')).toEqual({ status: 'cancelled', guard: 'site/guard' });
    driver.press(-1);
    await settled();
    expect(driver.address()).toBe('/en/page/1');
    expect(driver.refused()).toEqual(['/en']);
    expect(navigation.current.get().params).toEqual({ id: '1' });
  });

  it('the navigation reverts a move through history that is pending when a newer one begins', async () => {
    const { navigation, driver, guard } = setUp();
    await navigation.start();
    await navigation.go('/page/1');
    guard.ask = (target) =>
      target.route?.name === 'home'
        ? new Promise(() => undefined)
        : Promise.resolve({ kind: 'allow' });
    driver.press(-1);
    await settled();
    expect(driver.refused()).toEqual([]);
    expect(await navigation.go('/page/2')).toEqual({ status: 'done' });
    expect(driver.refused()).toEqual(['/en']);
    expect(driver.entries()).toEqual(['/en', '/en/page/1', '/en/page/2']);
  });

  it('the navigation shows the page of a server error where the first page is refused: there is none to stay on', async () => {
    const { navigation, guard } = setUp('/en/page/1');
    guard.ask = async () => ({ kind: 'cancel' });
    await navigation.start();
    expect(navigation.shown.get()).toMatchObject({ name: 'error', path: '/page/1' });
  });

  it('a redirected back replaces the target entry', async () => {
    const { navigation, driver, keys } = setUp('/en/office');
    keys['authenticated'] = true;
    await navigation.start();
    await navigation.go('/page/1');
    keys['authenticated'] = false;
    driver.press(-1);
    await settled();
    expect(driver.entries()).toEqual(['/en/user/login?return=%2Foffice', '/en/page/1']);
    expect(driver.index()).toBe(0);
    expect(navigation.current.get().name).toBe('login');
  });

  it('a newer navigation supersedes the pending one', async () => {
    const { navigation, driver, guard } = setUp();
    await navigation.start();
    const release: (() => void)[] = [];
    guard.ask = (target) =>
      target.params['id'] === 'slow'
        ? new Promise((resolve) => {
            release.push(() => resolve({ kind: 'allow' }));
          })
        : Promise.resolve({ kind: 'allow' });
    const slow = navigation.go('/page/slow');
    expect(await navigation.go('/page/fast')).toEqual({ status: 'done' });
    for (const go of release) {
      go();
    }
    expect(await slow).toEqual({ status: 'superseded' });
    expect(driver.entries()).toEqual(['/en', '/en/page/fast']);
  });

  it('the navigation runs no guard for a change of query alone', async () => {
    const { navigation, driver, guard } = setUp('/en/page/1?a=1');
    await navigation.start();
    guard.ask = async () => ({ kind: 'cancel' });
    await navigation.setQuery({ modal: 'login' });
    await navigation.setQuery({ a: undefined }, { replace: true });
    expect(driver.entries()).toEqual(['/en/page/1?a=1', '/en/page/1?modal=login']);
  });

  it('the navigation shows the page of a status at the address that has it', async () => {
    const { navigation, driver, guard } = setUp();
    await navigation.start();
    await navigation.go('/nowhere');
    expect(navigation.current.get()).toMatchObject({ name: 'notFound', path: '/nowhere' });
    guard.ask = async () => ({ kind: 'status', status: 503 });
    await navigation.go('/page/1');
    expect(navigation.current.get()).toMatchObject({ name: 'error', path: '/page/1' });
    expect(driver.entries()).toEqual(['/en', '/en/nowhere', '/en/page/1']);
  });

  it('the navigation reports a status without a page, and shows the next page again', async () => {
    const { table: bare } = compileRegistry([
      testManifest({ id: 'site', routes: [testRoute('home', '/')] }),
    ]);
    const { navigation, showNothing } = setUp('/en/nowhere', { routes: bare });
    await navigation.start();
    expect(showNothing).toHaveBeenCalledOnce();
    expect(navigation.shown.get()).toBeUndefined();
    await navigation.go('/');
    expect(navigation.shown.get()?.name).toBe('home');
  });

  it('the navigation loads a document for another language', async () => {
    const { navigation, driver, loadDocument } = setUp();
    await navigation.start();
    await navigation.go('/ru/page/1');
    expect(loadDocument).toHaveBeenCalledWith('/ru/page/1');
    expect(driver.entries()).toEqual(['/en']);
  });

  it('the navigation rechecks the present address after a login', async () => {
    const { navigation, driver, keys } = setUp('/en/user/login?return=%2Foffice');
    await navigation.start();
    keys['authenticated'] = true;
    await navigation.recheck();
    expect(driver.entries()).toEqual(['/en/office']);
    const before = navigation.shown.get();
    await navigation.recheck();
    expect(navigation.shown.get()).toBe(before);
  });

  it('the navigation loses no press that a recheck meets before it is decided', async () => {
    let arrive: (decide: Decide) => void = () => undefined;
    const loading = new Promise<Decide>((resolve) => {
      arrive = resolve;
    });
    const { decideNow: found } = setUp();
    const { navigation, driver } = setUp('/en', { decidedRoute: 'home', decide: () => loading });
    await navigation.start();
    const going = navigation.go('/page/1');
    const rechecked = navigation.recheck();
    arrive(found);
    await Promise.all([going, rechecked]);
    expect(driver.entries()).toEqual(['/en', '/en/page/1']);
    // What is decided is the present address again.
    await navigation.recheck();
    expect(driver.entries()).toEqual(['/en', '/en/page/1']);
  });

  it('the navigation loses no way back that a recheck meets before it is decided', async () => {
    let loading: Promise<Decide> | undefined;
    const { navigation, driver, decideNow } = setUp('/en', {
      decidedRoute: 'home',
      decide: () => loading as never,
    });
    await navigation.start();
    await navigation.go('/page/1');
    let arrive: (decide: Decide) => void = () => undefined;
    loading = new Promise((resolve) => {
      arrive = resolve;
    });
    navigation.step(-1);
    await settled();
    const rechecked = navigation.recheck();
    arrive(decideNow);
    await rechecked;
    expect(driver.address()).toBe('/en');
    expect(navigation.current.get().name).toBe('home');
  });

  it('the navigation trusts the document with its own page: the one it is, or the one of a status', async () => {
    const decide = vi.fn(() => new Promise<Decide>(() => undefined));
    const found = setUp('/en/page/1', { decidedRoute: 'page', decide });
    void found.navigation.start();
    expect(found.navigation.shown.get()?.name).toBe('page');
    const off = setUp('/en/page/1', { decidedRoute: 'notFound', decide });
    void off.navigation.start();
    expect(off.navigation.shown.get()).toMatchObject({ name: 'notFound', path: '/page/1' });
    expect(decide).not.toHaveBeenCalled();
    // The service worker kept another page's document for this address.
    const other = setUp('/en/office', { decidedRoute: 'page' });
    await other.navigation.start();
    expect(other.driver.entries()).toEqual(['/en/user/login?return=%2Foffice']);
  });

  it('the navigation waits for the decisions where they have not arrived, and leaves the page to them where they cannot', async () => {
    let arrive: (decide: Decide) => void = () => undefined;
    const loading = new Promise<Decide>((resolve) => {
      arrive = resolve;
    });
    const { decideNow: found } = setUp();
    const { navigation, driver } = setUp('/en', { decidedRoute: 'home', decide: () => loading });
    await navigation.start();
    const going = navigation.go('/page/1');
    expect(driver.entries()).toEqual(['/en']);
    arrive(found);
    expect(await going).toEqual({ status: 'done' });

    const failing = () => Promise.reject<Decide>(new Error('offline'));
    const broken = setUp('/en', { decidedRoute: 'home', decide: failing });
    await broken.navigation.start();
    await broken.navigation.go('/page/1');
    expect(broken.leaveSite).toHaveBeenCalledWith('/en/page/1');
  });

  it('the navigation leaves the router for the address of banned players', async () => {
    const playerStatus = () => ({
      banLevel: 1,
      banVersion: 1,
      isVerified: true,
      hasDeposit: true,
      isIdentificationNeeded: false,
      isDataAfterRegistration: false,
      isTermsChanged: false,
    });
    const { navigation, leaveSite, driver } = setUp('/en', { decidedRoute: 'home', playerStatus });
    await navigation.start();
    expect(await navigation.go('/page/1')).toEqual({ status: 'redirected', address: '/blocked' });
    expect(leaveSite).toHaveBeenCalledWith('/blocked');
    expect(driver.entries()).toEqual(['/en']);
  });

  it('the navigation returns after a sign-in to the page before the one for visitors', async () => {
    const { navigation, driver, keys } = setUp('/en/page/1?tab=a', { decidedRoute: 'page' });
    await navigation.start();
    await navigation.go('/user/login');
    keys['authenticated'] = true;
    await navigation.recheck('signed-in');
    expect(driver.address()).toBe('/en/page/1?tab=a');
  });

  it('the navigation goes home from a page for visitors without a sign-in just before', async () => {
    const { navigation, driver, keys } = setUp('/en/page/1', { decidedRoute: 'page' });
    await navigation.start();
    await navigation.go('/user/login');
    keys['authenticated'] = true;
    await navigation.recheck();
    expect(driver.address()).toBe('/en');
  });

  it('the navigation goes back inside the visit, and to the fallback at its start', async () => {
    const { navigation, driver } = setUp();
    await navigation.start();
    await navigation.go('/page/1');
    navigation.back('/page/9');
    await settled();
    expect(driver.address()).toBe('/en');
    navigation.back('/page/9');
    await settled();
    expect(driver.entries()[0]).toBe('/en/page/9');
  });

  it('the navigation remembers no more than twenty routes', async () => {
    const { navigation } = setUp();
    await navigation.start();
    for (let id = 0; id < 30; id += 1) {
      await navigation.go(`/page/${id}`);
    }
    expect(navigation.visited()).toHaveLength(20);
    expect(navigation.visited().at(-1)?.params).toEqual({ id: '29' });
  });

  it('the navigation redirects a link to a disabled section home, and reports it', async () => {
    const { navigation, driver, onUnknown, complete } = setUp('/en/page/1');
    await navigation.start();
    expect(navigation.href({ route: 'casino' })).toBe('/en');
    expect(() => navigation.prefetch({ route: 'casino' })).not.toThrow();
    await navigation.go({ route: 'casino' });
    expect(driver.address()).toBe('/en');
    expect(onUnknown).toHaveBeenCalledWith('casino');
    // It may be one of the routes that the document did not carry.
    expect(complete).toHaveBeenCalledTimes(1);
    await navigation.go({ route: 'page', params: { id: '2' } });
    expect(complete).toHaveBeenCalledTimes(1);
  });

  it('the navigation waits for a route that is still to come, and opens home where it never comes', async () => {
    const { navigation, driver, onUnknown, complete } = setUp('/en/page/1');
    await navigation.start();
    onUnknown.mockReturnValue(true);
    expect(navigation.href({ route: 'casino' })).toBe(`/en${pendingHash({ route: 'casino' })}`);
    await navigation.go({ route: 'casino' });
    expect(complete).toHaveBeenCalledTimes(1);
    expect(driver.address()).toBe('/en');
  });

  it('the navigation follows a waiting link that was opened in a tab of its own', async () => {
    const link = pendingHash({ route: 'page', params: { id: '3' } });
    const { navigation, driver } = setUp(`/en${link}`);
    await navigation.start();
    expect(driver.address()).toBe('/en/page/3');
    expect(navigation.position()).toBe(0);
  });

  it('the navigation refuses wrong parameters and a relative path with a code', () => {
    const { navigation } = setUp();
    expect(() => navigation.href({ route: 'page' })).toThrow(
      expect.objectContaining({ code: 'route_parameter_missing' }),
    );
    expect(() => navigation.href('page')).toThrow(
      expect.objectContaining({ code: 'redirect_relative' }),
    );
  });
});
