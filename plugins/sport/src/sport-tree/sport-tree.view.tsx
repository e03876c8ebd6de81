import { reactView, usePlugin, useResource, useStore } from '@touchline/plugin-api';
import { Card, SectionHeader, SportIcon } from '@touchline/ui';
import { countryOf } from '../event/country-of.ts';
import { idOf } from '../event/event-address.ts';
import { champsResource } from '../section/champs.resource.ts';
import { sportsResource } from '../sports.resource.ts';
import { byPlace } from './by-place.ts';
import styles from './sport-tree.module.css';

interface ChampsProps {
  readonly section: 'live' | 'line';
  readonly sport: string;
  readonly currentId: number | undefined;
}

function Champs({ section, sport, currentId }: ChampsProps) {
  const { i18n, navigation, preferences } = usePlugin();
  const isGrouped = useStore(preferences, ({ isGroupByCountry }) => isGroupByCountry);
  const { data } = useResource(champsResource, { section, sport });
  const listed = (data?.champs ?? []).map((champ) => ({
    ...champ,
    place: countryOf(champ, i18n) ?? i18n.t('international'),
  }));
  const list = (champs: readonly (typeof listed)[number][]) => (
    <ul className={styles.champs}>
      {champs.map((champ) => (
        <li key={champ.id}>
          <a
            className={styles.champ}
            aria-current={champ.id === currentId ? 'page' : undefined}
            href={navigation.href({
              route: 'mainSectionWithChamp',
              params: { section, sport, champ: `${champ.id}-${champ.slug}` },
            })}
          >
            <span className={styles.text}>
              <span className={styles.name}>
                <bdi>{champ.name}</bdi>
              </span>
              {isGrouped ? undefined : (
                <>
                  {' '}
                  <span className={styles.country}>{champ.place}</span>
                </>
              )}
            </span>
            <span className={styles.count}>{champ[section]}</span>
          </a>
        </li>
      ))}
    </ul>
  );
  if (!isGrouped) {
    return list(listed);
  }
  return byPlace(listed).map(({ place, items }) => (
    <section key={place} aria-label={place}>
      <p className={styles.place}>{place}</p>
      {list(items)}
    </section>
  ));
}

/** The left column of the desktop: sports, and the championships of the open one. */
function SportTree() {
  const { i18n, navigation, preferences } = usePlugin();
  const hasChamps = useStore(preferences, ({ isShowSportsOnly }) => isShowSportsOnly === 0);
  const params = useStore(navigation.current, (route) => route.params);
  const { data } = useResource(sportsResource, {});
  const section = params['section'] === 'line' ? 'line' : 'live';
  return (
    <nav aria-label={i18n.t('sports')}>
      <Card>
        <SectionHeader title={i18n.t(`section.${section}`)} />
        <ul className={styles.sports}>
          {data?.sports
            .filter((sport) => sport[section] > 0)
            .map((sport) => (
              <li key={sport.id}>
                <a
                  className={styles.sport}
                  aria-current={
                    params['sport'] !== sport.slug
                      ? undefined
                      : params['champ'] === undefined
                        ? 'page'
                        : 'true'
                  }
                  href={navigation.href({
                    route: 'mainSectionWithSport',
                    params: { section, sport: sport.slug },
                  })}
                >
                  <SportIcon sportId={sport.id} />
                  <span className={styles.name}>{i18n.sport(sport.slug)}</span>
                  <span className={styles.count}>{sport[section]}</span>
                </a>
                {hasChamps && params['sport'] === sport.slug ? (
                  <Champs section={section} sport={sport.slug} currentId={idOf(params['champ'])} />
                ) : undefined}
              </li>
            ))}
        </ul>
      </Card>
    </nav>
  );
}

export const view = reactView(SportTree);
