import { usePlugin, useStore } from '@touchline/plugin-api';
import { Switch } from '@touchline/ui/forms';
import { FlagSwitches } from './flag-switches.tsx';
import styles from './preferences.module.css';

/** What the list of sports beside the page shows, where there is room for one. */
function Columns() {
  const { i18n, preferences } = usePlugin();
  const { isGroupByCountry, isShowSportsOnly } = useStore(preferences);
  return (
    <div className={styles.switches}>
      <Switch
        label={i18n.t('preferences.sportsOnly')}
        checked={isShowSportsOnly === 1}
        onChange={(event) => preferences.change({ isShowSportsOnly: event.target.checked ? 1 : 0 })}
      />
      <Switch
        label={i18n.t('preferences.groupByCountry')}
        checked={isGroupByCountry}
        disabled={isShowSportsOnly === 1}
        onChange={(event) => preferences.change({ isGroupByCountry: event.target.checked })}
      />
    </div>
  );
}

/** What is shown of events beside their prices. */
export function EventFields() {
  const { flags, i18n, keys } = usePlugin();
  return (
    <>
      <FlagSwitches
        flags={[
          {
            name: 'isBestMatchesOnTop',
            text: i18n.t('preferences.bestMatches'),
            hint: i18n.t('preferences.bestMatchesHint'),
          },
          {
            name: 'isDetailedScore',
            text: i18n.t('preferences.detailedScore'),
            hint: i18n.t('preferences.detailedScoreHint'),
          },
          { name: 'isShowGameId', text: i18n.t('preferences.gameId') },
          { name: 'isAccumulatorOfTheDay', text: i18n.t('preferences.dayExpress') },
          { name: 'isLiveAccumulatorOfTheDay', text: i18n.t('preferences.liveDayExpress') },
          ...(flags.isOn('statistic')
            ? [
                {
                  name: 'isDisplayStatsInNewWindow',
                  text: i18n.t('preferences.statsWindow'),
                } as const,
              ]
            : []),
        ]}
      />
      {keys.get('device') === 'desktop' ? <Columns /> : undefined}
    </>
  );
}
