import { describe, expect, it } from 'vitest';
import { lifetimeOf } from './lifetime.ts';

describe('the lifetime of a link', () => {
  it.each([
    ['1m', 60],
    ['90m', 5_400],
    ['2h', 7_200],
    ['7d', 604_800],
    ['8d', undefined],
    ['169h', undefined],
    ['0m', undefined],
    ['-1h', undefined],
    ['1.5h', undefined],
    ['30', undefined],
    ['2 h', undefined],
    ['', undefined],
  ])('the lifetime "%s" of a link is %s seconds', (text, seconds) => {
    expect(lifetimeOf(text)).toBe(seconds);
  });
});
