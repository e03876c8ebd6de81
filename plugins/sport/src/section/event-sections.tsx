import type { EventView } from '@touchline/live-client';
import { EventList } from '@touchline/ui';
import { Fragment, useCallback, useMemo, useState } from 'react';
import { WindowVirtualizer } from 'virtua';
import { EventRow } from '../event-row/event-row.tsx';
import { AllEventsLink } from './all-events-link.tsx';
import { columnsOf } from './columns.ts';
import { GroupHeading } from './group-heading.tsx';
import { useDayOf } from './use-day-of.ts';
import { type SectionRow, type SectionRowsOptions, sectionRows } from './section-rows.ts';
import styles from './event-sections.module.css';

/** What a row takes at least, px: with less, more rows are drawn at first than a screen shows. */
const ROW_HEIGHT = 64;
/** What a phone shows at first: the server renders it, and it is in the document all the time. */
const FIRST_ROWS = 14;

export interface EventSectionsProps {
  readonly events: readonly EventView[];
  readonly best: ReadonlySet<number>;
  /** For a list that is a choice: the number of a sport's events in all. */
  readonly totalOf?: SectionRowsOptions['totalOf'];
}

/** What the heading of a group says of each of its events. */
const WITHIN = { best: undefined, champ: 'champ', sport: 'sport' } as const;

/**
 * Events grouped by championship, the best ones ahead of them; a choice is grouped by sport. Below the
 * first screen only what is near it is in the document, however long the list is.
 */
export function EventSections({ events, best, totalOf }: EventSectionsProps) {
  const [collapsed, setCollapsed] = useState<ReadonlySet<number>>(new Set());
  const toggle = useCallback((id: number) => {
    setCollapsed((before) => {
      const after = new Set(before);
      if (!after.delete(id)) {
        after.add(id);
      }
      return after;
    });
  }, []);
  const dayOf = useDayOf(events);
  const rows = useMemo(
    () => sectionRows({ events, best, dayOf, totalOf, isCollapsed: (id) => collapsed.has(id) }),
    [events, best, dayOf, totalOf, collapsed],
  );
  const columns = useMemo(() => {
    const groups = rows.flatMap((row) => (row.kind === 'group' ? [row.group] : []));
    return new Map(groups.map((group) => [group.id, columnsOf(group.events)]));
  }, [rows]);
  // The list may ask for rows that have just gone.
  const renderRow = (row: SectionRow | undefined, index: number) => {
    switch (row?.kind) {
      case 'group': {
        const { id } = row.group;
        const isExpanded = !collapsed.has(id);
        return (
          <div key={`group ${id}`} className={styles.group} data-expanded={isExpanded}>
            <GroupHeading
              group={row.group}
              columns={columns.get(id)}
              expanded={isExpanded}
              onToggle={toggle}
            />
          </div>
        );
      }
      case 'day':
        return (
          <h3 key={`day ${row.firstId}`} className={styles.day}>
            {row.day}
          </h3>
        );
      case 'event':
        return (
          <div key={row.id} className={styles.row} data-last={row.isLast || undefined}>
            <EventList piece>
              <EventRow
                eventId={row.id}
                within={dayOf && row.group.kind === 'champ' ? 'day' : WITHIN[row.group.kind]}
                columns={columns.get(row.group.id)}
              />
            </EventList>
          </div>
        );
      case 'all':
        return (
          <div key={`all ${row.group.id}`} className={styles.row} data-last>
            <AllEventsLink group={row.group} />
          </div>
        );
      default:
        return <Fragment key={`gone ${index}`} />;
    }
  };
  const rest = rows.slice(FIRST_ROWS);
  return (
    <>
      {rows.slice(0, FIRST_ROWS).map(renderRow)}
      {rest.length > 0 ? (
        <WindowVirtualizer data={rest} itemSize={ROW_HEIGHT}>
          {renderRow}
        </WindowVirtualizer>
      ) : undefined}
    </>
  );
}
