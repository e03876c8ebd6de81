import { usePlugin, useResource } from '@touchline/plugin-api';
import { Chip, ChipBar, EmptyState, SportIcon } from '@touchline/ui';
import { ListRow, Menu } from '@touchline/ui/forms';
import { chartIcon } from '@touchline/ui/icons';
import { ResourceState } from '@touchline/ui/resource-state';
import { isRaceSport, type Sport, sportIds } from '@touchline/domain/markets';
import { countryOf } from '../event/country-of.ts';
import { champIndexResource } from './statistics.resource.ts';

/** Races have no tables. */
const SPORTS = (Object.keys(sportIds) as readonly Sport[]).filter((sport) => !isRaceSport(sport));

/** The competitions of a sport that have statistics. */
export function ChampIndex({ sport, route }: { readonly sport: string; readonly route: string }) {
  const { i18n, navigation } = usePlugin();
  const answer = useResource(champIndexResource, { sport });
  const { data } = answer;
  return (
    <>
      <ChipBar label={i18n.t('sports')}>
        {SPORTS.map((slug) => (
          <Chip
            key={slug}
            icon={<SportIcon sportId={sportIds[slug]} />}
            selected={slug === sport}
            href={navigation.href({ route, query: { sport: slug } })}
          >
            {i18n.sport(slug)}
          </Chip>
        ))}
      </ChipBar>
      {data === undefined ? <ResourceState answers={[answer]} i18n={i18n} /> : undefined}
      {data?.champs.length === 0 ? (
        <EmptyState
          path={chartIcon}
          title={i18n.t('statistics.none')}
          text={i18n.t('statistics.noneHint')}
        />
      ) : undefined}
      {data === undefined || data.champs.length === 0 ? undefined : (
        <Menu label={i18n.t('title.champs')}>
          {data.champs.map((champ) => (
            <ListRow
              key={champ.id}
              title={champ.name}
              text={countryOf(champ, i18n)}
              end={champ.season}
              href={navigation.href({ route, query: { champ: String(champ.id) } })}
            />
          ))}
        </Menu>
      )}
    </>
  );
}
