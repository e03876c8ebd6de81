import { describe, expect, it, vi } from 'vitest';
import { compileRegistry } from '../registry/compile-registry.ts';
import { testManifest, testRoute } from '../testing/test-manifest.ts';
import { createAddresses } from './addresses.ts';

const { table } = compileRegistry([
  testManifest({
    id: 'site',
    routes: [testRoute('home', '/'), testRoute('page', '/page/:id')],
  }),
]);

function setUp() {
  const onUnknown = vi.fn(() => false);
  const context = () => ({ language: 'en', languages: ['en', 'ru'], table });
  return { onUnknown, addresses: createAddresses({ context, onUnknown }) };
}

describe('addresses', () => {
  it('an address carries the page’s language unless a path has another', () => {
    const { addresses } = setUp();
    expect(addresses.href({ route: 'page', params: { id: '7' } })).toBe('/en/page/7');
    expect(addresses.href('/page/7?tab=1')).toBe('/en/page/7?tab=1');
    expect(addresses.href('/ru/page/7')).toBe('/ru/page/7');
  });

  it('an address of an unregistered route is the home page, which is reported', () => {
    const { addresses, onUnknown } = setUp();
    expect(addresses.href({ route: 'casino' })).toBe('/en');
    expect(onUnknown.mock.calls).toEqual([['casino']]);
  });

  it.each(['https://elsewhere.example/', '//elsewhere.example/', 'page/7'])(
    'an address such as %s is refused, which is not a path of the site',
    (path) => {
      expect(() => setUp().addresses.of(path)).toThrow(
        expect.objectContaining({ code: 'redirect_relative' }),
      );
    },
  );
});
