// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import type { Loader } from './extend-loader.ts';
import { guardOverrides } from './guard-overrides.ts';

const ORIGIN = location.origin;
const GUARDED = '@touchline/responsible-gaming';
let system: Loader;
let map: Record<string, string>;

function install(chosen: Readonly<Record<string, string>>): void {
  const own = { [GUARDED]: '/assets/rg/1/rg.js', '@touchline/lotto': '/assets/lotto/1/lotto.js' };
  document.body.innerHTML = [
    `<script type="systemjs-importmap" id="map">${JSON.stringify({ imports: own })}</script>`,
    `<script type="systemjs-importmap" id="import-map-overrides">${JSON.stringify({ imports: chosen })}</script>`,
  ].join('');
  map = { ...own, ...chosen };
  class FakeSystem {
    register() {
      // Not of interest here.
    }
    async import() {
      return undefined;
    }
    resolve(name: string) {
      const prefix = Object.keys(map).find((key) => key.endsWith('/') && name.startsWith(key));
      return new URL(map[prefix ?? name] ?? '', ORIGIN).href;
    }
    delete() {
      return undefined;
    }
    async instantiate(url: string) {
      return `module ${url}`;
    }
    addImportMap(added: object) {
      Object.assign(map, (added as { readonly imports?: object }).imports);
    }
  }
  system = new FakeSystem();
  guardOverrides(system, {
    mapId: 'map',
    protectedNames: [GUARDED],
    origins: ['http://localhost:*', 'https://dev.example'],
  });
}

beforeEach(() => install({}));

describe('overrides outside production', () => {
  it('an override outside production applies to a plugin', () => {
    install({ '@touchline/lotto': 'http://localhost:8400/lotto.js' });
    expect(system.resolve('@touchline/lotto')).toBe('http://localhost:8400/lotto.js');
  });

  it.each([
    [{ [GUARDED]: 'http://localhost:8400/rg.js' }],
    [{ '@touchline/': 'http://localhost:8400/' }],
  ])('an override never moves what protects players: %o', (chosen) => {
    install(chosen);
    expect(system.resolve(GUARDED)).toBe(`${ORIGIN}/assets/rg/1/rg.js`);
    system.addImportMap({ imports: { [GUARDED]: '/assets/rg/2/rg.js' } } as object);
    expect(system.resolve(GUARDED)).toBe(`${ORIGIN}/assets/rg/2/rg.js`);
  });

  it('an override outlives a release that an open page applies', () => {
    install({ '@touchline/lotto': 'http://localhost:8400/lotto.js' });
    system.addImportMap({ imports: { '@touchline/lotto': '/assets/lotto/2/lotto.js' } } as object);
    expect(system.resolve('@touchline/lotto')).toBe('http://localhost:8400/lotto.js');
  });

  it.each([
    [`${ORIGIN}/assets/lotto/1/lotto.js`, true],
    ['http://localhost:8400/lotto.js', true],
    ['https://dev.example/lotto.js', true],
    ['https://localhost:8400/lotto.js', false],
    ['http://localhost.evil.example:8400/lotto.js', false],
    ['https://dev.example:444/lotto.js', false],
    ['https://dev.example.evil/lotto.js', false],
    ['data:text/javascript,0', false],
    ['blob:null/0', false],
  ])('an override is code of %s: %s', async (url, isLoaded) => {
    const loading = system.instantiate(url).then(
      () => true,
      (error: unknown) => (error instanceof TypeError ? false : error),
    );
    expect(await loading).toBe(isLoaded);
  });
});
