import { vi } from 'vitest';
import { createAddresses } from '../navigation/addresses.ts';
import type { NavigationParts } from '../navigation/navigation-parts.ts';
import { createShownPages } from '../navigation/shown-pages.ts';
import { compileRegistry } from '../registry/compile-registry.ts';
import { createFakeDriver, type FakeDriver } from './fake-driver.ts';
import { createTestLogger } from './test-logger.ts';
import { testManifest, testRoute } from './test-manifest.ts';
import { testContext } from './test-navigation.ts';

const { table } = compileRegistry([
  testManifest({
    id: 'site',
    routes: [
      testRoute('home', '/'),
      testRoute('page', '/page/:id'),
      testRoute('login', '/user/login', { access: 'guest' }),
      testRoute('error', '/500', { status: 500 }),
      testRoute('notFound', '/:path(.*)', { status: 404 }),
    ],
  }),
]);

/** What the steps of a navigation work on, for tests: pages of one plugin, an in-memory history. */
export function testNavigationParts(
  first = '/en',
  given: Partial<NavigationParts> = {},
): NavigationParts & { readonly driver: FakeDriver } {
  const driver = createFakeDriver(first);
  const log = createTestLogger();
  const context = () => testContext({ table, keys: {} });
  const onUnknown = vi.fn(() => false);
  const addresses = createAddresses({ context, onUnknown });
  const present = () => addresses.parse(driver.address());
  const showNothing = vi.fn();
  return {
    log,
    context,
    onUnknown,
    awaitsRoutes: () => false,
    complete: async () => undefined,
    addresses,
    present,
    showNothing,
    pages: createShownPages({ context, target: addresses.resolve(present()), showNothing }),
    decide:
      () =>
      ({ address }) => ({ kind: 'show', target: addresses.resolve(address), hops: 0 }),
    decidedRoute: () => undefined,
    hasGuards: () => false,
    loadDocument: vi.fn(),
    leaveSite: vi.fn(),
    prefetch: vi.fn(),
    setTitle: vi.fn(),
    ...given,
    driver,
  };
}
