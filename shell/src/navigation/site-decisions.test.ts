import { decideNavigation, DECISIONS, parseAddress } from '@touchline/domain/navigation';
import { SITE_OPEN, type SiteState } from '@touchline/domain/site';
import { describe, expect, it } from 'vitest';
import { compileRegistry } from '../registry/compile-registry.ts';
import { createTestLogger } from '../testing/test-logger.ts';
import { testManifest, testRoute } from '../testing/test-manifest.ts';
import { testContext } from '../testing/test-navigation.ts';

const { table } = compileRegistry([
  testManifest({
    id: 'site',
    routes: [
      testRoute('home', '/'),
      testRoute('office', '/office', { access: 'auth' }),
      testRoute('maintenance', '/maintenance'),
      testRoute('block', '/block'),
      testRoute('siteUpdates', '/site-updates'),
      testRoute('accountVerify', '/accountverify'),
      testRoute('notFound', '/:path(.*)', { status: 404 }),
    ],
  }),
]);

function pathOf(address: string, state: Partial<SiteState>): string {
  const verdict = decideNavigation({
    address: parseAddress(address, ['en']),
    context: {
      ...testContext({ table, keys: {}, languages: ['en'], site: { ...SITE_OPEN, ...state } }),
      current: undefined,
      signedInFrom: undefined,
    },
    decisions: DECISIONS,
    log: createTestLogger(),
  });
  if (!('target' in verdict)) {
    return 'cancelled';
  }
  const { path, query } = verdict.target.address;
  return `${path}?${new URLSearchParams(query)}`;
}

describe('inside an open page', () => {
  it.each([
    ['/en/office', { maintenance: true }, '/maintenance?'],
    ['/en/nowhere', { maintenance: true }, '/maintenance?'],
    ['/en/block', { maintenance: true, blockReason: 1 }, '/maintenance?'],
    ['/en/maintenance', {}, '/?'],
    ['/en/office?a=1', { blockReason: 4 }, '/site-updates?a=1'],
    ['/en?a=1', { blockReason: 4 }, '/site-updates?'],
    ['/en/office', { blockReason: 2 }, '/block?'],
    ['/en/accountverify', { blockReason: 2 }, '/accountverify?'],
    ['/en/block', {}, '/?'],
  ])('an open page %s with %o shows %s', (address, state, expected) => {
    expect(pathOf(address, state)).toBe(expected);
  });
});
