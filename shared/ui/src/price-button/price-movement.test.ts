import fc from 'fast-check';
import { expect, it } from 'vitest';
import { movePrice, restingPrice, type PriceMovement } from './price-movement.ts';

it('a price that rises or falls shows that direction and flashes', () => {
  const rested = restingPrice('1.90');
  expect(movePrice(rested, { price: '1.95', now: 0 })).toMatchObject({
    direction: 'up',
    flash: 'up-a',
  });
  expect(movePrice(rested, { price: '1.85', now: 0 })).toMatchObject({
    direction: 'down',
    flash: 'down-a',
  });
});

it('the prices are compared as numbers: 10.5 is above 9.5, and 1.9 is 1.90', () => {
  expect(movePrice(restingPrice('9.5'), { price: '10.5', now: 0 }).direction).toBe('up');
  expect(movePrice(restingPrice('1.9'), { price: '1.90', now: 0 }).direction).toBeUndefined();
});

it('a change too soon after a flash turns the arrow and does not flash', () => {
  const flashed = movePrice(restingPrice('2.00'), { price: '2.10', now: 1000 });
  const soon = movePrice(flashed, { price: '2.05', now: 1333 });
  expect(soon).toMatchObject({ direction: 'down', flash: 'up-a', flashedAt: 1000 });
  const later = movePrice(soon, { price: '2.10', now: 1334 });
  expect(later).toMatchObject({ direction: 'up', flash: 'up-b', flashedAt: 1334 });
});

it('a price that disappears and returns has no movement', () => {
  const moved = movePrice(restingPrice('2.00'), { price: '2.10', now: 0 });
  const gone = movePrice(moved, { price: undefined, now: 500 });
  const back = movePrice(gone, { price: '2.40', now: 1000 });
  expect(gone).toMatchObject({ direction: undefined, flash: undefined });
  expect(back).toMatchObject({ direction: undefined, flash: undefined, price: '2.40' });
});

it('a price that disappears and returns gets no more flashes', () => {
  let price = movePrice(restingPrice('2.00'), { price: '2.10', now: 0 });
  price = movePrice(price, { price: undefined, now: 50 });
  price = movePrice(price, { price: '2.00', now: 100 });
  expect(movePrice(price, { price: '2.20', now: 150 }).flash).toBeUndefined();
});

it('a second never has more than three flashes, whatever the feed does', () => {
  const change = fc.record({
    wait: fc.integer({ min: 0, max: 400 }),
    price: fc.option(
      fc.integer({ min: 101, max: 5000 }).map((cents) => (cents / 100).toFixed(2)),
      { nil: undefined, freq: 8 },
    ),
  });
  fc.assert(
    fc.property(fc.array(change, { minLength: 10, maxLength: 80 }), (changes) => {
      let now = 0;
      let movement: PriceMovement = restingPrice('2.00');
      const flashes: number[] = [];
      for (const { wait, price } of changes) {
        now += wait;
        const next = movePrice(movement, { price, now });
        if (next.flash !== undefined && next.flashedAt !== movement.flashedAt) flashes.push(now);
        movement = next;
      }
      return flashes.every((start) => {
        return flashes.filter((at) => at >= start && at < start + 1000).length <= 3;
      });
    }),
  );
});
