import type { EventView } from '@touchline/live-client';
import { describe, expect, it } from 'vitest';
import { BEST, sectionRows } from './section-rows.ts';

const event = (id: number, champId: number) =>
  ({ id, champ: { id: champId, name: `c${champId}`, slug: 'c', country: 'GB' } }) as EventView;

describe('the rows of a list', () => {
  it('the rows of a list group events under their championship in the order of the first event', () => {
    const events = [event(1, 9), event(2, 5), event(3, 9)];
    const rows = sectionRows({ events, best: new Set(), isCollapsed: () => false });
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
    const rows = sectionRows({
      events: [event(1, 9), event(2, 9)],
      best: new Set(),
      isCollapsed: () => true,
    });
    expect(rows).toMatchObject([{ kind: 'champ', id: 9, count: 2 }]);
  });

  it('the best matches are at the top, once each, and every group retains the order of the list', () => {
    const events = [event(1, 9), event(2, 9), event(3, 5), event(4, 5), event(5, 7)];
    const best = new Set([5, 2, 4, 99]);
    const shown = (isCollapsed: (id: number) => boolean) =>
      sectionRows({ events, best, isCollapsed }).map(({ kind, id }) => `${kind} ${id}`);
    const others = ['champ 9', 'event 1', 'champ 5', 'event 3'];
    expect(shown(() => false)).toEqual(['best 0', 'event 2', 'event 4', 'event 5', ...others]);
    expect(shown((id) => id === BEST)).toEqual(['best 0', ...others]);
    expect(sectionRows({ events, best, isCollapsed: () => false })[0]).toMatchObject({ count: 3 });
  });

  it.each([
    ['none of the list is', [99]],
    ['all of the list are', [1, 2]],
  ])('the rows of a list have no group of the best where %s among the best', (_case, ids) => {
    const events = [event(1, 9), event(2, 9)];
    const rows = sectionRows({ events, best: new Set(ids), isCollapsed: () => false });
    expect(rows.map(({ kind }) => kind)).toEqual(['champ', 'event', 'event']);
  });
});
