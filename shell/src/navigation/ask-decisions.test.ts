import { describe, expect, it, vi } from 'vitest';
import { testNavigationParts } from '../testing/test-navigation-parts.ts';
import { askDecisions, decideOrLeave } from './ask-decisions.ts';
import type { Decide } from './decide.ts';

function setUp(first: string) {
  const decide = vi.fn<Decide>(({ address }) => ({ kind: 'leave', address: address.path }));
  const parts = testNavigationParts(first, { decide: () => decide });
  return { parts, decide };
}

describe('asking the decisions', () => {
  it('the decisions know the current page with its query', () => {
    const { parts, decide } = setUp('/en/page/1?tab=a');
    void askDecisions(parts, parts.present(), { asksGuards: true, signedIn: false });
    expect(decide).toHaveBeenCalledWith(
      expect.objectContaining({
        asksGuards: true,
        current: { name: 'page', path: '/page/1?tab=a' },
        signedInFrom: undefined,
      }),
    );
  });

  it('the decisions after a sign-in know the last page that is not for guests alone', () => {
    const { parts, decide } = setUp('/en/page/1');
    const show = (address: string) =>
      parts.pages.show({ target: parts.addresses.resolve(parts.addresses.parse(address)) }, 'push');
    show('/en/page/2');
    show('/en/user/login');
    void askDecisions(parts, parts.present(), { asksGuards: true, signedIn: true });
    expect(decide.mock.lastCall?.[0].signedInFrom).toEqual({ name: 'page', path: '/page/2' });
  });

  it.each([
    ['another path', '/en/page/2', {}, true],
    ['another query', '/en/page/1?tab=b', {}, false],
    ['a forced check of the same path', '/en/page/1', { force: true }, true],
  ])('plugins are asked about a move by %s: %s', (_move, wanted, manner, asksGuards) => {
    const { parts, decide } = setUp('/en/page/1?tab=a');
    void decideOrLeave(parts, parts.addresses.parse(wanted), manner);
    expect(decide.mock.lastCall?.[0].asksGuards).toBe(asksGuards);
  });

  it('decisions that cannot be loaded leave the page to the next document', async () => {
    const error = vi.fn();
    const parts = testNavigationParts('/en', {
      decide: () => Promise.reject(new Error('offline')),
      log: { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error },
    });
    await expect(decideOrLeave(parts, parts.addresses.parse('/en/page/1'), {})).resolves.toEqual({
      kind: 'leave',
      address: '/en/page/1',
    });
    expect(error).toHaveBeenCalledTimes(1);
  });
});
