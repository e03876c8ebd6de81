import { createTestContext } from '@touchline/testing';
import { expect, it } from 'vitest';
import { watchSlip } from './watch-slip.ts';

it('the slip watcher knows the events of the selections that are currently on the slip', async () => {
  const { bus } = createTestContext({ plugin: 'coupon' });
  const isOnSlip = watchSlip(bus);
  expect(isOnSlip('event:7')).toBe(false);
  await bus.emit('coupon.changed', { outcomeIds: ['7~ft-1x2~home', '12~ft-1x2~away'] });
  expect(['event:7', 'event:12', 'event:1', 'top:line'].map(isOnSlip)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  await bus.emit('coupon.changed', { outcomeIds: [] });
  expect(isOnSlip('event:7')).toBe(false);
});
