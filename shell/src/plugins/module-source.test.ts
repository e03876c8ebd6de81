import { describe, expect, it } from 'vitest';
import { createModuleSource } from './module-source.ts';

describe('module source', () => {
  it('forgets a failed load with everything above it, and nothing that ran', () => {
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
});
