import { describe, expect, it } from 'vitest';
import { testNavigationParts } from '../testing/test-navigation-parts.ts';
import { enterPage } from './enter-page.ts';
import type { Manner } from './navigation-parts.ts';
import { createTurns } from './turns.ts';

function setUp(first = '/en') {
  const parts = testNavigationParts(first);
  const turn = createTurns().begin();
  const enter = (address: string, manner: Partial<Manner> = {}, hops = 0) =>
    enterPage(
      parts,
      { kind: 'show', target: parts.addresses.resolve(parts.addresses.parse(address)), hops },
      { replace: false, turn, ...manner },
    );
  return { parts, enter };
}

describe('entering a page', () => {
  it('a page is pushed or replaces the current entry, and is shown', async () => {
    const { parts, enter } = setUp();
    await expect(enter('/en/page/1')).resolves.toEqual({ status: 'done' });
    await enter('/en/page/2', { replace: true });
    expect(parts.driver.entries()).toEqual(['/en', '/en/page/2']);
    expect(parts.pages.shown.get()).toMatchObject({ path: '/page/2', reached: 'replace' });
  });

  it('a page that is already shown stays unchanged', async () => {
    const { parts, enter } = setUp();
    await expect(enter('/en')).resolves.toEqual({ status: 'done' });
    await expect(enter('/en')).resolves.toEqual({ status: 'unchanged' });
    expect(parts.driver.entries()).toEqual(['/en']);
  });

  it('a move through history is committed before its page is shown', async () => {
    const { parts, enter } = setUp();
    const shownAtCommit: unknown[] = [];
    await enter('/en/page/1', {
      traversal: {
        address: '/en/page/1',
        delta: -1,
        commit: async () => void shownAtCommit.push(parts.pages.shown.get()),
        refuse: () => undefined,
      },
    });
    expect(shownAtCommit).toEqual([undefined]);
    expect(parts.pages.shown.get()).toMatchObject({ path: '/page/1', reached: 'traverse' });
  });

  it('a redirect answers with the address it came to', async () => {
    const { enter } = setUp();
    await expect(enter('/en/page/1', {}, 1)).resolves.toEqual({
      status: 'redirected',
      address: '/en/page/1',
    });
  });

  it('a page is not shown where something newer began while history settled', async () => {
    const parts = testNavigationParts();
    const turns = createTurns();
    const turn = turns.begin();
    const target = parts.addresses.resolve(parts.addresses.parse('/en/page/1'));
    const commit = async () => void turns.begin();
    const outcome = await enterPage(
      parts,
      { kind: 'show', target, hops: 0 },
      {
        replace: false,
        turn,
        traversal: { address: '/en/page/1', delta: -1, commit, refuse: () => undefined },
      },
    );
    expect(outcome).toEqual({ status: 'superseded' });
    expect(parts.pages.shown.get()).toBeUndefined();
  });
});
