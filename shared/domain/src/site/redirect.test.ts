import { describe, expect, it } from 'vitest';
import { decideRedirect } from './redirect.ts';

/** The decision about an answer, at an address. */
function decide(given: {
  answer: { redirect: boolean; code: number; url: string };
  address: string;
  isProduction: boolean;
}) {
  const { answer, address, isProduction } = given;
  const target = URL.canParse(answer.url, address) ? new URL(answer.url, address) : undefined;
  return decideRedirect({ answer, target, here: new URL(address), isProduction });
}

const to = (url: string, code = 301) => ({ redirect: true, code, url });
const address = 'https://site.example/en/old?a=1&b=2';

describe('an answer of the redirect service', () => {
  it('a redirect answer is followed in production', () => {
    expect(decide({ answer: to('/en/new'), address, isProduction: true })).toEqual({
      kind: 'go',
      url: 'https://site.example/en/new',
      code: 301,
    });
  });

  it('a redirect answer is not followed elsewhere, unless the query has redirect-service', () => {
    const answer = to('https://other.example/');
    expect(decide({ answer, address, isProduction: false })).toEqual({ kind: 'stay' });
    const asked = 'https://site.example/en/old?redirect-service';
    expect(decide({ answer, address: asked, isProduction: false })).toMatchObject({
      kind: 'go',
      url: 'https://other.example/',
    });
  });

  it('a redirect answer is not followed when it says not to, or has an invalid target', () => {
    for (const answer of [
      { redirect: false, code: 301, url: '/en/new' },
      to('javascript:alert(1)'),
      to('http://['),
    ]) {
      expect(decide({ answer, address, isProduction: true })).toEqual({ kind: 'stay' });
    }
  });

  it.each(['/en/old?b=2&a=1', 'https://site.example/en/old/?a=1&b=2#top', address])(
    'a redirect answer is skipped when %s is where the visitor is',
    (url) => {
      expect(decide({ answer: to(url), address, isProduction: true })).toEqual({
        kind: 'cyclic',
      });
    },
  );

  it('a redirect answer is temporary unless its code is one of a redirect', () => {
    for (const [code, used] of [
      [301, 301],
      [302, 302],
      [307, 307],
      [308, 308],
      [303, 302],
      [200, 302],
      [0, 302],
    ] as const) {
      expect(decide({ answer: to('/en/new', code), address, isProduction: true })).toMatchObject({
        code: used,
      });
    }
  });
});
