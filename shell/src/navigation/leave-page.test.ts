import { describe, expect, it } from 'vitest';
import { testNavigationParts } from '../testing/test-navigation-parts.ts';
import { isPageHere, leavePage } from './leave-page.ts';

describe('leaving the document', () => {
  it('a page in another language is not a page of this document', () => {
    const { addresses } = testNavigationParts();
    const target = addresses.resolve(addresses.parse('/ru/page/1'));
    expect(isPageHere({ kind: 'show', target, hops: 0 }, 'ru')).toBe(true);
    expect(isPageHere({ kind: 'show', target, hops: 0 }, 'en')).toBe(false);
    expect(isPageHere({ kind: 'leave', address: '/ru' }, 'ru')).toBe(false);
  });

  it('a cancelled navigation names its guard and loads nothing', () => {
    const parts = testNavigationParts();
    const outcome = leavePage(parts, { kind: 'cancel', guard: 'site/guard' });
    expect(outcome).toEqual({ status: 'cancelled', guard: 'site/guard' });
    expect(parts.leaveSite).not.toHaveBeenCalled();
    expect(parts.loadDocument).not.toHaveBeenCalled();
  });

  it('an address outside the router leaves the site', () => {
    const parts = testNavigationParts();
    const outcome = leavePage(parts, { kind: 'leave', address: '/blocked' });
    expect(outcome).toEqual({ status: 'redirected', address: '/blocked' });
    expect(parts.leaveSite).toHaveBeenCalledWith('/blocked');
  });

  it('a page in another language is loaded as a document', () => {
    const parts = testNavigationParts();
    const target = parts.addresses.resolve(parts.addresses.parse('/ru/page/1?tab=a'));
    leavePage(parts, { kind: 'show', target, hops: 0 });
    expect(parts.loadDocument).toHaveBeenCalledWith('/ru/page/1?tab=a');
  });
});
