import type { EventView } from '@touchline/contracts';
import { usePlugin } from '@touchline/plugin-api';
import { EventList, SectionHeader, SportIcon } from '@touchline/ui';
import { useCallback, useMemo, useState } from 'react';
import { WindowVirtualizer } from 'virtua';
import { countryOf } from '../event/country-of.ts';
import { EventRow } from '../event-row/event-row.tsx';
import { type SectionRow, sectionRows } from './section-filter.ts';
import styles from './section.module.css';

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
 * Events grouped by championship. Only what is near the screen is in the document, however long the
 * list is.
 */
export function EventSections({ events }: { readonly events: readonly EventView[] }) {
  const [collapsed, setCollapsed] = useState<ReadonlySet<number>>(new Set());
  const toggle = useCallback((champId: number) => {
    setCollapsed((before) => {
      const after = new Set(before);
      if (!after.delete(champId)) {
        after.add(champId);
      }
      return after;
    });
  }, []);
  const rows = useMemo(
    () => sectionRows({ events, isCollapsed: (champId) => collapsed.has(champId) }),
    [events, collapsed],
  );
  return (
    <WindowVirtualizer>
      {rows.map((row) =>
        row.kind === 'champ' ? (
          <ChampHeading
            key={`champ ${row.id}`}
            row={row}
            expanded={!collapsed.has(row.id)}
            onToggle={toggle}
          />
        ) : (
          <div key={row.id} className={styles.row}>
            <EventList>
              <EventRow eventId={row.id} grouped />
            </EventList>
          </div>
        ),
      )}
    </WindowVirtualizer>
  );
}
