import { describe, expect, it } from 'vitest';
import { resolveFirstData } from './first-data.ts';

describe('first data', () => {
  it('first data fills in parameters and leading numbers, and omits what has none', () => {
    const templates = ['/sports', '/topics/list:{section}:{sport}', '/topics/event:{game:id}'];
    expect(resolveFirstData(templates, { section: 'live', sport: 'football' })).toEqual([
      '/sports',
      '/topics/list:live:football',
    ]);
    expect(resolveFirstData(templates, { game: '1042-a-b' })).toEqual([
      '/sports',
      '/topics/event:1042',
    ]);
    expect(resolveFirstData(templates, { game: 'a-b' })).toEqual(['/sports']);
  });

  it('first data encodes what came from an address', () => {
    expect(resolveFirstData(['/x/{name}'], { name: '../a?b' })).toEqual(['/x/..%2Fa%3Fb']);
  });
});
