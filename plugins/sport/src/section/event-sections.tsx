import type { ListMarket } from '@touchline/domain/markets';
import type { EventView } from '@touchline/live-client';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua';
import { ListFoot } from './list-foot.tsx';
import { keyOf, ListRow } from './list-row.tsx';
import { type ListedEvents, type SectionRow, sectionGroups, sectionRows } from './section-rows.ts';
import { StuckHeading } from './stuck-heading.tsx';
import { useDayOf } from './use-day-of.ts';
import { useOpenGroups } from './use-open-groups.ts';
import { useRowSizes } from './use-row-sizes.ts';
import { useSportColumns } from './use-sport-columns.ts';

/** What a row takes at least, px: with less, more rows are drawn at first than a screen shows. */
const ROW_HEIGHT = 60;
/** What a phone shows at first: the server renders it, and it is in the document all the time. */
const FIRST_ROWS = 14;

export interface EventSectionsProps extends ListedEvents {
  /** Which list it is: what is open in it is remembered by this name. */
  readonly list: string;
  readonly events: readonly EventView[];
  readonly market: ListMarket;
}

/**
 * Events grouped by championship, the best ones ahead of them; a choice is grouped by sport. Below the
 * first screen only what is near it is in the document, however long the list is.
 */
export function EventSections({ list, events, best, market, totalOf }: EventSectionsProps) {
  const groups = useMemo(() => sectionGroups({ events, best, totalOf }), [events, best, totalOf]);
  const { isOpen, isChosen, set } = useOpenGroups(list, groups);
  const dayOf = useDayOf(events);
  const rows = useMemo(
    () => sectionRows({ groups, isOpen, isChosen, dayOf }),
    [groups, isOpen, isChosen, dayOf],
  );
  const columnsOf = useSportColumns(market);
  const virtual = useRef<WindowVirtualizerHandle>(null);
  const closed = useRef<number>(undefined);
  const toggle = useCallback((id: number) => set([id], !isOpen(id)), [set, isOpen]);
  const closeStuck = useCallback(
    (id: number) => {
      closed.current = id;
      set([id], false);
    },
    [set],
  );
  // What was closed from below its heading leaves the player at that heading.
  useEffect(() => {
    const at = rows.findIndex(({ kind, group }) => kind === 'group' && group.id === closed.current);
    closed.current = undefined;
    if (at >= FIRST_ROWS) {
      virtual.current?.scrollToIndex(at - FIRST_ROWS);
    } else if (at >= 0) {
      document.querySelector(`[data-group="${rows[at]?.group.id}"]`)?.scrollIntoView();
    }
  }, [rows]);
  const renderRow = (row: SectionRow | undefined, index: number) => (
    <ListRow
      // The list may ask for rows that have just gone.
      key={row === undefined ? `gone ${index}` : keyOf(row)}
      row={row}
      columnsOf={columnsOf}
      isByDay={dayOf !== undefined}
      isOpen={isOpen}
      onToggle={toggle}
    />
  );
  const rest = rows.slice(FIRST_ROWS);
  const sizes = useRowSizes(list, rest.length, virtual);
  return (
    <>
      <StuckHeading groups={groups} columnsOf={columnsOf} isOpen={isOpen} onToggle={closeStuck} />
      {rows.slice(0, FIRST_ROWS).map(renderRow)}
      {rest.length > 0 ? (
        <WindowVirtualizer
          ref={virtual}
          data={rest}
          itemSize={ROW_HEIGHT}
          {...(sizes && { cache: sizes })}
        >
          {renderRow}
        </WindowVirtualizer>
      ) : undefined}
      <ListFoot groups={groups} isOpen={isOpen} onOpen={set} />
    </>
  );
}
