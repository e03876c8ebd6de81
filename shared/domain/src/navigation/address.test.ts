import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAddress, isSitePath, parseAddress } from './address.ts';

const languages = ['en', 'ru'];

describe('address', () => {
  it('an address is parsed into language and path, and built again', () => {
    expect(parseAddress('/en/live/football?a=1#x', languages)).toEqual({
      language: 'en',
      path: '/live/football',
      query: { a: '1' },
      hash: '#x',
    });
    expect(parseAddress('/en', languages).path).toBe('/');
    expect(parseAddress('/en/', languages).path).toBe('/');
    expect(parseAddress('/english', languages)).toMatchObject({
      language: undefined,
      path: '/english',
    });
    expect(formatAddress(parseAddress('/ru/', languages))).toBe('/ru');
  });

  it('an address has one text for the same parts', () => {
    const segment = fc.stringMatching(/^[a-z0-9-]{1,8}$/);
    const address = fc.record({
      language: fc.constantFrom(...languages),
      path: fc.array(segment).map((parts) => `/${parts.join('/')}`),
      query: fc.dictionary(segment, fc.string()),
      hash: fc.constantFrom('', '#part'),
    });
    fc.assert(
      fc.property(address, (given) => {
        const text = formatAddress(given);
        expect(formatAddress(parseAddress(text, languages))).toBe(text);
      }),
    );
  });

  it.each(['//elsewhere.example', '/\\elsewhere', 'live', 'https://elsewhere.example', ''])(
    'the address %j is not a path of the site',
    (path) => {
      expect(isSitePath(path)).toBe(false);
    },
  );
});
