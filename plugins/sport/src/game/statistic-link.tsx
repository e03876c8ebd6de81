import { usePlugin, useStore } from '@touchline/plugin-api';
import styles from './scoreboard.module.css';

/** The link to an event's statistics where the site has any: a separate window, or a page of this one. */
export function StatisticLink({ eventId }: { readonly eventId: number }) {
  const { flags, i18n, navigation, preferences } = usePlugin();
  const isWindow = useStore(
    preferences,
    ({ isDisplayStatsInNewWindow }) => isDisplayStatsInNewWindow === 1,
  );
  if (!flags.isOn('statistic')) {
    return undefined;
  }
  const route = isWindow ? 'statisticPopup' : 'statistic';
  return (
    <a
      className={styles.statistic}
      href={navigation.href({ route, query: { game: String(eventId) } })}
      target={isWindow ? '_blank' : undefined}
    >
      {i18n.t('title.statistic')}
    </a>
  );
}
