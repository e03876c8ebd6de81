import type { Pool } from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { BettingSettings } from './betting-settings.ts';
import { createLiveDelay } from './live-delay.ts';

const NOW = 1_000_000;

function setUp(liveDelaySeconds: number) {
  const query = vi.fn(async (_query: { readonly values: readonly unknown[] }) => ({ rows: [] }));
  const pause = vi.fn(async () => undefined);
  const afterDelay = createLiveDelay({
    pool: { query } as unknown as Pool,
    clock: () => NOW,
    pause,
  });
  const context = {
    playerId: '100000001',
    key: 'slip-key-1',
    settings: BettingSettings.parse({ liveDelaySeconds }),
  };
  return { query, pause, afterDelay, context };
}

describe('the delay of live bets', () => {
  it('a bet without live legs is checked once, without delay', async () => {
    const { afterDelay, context, pause } = setUp(5);
    const judge = vi.fn(() => ({ verdict: 'taken', hasLive: false }));
    expect(await afterDelay(context, judge)).toBe('taken');
    expect(judge).toHaveBeenCalledTimes(1);
    expect(pause).not.toHaveBeenCalled();
  });

  it('a live bet is checked again after the delay, and the later verdict counts', async () => {
    const { afterDelay, context, pause, query } = setUp(5);
    const prices = ['2.00', '1.80'];
    const judge = vi.fn(() => ({ verdict: prices.shift(), hasLive: true }));
    expect(await afterDelay(context, judge)).toBe('1.80');
    expect(pause).toHaveBeenCalledExactlyOnceWith(5_000);
    expect(query.mock.calls[0]?.[0].values).toContainEqual(new Date(NOW + 5_000));
  });

  it('a live bet that is refused before the delay is refused immediately', async () => {
    const { afterDelay, context, pause } = setUp(5);
    const judge = () => {
      throw new Error('suspended');
    };
    await expect(afterDelay(context, judge)).rejects.toThrow('suspended');
    expect(pause).not.toHaveBeenCalled();
  });

  it('a live bet is checked once where the house has no delay', async () => {
    const { afterDelay, context, pause } = setUp(0);
    const judge = vi.fn(() => ({ verdict: 'taken', hasLive: true }));
    expect(await afterDelay(context, judge)).toBe('taken');
    expect(judge).toHaveBeenCalledTimes(1);
    expect(pause).not.toHaveBeenCalled();
  });
});
