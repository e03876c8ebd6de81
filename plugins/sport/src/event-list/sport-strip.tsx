import { usePlugin, useStore } from '@touchline/plugin-api';
import { Chip, ChipBar, Icon, SportIcon } from '@touchline/ui';
import { moreIcon, starIcon } from '@touchline/ui/icons';
import { favouritesOf } from '../favourites/favourites.store.ts';
import { useSports } from './use-sports.ts';

export interface SportStripProps {
  readonly section: 'live' | 'line';
  /** Slug of the sport that is shown, if one is. */
  readonly current?: string | undefined;
  /** How many events its list has at the moment: the chip says the same. */
  readonly listed?: number | undefined;
  readonly shape: 'pill' | 'tile';
  /** How many sports are shown at most, before a way to all of the section; all of them unless it is given. */
  readonly most?: number;
}

/** The sports on offer, each a way to its list; as tiles with the favourites before them. */
export function SportStrip({ section, current, listed, shape, most }: SportStripProps) {
  const context = usePlugin();
  const { i18n, navigation } = context;
  const starred = useStore(favouritesOf(context).store, ({ eventIds }) => eventIds.length);
  const sports = useSports(section, current);
  const hasMore = most !== undefined && (sports?.length ?? 0) > most;
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
      {sports?.slice(0, most).map((sport) => (
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
      {hasMore ? (
        <Chip
          shape={shape}
          icon={<Icon path={moreIcon} />}
          href={navigation.href({ route: 'mainSection', params: { section } })}
        >
          {i18n.t('home.all')}
        </Chip>
      ) : undefined}
    </ChipBar>
  );
}
