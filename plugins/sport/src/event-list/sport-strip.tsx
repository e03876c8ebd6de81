import { usePlugin, useStore } from '@touchline/plugin-api';
import { Chip, ChipBar, Icon, SportIcon } from '@touchline/ui';
import { starIcon } from '@touchline/ui/icons';
import { useDeferredValue } from 'react';
import { favouritesOf } from '../favourites/favourites.store.ts';
import { useSports } from './use-sports.ts';

/** Sports that a phone's first screen shows. */
const FIRST_SPORTS = 6;

export interface SportStripProps {
  readonly section: 'live' | 'line';
  /** Slug of the sport that is shown, if one is. */
  readonly current?: string | undefined;
  /** How many events its list has at the moment: the chip says the same. */
  readonly listed?: number | undefined;
  readonly shape: 'pill' | 'tile';
}

/** The sports on offer, each a way to its list; as tiles with the favourites before them. */
export function SportStrip({ section, current, listed, shape }: SportStripProps) {
  const context = usePlugin();
  const { i18n, navigation } = context;
  const starred = useStore(favouritesOf(context).store, ({ eventIds }) => eventIds.length);
  const all = useSports(section, current);
  // Those out of sight are not in the document, and drawn right after.
  const sports = useDeferredValue(
    all,
    all?.filter(({ slug }, at) => at < FIRST_SPORTS || slug === current),
  );
  return (
    <ChipBar label={i18n.t('sports')}>
      {shape === 'tile' && starred > 0 ? (
        <Chip
          shape={shape}
          icon={<Icon path={starIcon} />}
          count={starred}
          href={navigation.href({ route: 'favorites' })}
        >
          {i18n.t('filter.favorites')}
        </Chip>
      ) : undefined}
      {sports?.map((sport) => (
        <Chip
          key={sport.id}
          shape={shape}
          icon={<SportIcon sportId={sport.id} />}
          count={sport.slug === current ? (listed ?? sport[section]) : sport[section]}
          selected={sport.slug === current}
          href={navigation.href({
            route: 'mainSectionWithSport',
            params: { section, sport: sport.slug },
          })}
        >
          {i18n.sport(sport.slug)}
        </Chip>
      ))}
    </ChipBar>
  );
}
