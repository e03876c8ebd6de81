import { describe, expect, it } from 'vitest';
import { StoredRedirectRule } from './redirect-rule.ts';
import { resolveRedirect } from './resolve-redirect.ts';

const rule = (path: string, target: string, rest: object = {}) =>
  StoredRedirectRule.parse({ path, target, ...rest });
const at = (path: string) => `https://site.example${path}`;

describe('an address', () => {
  it('an address without a rule is not redirected', () => {
    expect(resolveRedirect([rule('/old', '/new')], at('/en/other'))).toEqual({
      redirect: false,
      code: 200,
      url: at('/en/other'),
      reasons: [],
      breadcrumbs: [at('/en/other')],
    });
  });

  it('an address retains language and query on its way to another path', () => {
    const rules = [rule('/old', '/new', { code: 301, reason: 'renamed' })];
    expect(resolveRedirect(rules, at('/ru/old/?a=1'))).toEqual({
      redirect: true,
      code: 301,
      url: at('/ru/new?a=1'),
      reasons: ['renamed'],
      breadcrumbs: [at('/ru/old/?a=1'), at('/ru/new?a=1')],
    });
    expect(resolveRedirect([rule('/old', '/new?b=2')], at('/ru/old?a=1')).url).toBe(
      at('/ru/new?b=2'),
    );
  });

  it('the pattern /* of a redirect matches below a path, not the path itself', () => {
    const rules = [rule('/epl/*', '/champs')];
    expect(resolveRedirect(rules, at('/en/epl/final')).url).toBe(at('/en/champs'));
    expect(resolveRedirect(rules, at('/en/epl')).redirect).toBe(false);
  });

  it('a redirect may target another site, where the rules end', () => {
    const rules = [rule('/old', 'https://mirror.example/new'), rule('/new', '/newest')];
    expect(resolveRedirect(rules, at('/en/old')).url).toBe('https://mirror.example/new');
  });

  it('a redirect follows chained rules; one temporary step makes all of it temporary', () => {
    const rules = [rule('/a', '/b', { code: 301 }), rule('/b', '/c', { code: 302 })];
    expect(resolveRedirect(rules, at('/en/a'))).toMatchObject({
      code: 302,
      url: at('/en/c'),
      reasons: ['/a', '/b'],
      breadcrumbs: [at('/en/a'), at('/en/b'), at('/en/c')],
    });
  });

  it('an address is not redirected by rules that form a circle, target themselves, or never end', () => {
    for (const rules of [
      [rule('/a', '/b'), rule('/b', '/a')],
      [rule('/a', '/a')],
      Array.from({ length: 9 }, (_, step) => rule(step === 0 ? '/a' : `/${step}`, `/${step + 1}`)),
    ]) {
      expect(resolveRedirect(rules, at('/en/a'))).toMatchObject({
        redirect: false,
        reasons: ['cyclic'],
      });
    }
  });
});
