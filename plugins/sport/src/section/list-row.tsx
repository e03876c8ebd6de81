import { EventList } from '@touchline/ui';
import { Fragment } from 'react';
import { EventRow, type EventRowProps, type RowColumns } from '../event-row/event-row.tsx';
import { AllEventsLink } from './all-events-link.tsx';
import { GroupHeading } from './group-heading.tsx';
import type { SectionRow } from './section-rows.ts';
import styles from './event-sections.module.css';

/** What the heading of a group says of each of its events. */
const WITHIN = { best: undefined, champ: 'champ', sport: 'sport' } as const;

function withinOf(
  { group, isAlone }: Extract<SectionRow, { kind: 'event' }>,
  isByDay: boolean,
): EventRowProps['within'] {
  if (isAlone) return 'sport';
  return isByDay && group.kind === 'champ' ? 'day' : WITHIN[group.kind];
}

/** What the columns of a sport's events are. */
export interface SportColumns {
  /** Codes of the types of market. */
  readonly types: readonly string[];
  readonly row: RowColumns;
}

export interface ListRowProps {
  /** Undefined for one that has just gone. */
  readonly row: SectionRow | undefined;
  readonly columnsOf: (sport: string) => SportColumns;
  readonly isByDay: boolean;
  readonly isOpen: (id: number) => boolean;
  readonly onToggle: (id: number) => void;
}

/** One row of a list of events: a heading, a day, an event, the way to more. */
export function ListRow({ row, columnsOf, isByDay, isOpen, onToggle }: ListRowProps) {
  if (row === undefined) {
    return <Fragment />;
  }
  const { group } = row;
  const { types, row: columns } = columnsOf(group.events[0]?.sport ?? '');
  switch (row.kind) {
    case 'group': {
      const expanded = isOpen(group.id);
      return (
        <div className={styles.group} data-group={group.id} data-expanded={expanded}>
          <GroupHeading group={group} types={types} expanded={expanded} onToggle={onToggle} />
        </div>
      );
    }
    case 'day':
      return (
        <h3 className={styles.day} data-group={group.id}>
          {row.day}
        </h3>
      );
    case 'event':
      return (
        <div
          className={styles.row}
          data-group={group.id}
          data-first={row.isFirst || undefined}
          data-last={row.isLast || undefined}
        >
          <EventList piece several={types.length > 1}>
            <EventRow eventId={row.id} within={withinOf(row, isByDay)} columns={columns} />
          </EventList>
        </div>
      );
    case 'all':
      return (
        <div className={styles.row} data-group={group.id} data-last>
          <AllEventsLink group={group} />
        </div>
      );
  }
}

/** What tells a row from the others of its list. */
export function keyOf(row: SectionRow): string {
  switch (row.kind) {
    case 'event':
      return `${row.id}`;
    case 'day':
      return `day ${row.firstId}`;
    default:
      return `${row.kind} ${row.group.id}`;
  }
}
