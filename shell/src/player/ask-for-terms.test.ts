import { GOOD_STANDING, type PlayerStatus } from '@touchline/domain/navigation';
import { createStore, type CurrentRoute } from '@touchline/plugin-api';
import { describe, expect, it, vi } from 'vitest';
import { createTestLogger } from '../testing/test-logger.ts';
import { createTermsQuestion } from './ask-for-terms.ts';

function setUp(name: string, go = vi.fn(async () => ({ status: 'done' as const }))) {
  const playerStatus = createStore<PlayerStatus | undefined>(GOOD_STANDING);
  const current = createStore({ name, path: '/coupon', query: { tab: '1' } } as never);
  const emit = vi.fn(async () => undefined);
  const log = createTestLogger();
  const ask = createTermsQuestion({
    playerStatus,
    navigation: () => ({ current: current as { get: () => CurrentRoute } as never, go }),
    bus: { emit },
    log,
  });
  return { ask, playerStatus, go, emit };
}

describe('a call refused for changed terms', () => {
  it('a call refused for changed terms opens their page with the way back; the player’s status is updated', async () => {
    const { ask, playerStatus, go, emit } = setUp('coupon');
    await ask();
    expect(go).toHaveBeenCalledExactlyOnceWith({
      route: 'confirmTerms',
      query: { return: '/coupon?tab=1' },
    });
    expect(playerStatus.get()?.isTermsChanged).toBe(true);
    expect(emit).toHaveBeenCalledExactlyOnceWith('terms.changed', {});
  });

  it('a call refused for changed terms on their page, or without one, redirects nowhere and breaks nothing', async () => {
    const there = setUp('confirmTerms');
    await there.ask();
    expect(there.go).not.toHaveBeenCalled();
    const missing = setUp(
      'coupon',
      vi.fn(async () => {
        throw new Error('no route confirmTerms');
      }),
    );
    await expect(missing.ask()).resolves.toBeUndefined();
  });
});
