import type { EventView } from '@touchline/live-client';
import { describe, expect, it } from 'vitest';
import {
  BEST,
  type ListedEvents,
  type SectionRow,
  sectionGroups,
  sectionRows,
} from './section-rows.ts';

const event = (id: number, champId: number) =>
  ({ id, champ: { id: champId, name: `c${champId}`, slug: 'c', country: 'GB' } }) as EventView;

const text = (row: SectionRow) =>
  row.kind === 'group'
    ? `${row.group.kind} ${row.group.id}`
    : row.kind === 'all' || row.kind === 'day'
      ? row.kind
      : `event ${row.id}`;

const isOpen = () => true;
const rowsOf = (listed: ListedEvents, open: (id: number) => boolean = isOpen) =>
  sectionRows({ groups: sectionGroups(listed), isOpen: open });

describe('the rows of a list', () => {
  it('the rows of a list group events under their championship in the order of the first event', () => {
    const events = [event(1, 9), event(2, 5), event(3, 9), event(4, 5)];
    const rows = rowsOf({ events, best: new Set() });
    expect(rows.map(text).join(', ')).toBe('champ 9, event 1, event 3, champ 5, event 2, event 4');
    expect(rows[0]).toMatchObject({ group: { events: [{ id: 1 }, { id: 3 }] } });
    const last = rows.filter((row) => 'isLast' in row && row.isLast);
    expect(last.map(text)).toEqual(['event 3', 'event 4']);
  });

  it('the only event of a championship has no heading, but for the first and for one that was chosen', () => {
    const events = [event(1, 9), event(2, 5), event(3, 6), event(4, 7), event(5, 7), event(6, 8)];
    const groups = sectionGroups({ events, best: new Set() });
    const rows = (options: object = {}) => sectionRows({ groups, isOpen, ...options });
    expect(rows().map(text).join(', ')).toBe(
      'champ 9, event 1, event 2, event 3, champ 7, event 4, event 5, event 6',
    );
    expect(rows().filter((row) => 'isAlone' in row)).toMatchObject([
      { id: 2, isFirst: true, isLast: false },
      { id: 3, isFirst: false, isLast: true },
      { id: 6, isFirst: true, isLast: true },
    ]);
    const isChosen = (id: number) => id === 5;
    expect(rows({ isChosen }).map(text).slice(2, 4)).toEqual(['champ 5', 'event 2']);
    expect(rows({ isOpen: (id: number) => id !== 6 }).map(text)).toContain('champ 6');
    // Days are said in headings of their own: there a championship always has its own.
    expect(rows({ dayOf: () => 'Today' }).map(text)).toContain('champ 5');
  });

  it('a collapsed championship keeps its heading and its count', () => {
    const rows = rowsOf({ events: [event(1, 9), event(2, 9)], best: new Set() }, () => false);
    expect(rows).toMatchObject([
      { group: { kind: 'champ', id: 9, events: [{ id: 1 }, { id: 2 }] } },
    ]);
  });

  it('the best matches are at the top, once each, and every group retains the order of the list', () => {
    const events = [event(1, 9), event(2, 9), event(3, 5), event(4, 5), event(5, 7), event(6, 5)];
    const best = new Set([5, 2, 4, 99]);
    const shown = (open: (id: number) => boolean) => rowsOf({ events, best }, open).map(text);
    const others = ['champ 9', 'event 1', 'champ 5', 'event 3', 'event 6'];
    expect(shown(isOpen)).toEqual(['best 0', 'event 2', 'event 4', 'event 5', ...others]);
    expect(shown((id) => id !== BEST)).toEqual(['best 0', ...others]);
    expect(rowsOf({ events, best })[0]).toMatchObject({
      group: { events: [{ id: 2 }, { id: 4 }, { id: 5 }] },
    });
  });

  it.each([
    ['none of the list is', [99]],
    ['all of the list are', [1, 2]],
  ])('the rows of a list have no group of the best where %s among the best', (_case, ids) => {
    const events = [event(1, 9), event(2, 9)];
    const rows = rowsOf({ events, best: new Set(ids) });
    expect(rows.map(text)).toEqual(['champ 9', 'event 1', 'event 2']);
  });

  it('a choice of events is by sport, and ends with the way to all of a sport that has more', () => {
    const of = (id: number, sportId: number, sport: string) =>
      ({ ...event(id, id), sportId, sport }) as EventView;
    const events = [of(1, 1, 'football'), of(2, 4, 'tennis'), of(3, 1, 'football')];
    const totals: Record<string, number> = { football: 36, tennis: 1 };
    const rows = rowsOf({ events, best: new Set([2]), totalOf: (sport) => totals[sport] });
    expect(rows.map(text)).toEqual(['sport 1', 'event 1', 'event 3', 'all', 'sport 4', 'event 2']);
    expect(rows[0]).toMatchObject({ group: { total: 36 } });
  });

  it('the events of a championship are below the day of each, which is written once', () => {
    const events = [event(1, 9), event(2, 9), event(3, 9), event(4, 5)];
    const dayOf = ({ id }: EventView) => (id < 3 ? 'Today' : 'Tomorrow');
    const groups = sectionGroups({ events, best: new Set([4]) });
    const rows = sectionRows({ groups, isOpen, dayOf });
    expect(rows.map((row) => (row.kind === 'day' ? row.day : text(row)))).toEqual([
      'best 0',
      'event 4',
      'champ 9',
      'Today',
      'event 1',
      'event 2',
      'Tomorrow',
      'event 3',
    ]);
  });
});
