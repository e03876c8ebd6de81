import type { EventView } from '@touchline/contracts';
import { describe, expect, it } from 'vitest';
import { sectionRows, startsWithin, windowOf } from './section-filter.ts';

const event = (id: number, champId: number) =>
  ({ id, champ: { id: champId, name: `c${champId}`, slug: 'c', country: 'GB' } }) as EventView;

describe('section list', () => {
  it('groups events under their championship in the order of the first event', () => {
    const events = [event(1, 9), event(2, 5), event(3, 9)];
    const rows = sectionRows({ events, isCollapsed: () => false });
    expect(rows.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
      'champ 9',
      'event 1',
      'event 3',
      'champ 5',
      'event 2',
    ]);
    expect(rows[0]).toMatchObject({ count: 2 });
  });

  it('a collapsed championship keeps its heading and its count', () => {
    const rows = sectionRows({ events: [event(1, 9), event(2, 9)], isCollapsed: () => true });
    expect(rows).toMatchObject([{ kind: 'champ', id: 9, count: 2 }]);
  });

  it('filters by the reader’s calendar', () => {
    const now = new Date(2026, 4, 1, 22, 0).getTime();
    const hours = (count: number) => now + count * 60 * 60 * 1000;
    expect(startsWithin(hours(2), '3h', now)).toBe(true);
    expect(startsWithin(hours(4), '3h', now)).toBe(false);
    expect(startsWithin(hours(1), 'today', now)).toBe(true);
    expect(startsWithin(hours(3), 'today', now)).toBe(false);
    expect(startsWithin(hours(3), 'tomorrow', now)).toBe(true);
    expect(startsWithin(hours(900), 'all', now)).toBe(true);
    expect(windowOf('nonsense')).toBe('all');
  });
});
