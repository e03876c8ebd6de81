import type { ChampSummary } from '@touchline/contracts/line';
import { reactView, usePlugin, useResource, useStore } from '@touchline/plugin-api';
import { Card, SectionHeader, SportIcon } from '@touchline/ui';
import { useState } from 'react';
import { idOf } from '../event/event-address.ts';
import { useSports } from '../event-list/use-sports.ts';
import { champsResource } from '../section/champs.resource.ts';
import { ChampList } from './champ-list.tsx';
import styles from './sport-tree.module.css';

interface SportsProps {
  readonly section: 'live' | 'line';
  /** Those of the open sport, once they are known. */
  readonly champs?: readonly ChampSummary[] | undefined;
}

function Sports({ section, champs }: SportsProps) {
  const { i18n, navigation } = usePlugin();
  const params = useStore(navigation.current, (route) => route.params);
  const sports = useSports(section);
  return (
    <ul className={styles.sports}>
      {sports?.map((sport) => (
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
          {champs !== undefined && params['sport'] === sport.slug ? (
            <ChampList
              champs={champs}
              section={section}
              sport={sport.slug}
              currentId={idOf(params['champ'])}
            />
          ) : undefined}
        </li>
      ))}
    </ul>
  );
}

/**
 * Sports with the championships of the open one. At first they are shown together: championships that
 * came later would push the sports below them away.
 */
function SportsWithChamps({ section, sport }: SportsProps & { readonly sport: string }) {
  const { status, data } = useResource(champsResource, { section, sport });
  const [wasShown, setWasShown] = useState(false);
  const isShown = wasShown || status !== 'loading';
  if (isShown !== wasShown) {
    setWasShown(true);
  }
  return isShown ? <Sports section={section} champs={data?.champs} /> : undefined;
}

/** The left column of the desktop: sports, and the championships of the open one. */
function SportTree() {
  const { i18n, navigation, preferences } = usePlugin();
  const hasChamps = useStore(preferences, ({ isShowSportsOnly }) => isShowSportsOnly === 0);
  const { sport, section: shown } = useStore(navigation.current, (route) => route.params);
  const section = shown === 'line' ? 'line' : 'live';
  return (
    <nav aria-label={i18n.t('sports')}>
      <Card>
        <SectionHeader title={i18n.t(`section.${section}`)} />
        {hasChamps && sport !== undefined ? (
          <SportsWithChamps section={section} sport={sport} />
        ) : (
          <Sports section={section} />
        )}
      </Card>
    </nav>
  );
}

export const view = reactView(SportTree);
