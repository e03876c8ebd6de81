import { describe, expect, it } from 'vitest';
import { blockPath, blockReason, decideBlock } from './block.ts';

describe('a block has a reason', () => {
  it.each([
    [{ displayTypeId: 1, templateTypeId: 13 }, undefined, 13],
    [{ displayTypeId: 1, templateTypeId: 1 }, undefined, 1],
    [{ displayTypeId: 1, templateTypeId: 1 }, '1', undefined],
    [{ displayTypeId: 1, templateTypeId: 1 }, '0', 1],
    [{ displayTypeId: 1, templateTypeId: 2 }, '1', 2],
    [{ displayTypeId: 0, templateTypeId: 2 }, undefined, undefined],
    [{ displayTypeId: 2, templateTypeId: 2 }, undefined, undefined],
  ])('the block %o with force_geo_off=%s: %s', (answer, forceGeoOff, expected) => {
    expect(blockReason(answer, { forceGeoOff, isProduction: false })).toBe(expected);
  });

  it('the cookie force_geo_off does not lift a block in production', () => {
    const answer = { displayTypeId: 1, templateTypeId: 1 };
    expect(blockReason(answer, { forceGeoOff: '1', isProduction: true })).toBe(1);
  });
});

describe('reason', () => {
  it.each([
    [4, '/site-updates'],
    [16, '/suspension'],
    [1, '/block'],
    [2, '/block'],
    [3, '/block'],
    [5, '/block'],
    [14, '/block'],
    [13, '/block-ua'],
    [17, '/block-ie'],
    [8, '/coming-soon'],
    [99, '/block'],
  ])('the reason %i redirects to %s', (reason, path) => {
    expect(blockPath(reason)).toBe(path);
    expect(decideBlock({ reason, path: '/live', query: '' })).toBe(path);
    expect(decideBlock({ reason, path, query: '?a=1' })).toBeUndefined();
  });
});

describe('a block', () => {
  it('a block leaves accountverify open', () => {
    expect(decideBlock({ reason: 16, path: '/accountverify', query: '' })).toBeUndefined();
  });

  it('a block moves a visitor from the page of another reason', () => {
    expect(decideBlock({ reason: 16, path: '/block', query: '' })).toBe('/suspension');
  });

  it('a block page redirects home when there is no block', () => {
    for (const path of ['/block', '/block-ua', '/block-ie', '/suspension', '/coming-soon']) {
      expect(decideBlock({ reason: undefined, path, query: '?a=1' })).toBe('/');
    }
    expect(decideBlock({ reason: undefined, path: '/live', query: '' })).toBeUndefined();
  });

  it('a block retains the query for reason 4 when another page than home is left', () => {
    const left = { path: '/live/football', query: '?tab=2' };
    expect(decideBlock({ reason: 4, ...left })).toBe('/site-updates?tab=2');
    expect(decideBlock({ reason: 4, path: '/', query: '?tab=2' })).toBe('/site-updates');
    expect(decideBlock({ reason: 2, ...left })).toBe('/block');
  });
});
