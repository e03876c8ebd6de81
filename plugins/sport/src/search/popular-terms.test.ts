import { expect, it } from 'vitest';
import { popularTerms } from './popular-terms.ts';

const event = (champ: string, home: string) =>
  ({ champ: { name: champ }, home: { name: home } }) as Parameters<typeof popularTerms>[0][number];

it('popular terms are the competitions and home sides of the events, each once and not too many', () => {
  const events = [event('Premier League', 'Arsenal'), event('Premier League', 'Chelsea')];
  expect(popularTerms(events)).toEqual(['Premier League', 'Arsenal', 'Chelsea']);
  const many = Array.from({ length: 30 }, (_, at) => event(`c${at}`, `h${at}`));
  expect(popularTerms(many)).toHaveLength(12);
  expect(popularTerms([])).toEqual([]);
});
