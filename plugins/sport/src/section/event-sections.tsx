import type { EventView } from '@touchline/live-client';
import { usePlugin } from '@touchline/plugin-api';
import { EventList, SectionHeader, SportIcon } from '@touchline/ui';
import { Fragment, useCallback, useMemo, useState } from 'react';
import { WindowVirtualizer } from 'virtua';
import { countryOf } from '../event/country-of.ts';
import { EventRow } from '../event-row/event-row.tsx';
import { BEST, type SectionRow, sectionRows } from './section-rows.ts';
import styles from './section.module.css';

/** What a row takes on a desktop, px; a phone's is higher. With less, more rows are drawn at first than a screen shows. */
const ROW_HEIGHT = 112;
/** Rows and headings that the server renders: what a phone shows at first. */
const FIRST_ROWS = 8;

function ChampHeading({
  row,
  expanded,
  onToggle,
}: {
  readonly row: Extract<SectionRow, { kind: 'champ' }>;
  readonly expanded: boolean;
  readonly onToggle: (champId: number) => void;
}) {
  const { i18n } = usePlugin();
  const { champ, sportId } = row.event;
  const country = countryOf(champ, i18n);
  return (
    <SectionHeader
      title={country === undefined ? champ.name : i18n.t('champ', { country, name: champ.name })}
      icon={<SportIcon sportId={sportId} />}
      count={row.count}
      expanded={expanded}
      onToggle={() => onToggle(row.id)}
    />
  );
}

/**
 * Events grouped by championship, the best ones ahead of them. Only what is near the screen is in the
 * document, however long the list is.
 */
export function EventSections({
  events,
  best,
}: {
  readonly events: readonly EventView[];
  readonly best: ReadonlySet<number>;
}) {
  const { i18n } = usePlugin();
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
  const rows = useMemo(
    () => sectionRows({ events, best, isCollapsed: (id) => collapsed.has(id) }),
    [events, best, collapsed],
  );
  // Until it has measured its rows, the list asks for as many as it had at first: some may have gone.
  const renderRow = (row: SectionRow | undefined, index: number) => {
    switch (row?.kind) {
      case 'best':
        return (
          <SectionHeader
            key="best"
            title={i18n.t('best')}
            icon={<SportIcon sportId={row.event.sportId} />}
            count={row.count}
            expanded={!collapsed.has(BEST)}
            onToggle={() => toggle(BEST)}
          />
        );
      case 'champ':
        return (
          <ChampHeading
            key={`champ ${row.id}`}
            row={row}
            expanded={!collapsed.has(row.id)}
            onToggle={toggle}
          />
        );
      case 'event':
        return (
          <div key={row.id} className={styles.row}>
            <EventList>
              <EventRow eventId={row.id} grouped={row.isBest !== true} />
            </EventList>
          </div>
        );
      default:
        return <Fragment key={`gone ${index}`} />;
    }
  };
  return (
    <WindowVirtualizer
      data={rows}
      itemSize={ROW_HEIGHT}
      ssrCount={Math.min(FIRST_ROWS, rows.length)}
    >
      {renderRow}
    </WindowVirtualizer>
  );
}
