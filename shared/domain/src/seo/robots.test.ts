import { describe, expect, it } from 'vitest';
import { isIndexable, robotsContent, robotsOfPath } from './robots.ts';

const rules = [
  { pattern: '/*', content: 'index, nofollow' },
  { pattern: '/user/*', content: 'noindex' },
  { pattern: '/user/help/*', content: 'all' },
  { pattern: '/user/help/secret', content: 'none' },
  { pattern: '/coupon', content: 'noindex, follow' },
];

describe('rule of a path (platform specification, section 5)', () => {
  it.each([
    ['/coupon', 'noindex, follow'],
    ['/coupon/x', 'index, nofollow'],
    ['/user', 'noindex'],
    ['/user/profile', 'noindex'],
    ['/users', 'index, nofollow'],
    ['/user/help/odds', 'all'],
    ['/user/help/secret', 'none'],
    ['/', 'index, nofollow'],
  ])('the robots rule of %s is the most specific: %s', (path, content) => {
    expect(robotsOfPath(rules, path)).toBe(content);
    expect(robotsOfPath(rules.toReversed(), path)).toBe(content);
  });

  it('the robots rule is none where no pattern fits', () => {
    expect(robotsOfPath([{ pattern: '/coupon', content: 'noindex' }], '/live')).toBeUndefined();
  });
});

describe('a page', () => {
  const nothing = { page: undefined, hierarchy: undefined, pattern: undefined };

  it.each([
    [{}, true, undefined],
    [{ page: 'index, follow' }, true, 'index, follow'],
    [{ page: 'noindex' }, false, 'noindex'],
    [{ page: 'index', hierarchy: 'noindex, follow' }, false, 'noindex, follow'],
    [{ page: 'index', pattern: 'NOINDEX' }, false, 'NOINDEX'],
    [{ pattern: 'none' }, false, 'none'],
    [{ pattern: 'max-snippet:20' }, true, 'max-snippet:20'],
  ])('a page with %o is indexable: %s', (given, expected, content) => {
    expect(isIndexable({ ...nothing, ...given })).toBe(expected);
    expect(robotsContent({ ...nothing, ...given })).toBe(content);
  });
});
