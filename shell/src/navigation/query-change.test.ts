import { parseAddress } from '@touchline/domain/navigation';
import { expect, it } from 'vitest';
import { withQuery } from './query-change.ts';

it('a query change adds, replaces and drops parameters and keeps the others', () => {
  const address = parseAddress('/en/page?a=1&b=2&c=3', ['en']);
  expect(withQuery(address, { b: '4', c: undefined, d: '5' })).toEqual({
    ...address,
    query: { a: '1', b: '4', d: '5' },
  });
});
