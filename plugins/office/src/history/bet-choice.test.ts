import { filterParts } from '@touchline/domain/time';
import { expect, it } from 'vitest';
import { choiceOf, isNarrowed } from './bet-choice.ts';

it('the address of the bet history has its filters, and what is no filter is ignored', () => {
  expect(
    choiceOf({ status: 'won', type: '1', from: '2026-11-01', to: '2026-11-30' }),
  ).toMatchObject({
    status: 'won',
    type: '1',
    from: '2026-11-01',
    to: '2026-11-30',
  });
  expect(isNarrowed(choiceOf({}))).toBe(false);
  expect(
    isNarrowed(
      choiceOf({
        status: 'gone',
        type: '99',
        from: '2026-13-45',
        to: 'today',
        account: 'mine',
        number: 'all',
        page: '2',
      }),
    ),
  ).toBe(false);
  expect(choiceOf({ from: '2026-11-30', to: '2026-11-01' }).from).toBeUndefined();
});

it('the last day of a period belongs to it, in the zone of the player', () => {
  const choice = choiceOf({ from: '2026-11-24', to: '2026-11-25', number: '12' });
  const query = new URLSearchParams(filterParts({ ...choice }, 'Europe/Moscow'));
  expect(new Date(Number(query.get('from'))).toISOString()).toBe('2026-11-23T21:00:00.000Z');
  expect(new Date(Number(query.get('to'))).toISOString()).toBe('2026-11-25T21:00:00.000Z');
  expect(query.get('number')).toBe('12');
  expect(filterParts({ ...choiceOf({}) }, undefined)).toEqual({});
});
