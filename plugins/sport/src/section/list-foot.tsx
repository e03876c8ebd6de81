import { usePlugin } from '@touchline/plugin-api';
import { Button } from '@touchline/ui';
import type { EventGroup } from './section-rows.ts';
import styles from './event-sections.module.css';

export interface ListFootProps {
  readonly groups: readonly EventGroup[];
  readonly isOpen: (id: number) => boolean;
  readonly onOpen: (ids: readonly number[], isOpen: boolean) => void;
}

function countOf(groups: readonly EventGroup[]): number {
  return groups.reduce((sum, { events }) => sum + events.length, 0);
}

/** Below a list of which some is closed: how much of it is shown, and the way to the rest. */
export function ListFoot({ groups, isOpen, onOpen }: ListFootProps) {
  const { i18n } = usePlugin();
  const closed = groups.filter(({ id }) => !isOpen(id));
  if (closed.length === 0) {
    return undefined;
  }
  const total = countOf(groups);
  const count = total - countOf(closed);
  return (
    <div className={styles.foot}>
      <p>{i18n.t('shownOf', { count, total })}</p>
      <Button
        variant="quiet"
        size="small"
        onClick={() =>
          onOpen(
            closed.map(({ id }) => id),
            true,
          )
        }
      >
        {i18n.t('showAll')}
      </Button>
    </div>
  );
}
