import { usePlugin } from '@touchline/plugin-api';
import { Icon } from '@touchline/ui';
import { chevronEndIcon } from '@touchline/ui/icons';
import type { EventGroup } from './section-rows.ts';
import styles from './event-sections.module.css';

/** Below a choice of a sport's events: the way to all of them. */
export function AllEventsLink({ group: { events, total = 0 } }: { readonly group: EventGroup }) {
  const { i18n, navigation } = usePlugin();
  const [first] = events;
  return first === undefined ? undefined : (
    <a
      className={styles.all}
      href={navigation.href({
        route: 'mainSectionWithSport',
        params: { section: first.section, sport: first.sport },
      })}
    >
      {i18n.t('allOf', { sport: i18n.sport(first.sport), count: total })}
      <Icon path={chevronEndIcon} directional />
    </a>
  );
}
