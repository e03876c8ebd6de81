import type { ChampSummary } from '@touchline/contracts/line';
import { usePlugin, useStore } from '@touchline/plugin-api';
import { countryOf } from '../event/country-of.ts';
import { byPlace } from './by-place.ts';
import styles from './sport-tree.module.css';

export interface ChampListProps {
  readonly champs: readonly ChampSummary[];
  readonly section: 'live' | 'line';
  readonly sport: string;
  readonly currentId: number | undefined;
}

/** The championships of a sport, by country where the player wants it so. */
export function ChampList({ champs, section, sport, currentId }: ChampListProps) {
  const { i18n, navigation, preferences } = usePlugin();
  const isGrouped = useStore(preferences, ({ isGroupByCountry }) => isGroupByCountry);
  const listed = champs.map((champ) => ({
    ...champ,
    place: countryOf(champ, i18n) ?? i18n.t('international'),
  }));
  const list = (shown: readonly (typeof listed)[number][]) => (
    <ul className={styles.champs}>
      {shown.map((champ) => (
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
