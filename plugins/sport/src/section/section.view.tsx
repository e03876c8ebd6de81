import { reactView, usePlugin, type ViewProps } from '@touchline/plugin-api';
import { Button, EmptyState } from '@touchline/ui';
import { calendarIcon } from '@touchline/ui/icons';
import { isRaceSport } from '@touchline/domain/markets';
import { lazy, Suspense, useEffect } from 'react';
import { ListWaiting } from '../event-list/list-waiting.tsx';
import { SportStrip } from '../event-list/sport-strip.tsx';
import { useEventList } from '../event-list/use-event-list.ts';
import { useHiddenSports } from '../event-list/use-hidden-sports.ts';
import { idOf } from '../event/event-address.ts';
import { MarketSwitch } from '../list-market/market-switch.tsx';
import { useListMarket } from '../list-market/use-list-market.ts';
import { OutrightsLink } from '../outrights/outrights-link.tsx';
import { EventSections } from './event-sections.tsx';
import { windowOf } from './section-filter.ts';
import { SectionFilters } from './section-filters.tsx';
import { useBestMatches } from './use-best-matches.ts';
import { useListedEvents } from './use-listed-events.ts';
import { useSportTotals } from './use-sport-totals.ts';
import styles from './section.module.css';

function topicOf(section: 'live' | 'line', params: Readonly<Record<string, string>>): string {
  const champId = idOf(params['champ']);
  if (champId !== undefined) {
    return `champ:${section}:${champId}`;
  }
  return params['sport'] === undefined ? `top:${section}` : `list:${section}:${params['sport']}`;
}

function Section({ params, query }: ViewProps) {
  const { i18n, navigation } = usePlugin();
  const isHidden = useHiddenSports();
  const section = params['section'] === 'line' ? 'line' : 'live';
  const sport = params['sport'];
  const topic = topicOf(section, params);
  const champId = idOf(params['champ']);
  const { ready, eventIds } = useEventList(topic);
  const market = useListMarket(sport, topic);
  const best = useBestMatches(section);
  const window = windowOf(query['window']);
  const events = useListedEvents(eventIds, { menu: params['menuSection'], window });
  // Without a sport it is a choice from all of them.
  const isChoice = sport === undefined;
  const totalOf = useSportTotals(section);
  const title = [
    params['champ'] === undefined ? undefined : events[0]?.champ.name,
    sport === undefined ? undefined : i18n.sport(sport),
    i18n.t(`section.${section}`),
  ]
    .filter(Boolean)
    .join(' · ');
  const champ = params['champ'] === undefined ? undefined : events[0]?.champ.name;
  const overview = sport === undefined ? `${title} · ${i18n.t('title.section')}` : title;
  const pageTitle = champ === undefined ? overview : i18n.t('title.champ', { champ });
  useEffect(() => navigation.setTitle(pageTitle), [navigation, pageTitle]);
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.filters}>
        <div className={styles.sports}>
          <SportStrip
            section={section}
            current={sport}
            listed={ready && params['champ'] === undefined ? eventIds.length : undefined}
            shape="pill"
          />
        </div>
        <SectionFilters section={section} params={params} window={window} />
        {ready && events.length === 0 ? undefined : (
          <div className={styles.markets}>
            <MarketSwitch sport={sport} market={market} />
          </div>
        )}
      </div>
      {section === 'line' && champId !== undefined ? (
        <OutrightsLink key={champId} champId={champId} />
      ) : undefined}
      {ready ? undefined : <ListWaiting count={10} />}
      {ready && events.length === 0 ? (
        sport !== undefined && isHidden({ sport, section }) ? (
          <HiddenSport />
        ) : (
          <EmptyState
            path={calendarIcon}
            title={i18n.t(`empty.${section}`)}
            text={i18n.t('empty.hint')}
          />
        )
      ) : undefined}
      {ready ? (
        <EventSections
          key={topic}
          list={topic}
          events={events}
          best={best}
          market={market}
          totalOf={isChoice ? totalOf : undefined}
        />
      ) : undefined}
    </>
  );
}

/** In the place of the list of a sport that the player has hidden. */
function HiddenSport() {
  const { i18n, navigation } = usePlugin();
  return (
    <EmptyState
      path={calendarIcon}
      title={i18n.t('hiddenSport.title')}
      text={i18n.t('hiddenSport.hint')}
      action={
        navigation.has('disallowSports') ? (
          <Button variant="primary" href={navigation.href({ route: 'disallowSports' })}>
            {i18n.t('hiddenSport.change')}
          </Button>
        ) : undefined
      }
    />
  );
}

/** Races come by meeting; their code comes with the first of them. */
const RaceMeetings = lazy(async () => ({
  default: (await import('../races/race-meetings.tsx')).RaceMeetings,
}));

function Sections(props: ViewProps) {
  const { sport = '', champ } = props.params;
  return isRaceSport(sport) ? (
    <Suspense fallback={<ListWaiting count={10} />}>
      <RaceMeetings sport={sport} champId={idOf(champ)} />
    </Suspense>
  ) : (
    <Section {...props} />
  );
}

export const view = reactView(Sections);
