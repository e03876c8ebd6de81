import { createTestContext } from '@touchline/testing';
import { expect, it, vi } from 'vitest';
import { plugin } from '../plugin.ts';
import { start } from './open-bets.background.ts';

const CALL = 'GET /betting-api/v1/bets';

function watchCount(bets: readonly object[], nextCursor?: string) {
  const { context, http } = createTestContext({
    plugin: 'office',
    definition: plugin,
    session: { userId: '7' },
    answers: { [CALL]: () => ({ bets, ...(nextCursor !== undefined && { nextCursor }) }) },
  });
  const counts: unknown[] = [];
  context.bus.on('open-bets.changed', (payload) => counts.push(payload));
  return { context, counts, http, stop: start(context) };
}

it('the open bets are counted once the page is there, and there are more of them after a first page', async () => {
  const { counts, stop } = watchCount([], 'next');
  await vi.waitFor(() => expect(counts).toEqual([{ count: 0, hasMore: true }]));
  stop();
});

it('the open bets are counted again when one is placed or settled, and none are left after the player', async () => {
  const { context, counts, http, stop } = watchCount([]);
  await vi.waitFor(() => expect(http.requests).toHaveLength(1));
  await context.bus.emit('bet.placed', { betId: '1', stake: 500, currency: 'EUR' });
  await vi.waitFor(() => expect(http.requests).toHaveLength(2));
  await context.bus.emit('bet.settled', { betId: '1', status: 'won', payout: 1, currency: 'EUR' });
  await vi.waitFor(() => expect(http.requests).toHaveLength(3));
  stop();
  await context.bus.emit('bet.placed', { betId: '2', stake: 500, currency: 'EUR' });
  expect(counts.at(-1)).toEqual({ count: 0, hasMore: false });
  expect(http.requests).toHaveLength(3);
});
