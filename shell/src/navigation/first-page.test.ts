import { describe, expect, it, vi } from 'vitest';
import { testNavigationParts } from '../testing/test-navigation-parts.ts';
import type { Verdict } from './decision.ts';
import { showFirstPage } from './first-page.ts';
import type { NavigationParts } from './navigation-parts.ts';
import { createTurns } from './turns.ts';

function setUp(first: string, given: Partial<NavigationParts> = {}) {
  const parts = testNavigationParts(first, given);
  const turns = createTurns();
  return { parts, turns, show: () => showFirstPage(parts, turns.begin()) };
}

describe('the first page', () => {
  it('the page that the document decided is shown without the decisions', async () => {
    const decide = vi.fn();
    const { parts, show } = setUp('/en/page/1', { decidedRoute: () => 'page', decide });
    await show();
    expect(parts.pages.shown.get()).toMatchObject({ name: 'page', reached: 'start' });
    expect(decide).not.toHaveBeenCalled();
  });

  it('the page of a status that the document decided is shown at the address asked for', async () => {
    const { parts, show } = setUp('/en/page/1', { decidedRoute: () => 'notFound' });
    await show();
    expect(parts.pages.shown.get()).toMatchObject({ name: 'notFound', path: '/page/1' });
  });

  it('the page is decided here where plugins have guards', async () => {
    const { parts, show } = setUp('/en/page/1', {
      decidedRoute: () => 'page',
      hasGuards: () => true,
      decide: () => () => ({ kind: 'cancel', guard: 'site/guard' }),
    });
    await show();
    expect(parts.pages.shown.get()).toMatchObject({ name: 'error', path: '/page/1' });
  });

  it('a first page that redirects replaces its entry', async () => {
    const { parts, show } = setUp('/en/page/1', {
      decide: () => () => ({
        kind: 'show',
        target: parts.addresses.resolve(parts.addresses.parse('/en/page/2')),
        hops: 1,
      }),
    });
    await show();
    expect(parts.driver.entries()).toEqual(['/en/page/2']);
  });

  it('a first page that a newer navigation supersedes is not shown', async () => {
    const { parts, turns, show } = setUp('/en/page/1', {
      decide: () => async (): Promise<Verdict> => {
        turns.begin();
        return { kind: 'leave', address: '/blocked' };
      },
    });
    await show();
    expect(parts.pages.shown.get()).toBeUndefined();
    expect(parts.leaveSite).not.toHaveBeenCalled();
  });
});
