import { describe, expect, it } from 'vitest';
import { SITE_OPEN } from '../site/site-state.ts';
import { siteStatus } from './site.ts';

describe('the status of a page that replaces the site', () => {
  it.each([
    [{ maintenance: true }, '/maintenance', 503],
    [{ maintenance: true }, '/live', undefined],
    [{ blockReason: 4 }, '/site-updates', 503],
    [{ blockReason: 8 }, '/coming-soon', 503],
    [{ blockReason: 2 }, '/block', 403],
    [{ blockReason: 13 }, '/block-ua', 403],
    [{ blockReason: 16 }, '/suspension', 403],
    [{ blockReason: 16 }, '/accountverify', undefined],
    [{}, '/maintenance', undefined],
    [{}, '/block', undefined],
  ])('the status of a site page with %o at %s is %s', (state, path, status) => {
    expect(siteStatus({ ...SITE_OPEN, ...state }, path)).toBe(status);
  });
});
