import { usePlugin, useStore } from '@touchline/plugin-api';
import { Chip } from '@touchline/ui';

/** The way to the accumulators of the day, where the site has them and the player wants any. */
export function DayExpressChip() {
  const { flags, i18n, navigation, preferences } = usePlugin();
  const isWanted = useStore(
    preferences,
    ({ isAccumulatorOfTheDay, isLiveAccumulatorOfTheDay }) =>
      isAccumulatorOfTheDay === 1 || isLiveAccumulatorOfTheDay === 1,
  );
  return isWanted && flags.isOn('betting.dayExpresses') ? (
    <Chip href={navigation.href({ route: 'expressDay' })}>{i18n.t('title.expressDay')}</Chip>
  ) : undefined;
}
