import { GOOD_STANDING } from '@touchline/domain/navigation';
import { describe, expect, it, vi } from 'vitest';
import { createTestClock } from '../../../test/platform/test-app.ts';
import { createCurrentPlayerStatuses } from './current-player-statuses.ts';

function setUp() {
  const clock = createTestClock();
  const read = vi.fn(async (_playerId: string) => GOOD_STANDING);
  return { clock, read, playerStatuses: createCurrentPlayerStatuses({ read, clock: clock.now }) };
}

describe('the cached status of players', () => {
  it('the cached status is read once for many calls, and again after a minute', async () => {
    const { clock, read, playerStatuses } = setUp();
    await Promise.all([playerStatuses.of('1'), playerStatuses.of('1'), playerStatuses.of('2')]);
    expect(read.mock.calls).toEqual([['1'], ['2']]);
    clock.advance(60_000);
    await playerStatuses.of('1');
    expect(read).toHaveBeenCalledTimes(3);
  });

  it('the cached status is read again once it is evicted, of one player or of all', async () => {
    const { read, playerStatuses } = setUp();
    const both = () => Promise.all([playerStatuses.of('1'), playerStatuses.of('2')]);
    await both();
    playerStatuses.forget('1');
    await both();
    expect(read.mock.calls.slice(2)).toEqual([['1']]);
    playerStatuses.forget();
    await both();
    expect(read).toHaveBeenCalledTimes(5);
  });

  it('a failed read of a status is retried by the next call', async () => {
    const { read, playerStatuses } = setUp();
    read.mockRejectedValueOnce(new Error('away'));
    await expect(playerStatuses.of('1')).rejects.toThrow('away');
    expect(await playerStatuses.of('1')).toEqual(GOOD_STANDING);
  });
});
