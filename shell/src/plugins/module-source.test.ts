import { describe, expect, it } from 'vitest';
import { createModuleSource } from './module-source.ts';

describe('module source', () => {
  it('the module source forgets a failed load with everything above it, and nothing that ran', () => {
    const loaded = new Map<string, unknown>([
      ['/react.js', { createElement: () => undefined }],
      ['/broken.js', null],
      ['/between.js', {}],
      ['/sport.js', {}],
    ]);
    const source = createModuleSource({
      import: async () => undefined,
      resolve: () => '/sport.js',
      delete: (url) => loaded.delete(url),
      addImportMap: () => undefined,
      entries: () => [...loaded],
      get: (url) => loaded.get(url),
      instantiate: () => Promise.reject(new Error('nothing is loaded here')),
    });
    source.recover('@touchline/sport');
    expect([...loaded.keys()]).toEqual(['/react.js']);
  });

  it('the module source requests an abandoned file under another address, and every other one as it is', () => {
    const deleted: string[] = [];
    class FakeSystem {
      createScript(url: string) {
        return Object.assign(document.createElement('script'), { src: url });
      }
    }
    const system = Object.assign(new FakeSystem(), {
      import: async () => undefined,
      resolve: (specifier: string) => `https://site.example/${specifier}.js`,
      delete: (url: string) => deleted.push(url),
      addImportMap: () => undefined,
      entries: () => [],
      get: () => undefined,
      instantiate: () => Promise.reject(new Error('nothing is loaded here')),
    });
    const source = createModuleSource(system);
    source.abandon('sport');
    source.abandon('sport');
    const requested = (name: string) => system.createScript(`https://site.example/${name}.js`).src;
    expect(deleted).toEqual(Array(2).fill('https://site.example/sport.js'));
    expect(requested('sport')).toBe('https://site.example/sport.js?retry=2');
    expect(requested('office')).toBe('https://site.example/office.js');
  });
});
