import { usePlugin, useResource } from '@touchline/plugin-api';
import { Chip, ChipBar, SportIcon } from '@touchline/ui';
import { sportsResource } from '../sports.resource.ts';

export interface SportStripProps {
  readonly section: 'live' | 'line';
  /** Slug of the sport that is shown, if one is. */
  readonly current?: string | undefined;
  readonly shape: 'pill' | 'tile';
}

/** The sports on offer, each a way to its list. */
export function SportStrip({ section, current, shape }: SportStripProps) {
  const { i18n, navigation } = usePlugin();
  const { data } = useResource(sportsResource, {});
  const sports = data?.sports.filter((sport) => sport[section] > 0 || sport.slug === current);
  return (
    <ChipBar label={i18n.t('sports')}>
      {sports?.map((sport) => (
        <Chip
          key={sport.id}
          shape={shape}
          icon={<SportIcon sportId={sport.id} />}
          count={sport[section]}
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
