import { useRef } from 'react';
import { GroupHeading } from './group-heading.tsx';
import type { SportColumns } from './list-row.tsx';
import type { EventGroup } from './section-rows.ts';
import { useStuckGroup } from './use-stuck-group.ts';
import styles from './event-sections.module.css';

export interface StuckHeadingProps {
  readonly groups: readonly EventGroup[];
  readonly columnsOf: (sport: string) => SportColumns;
  readonly isOpen: (id: number) => boolean;
  readonly onToggle: (id: number) => void;
}

/**
 * Below the site's header, the heading of the group that is being scrolled through: a copy, because the
 * rows of a long list come and go. It is for the eye and for pointers; the heading itself is where it was.
 */
export function StuckHeading({ groups, columnsOf, isOpen, onToggle }: StuckHeadingProps) {
  const edge = useRef<HTMLDivElement>(null);
  const stuck = useStuckGroup(edge);
  const group = groups.find(({ id }) => id === stuck);
  return (
    <div ref={edge} className={styles.edge} aria-hidden="true">
      {group !== undefined && isOpen(group.id) ? (
        <div className={styles.stuck}>
          <GroupHeading
            group={group}
            types={columnsOf(group.events[0]?.sport ?? '').types}
            expanded
            onToggle={onToggle}
            copy
          />
        </div>
      ) : undefined}
    </div>
  );
}
