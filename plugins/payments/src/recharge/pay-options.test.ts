import { expect, it } from 'vitest';
import { payOptions } from './pay-options.ts';

const method = (id: string, used: Readonly<Record<string, number>>) => ({
  id,
  name: id,
  kind: 'card' as const,
  currency: 'EUR',
  minimum: 100,
  maximum: 1_000,
  usualTime: 'instant' as const,
  isTest: false,
  means: Object.entries(used).map(([means, usedAt]) => ({ id: means, label: means, usedAt })),
});

it('the ways to pay begin with what was paid with last, of whatever method, and end with the methods', () => {
  const options = payOptions([method('card', { old: 1, mid: 5 }), method('bank', { new: 9 })]);
  expect(options.map(({ id }) => id)).toEqual(['bank/new', 'card/mid', 'card/old', 'card', 'bank']);
});

it('the ways to pay of a new player are the methods, in their order', () => {
  const options = payOptions([method('bank', {}), method('card', {})]);
  expect(options.map(({ id, means }) => [id, means])).toEqual([
    ['bank', undefined],
    ['card', undefined],
  ]);
});
