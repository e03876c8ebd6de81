import { expect, it } from 'vitest';
import type { Transport } from './transport.ts';
import { orderTransports } from './transport-order.ts';

const connect = () => ({
  follow: () => undefined,
  authenticate: () => undefined,
  close: () => undefined,
});
const transports: readonly Transport[] = [
  { name: 'websocket', connect },
  { name: 'sse', connect },
  { name: 'polling', connect },
];
const setUp = () => orderTransports({ transports, random: () => 1 });

it('the next transport is used after two failures in a row, and the last stays', () => {
  const order = setUp();
  const used = Array.from({ length: 8 }, () => {
    order.fail();
    return order.current()?.name;
  });
  expect(used).toEqual([
    'websocket',
    'sse',
    'sse',
    'polling',
    'polling',
    'polling',
    'polling',
    'polling',
  ]);
});

it('a transport that has worked is allowed two failures again', () => {
  const order = setUp();
  order.fail();
  order.succeed();
  order.fail();
  expect(order.current()?.name).toBe('websocket');
});

it('a blocked transport is left with its next failure', () => {
  const order = setUp();
  order.block();
  order.fail();
  expect(order.current()?.name).toBe('sse');
  expect(order.hasBetter()).toBe(true);
  order.restart();
  expect(order.current()?.name).toBe('websocket');
});

it('the wait doubles with each failure, up to 15 s, and random halves it at most', () => {
  const one = orderTransports({ transports: transports.slice(0, 1), random: () => 1 });
  expect(Array.from({ length: 6 }, one.fail)).toEqual([2000, 4000, 8000, 15_000, 15_000, 15_000]);
  const short = orderTransports({ transports: transports.slice(0, 1), random: () => 0 });
  expect(short.fail()).toBe(1000);
});
