import { reactView, usePlugin, type ViewProps } from '@touchline/plugin-api';
import { Chip, ChipBar, EmptyState, EventCardSkeleton } from '@touchline/ui';
import { calendarIcon } from '@touchline/ui/icons';
import { useEffect } from 'react';
import { SportStrip } from '../event-list/sport-strip.tsx';
import { useTopic } from '../event-list/use-topic.ts';
import { idOf } from '../event/event-address.ts';
import { DayExpressChip } from './day-express-chip.tsx';
import { EventSections } from './event-sections.tsx';
import { type Window, WINDOWS, windowOf } from './section-filter.ts';
import { useBestMatches } from './use-best-matches.ts';
import { useListedEvents } from './use-listed-events.ts';
import styles from './section.module.css';

function topicOf(section: 'live' | 'line', params: Readonly<Record<string, string>>): string {
  const champId = idOf(params['champ']);
  if (champId !== undefined) {
    return `champ:${section}:${champId}`;
  }
  return params['sport'] === undefined ? `top:${section}` : `list:${section}:${params['sport']}`;
}

/** The route these parameters are of; while the page is being left, the current one is another. */
function routeOf(params: Readonly<Record<string, string>>): string {
  if (params['champ'] !== undefined) {
    return 'mainSectionWithChamp';
  }
  return params['sport'] === undefined ? 'mainSection' : 'mainSectionWithSport';
}

function Filters({
  section,
  params,
  window,
}: {
  readonly section: 'live' | 'line';
  readonly params: Readonly<Record<string, string>>;
  readonly window: Window;
}) {
  const { i18n, navigation } = usePlugin();
  const { menuSection, sport } = params;
  const route = routeOf(params);
  const menuTarget = (menu: string | undefined) =>
    navigation.href({ route, params: { ...params, menuSection: menu } });
  return (
    <ChipBar label={i18n.t('filters')}>
      {(['live', 'line'] as const).map((choice) => (
        <Chip
          key={choice}
          selected={section === choice}
          href={navigation.href(
            sport === undefined
              ? { route: 'mainSection', params: { section: choice } }
              : { route: 'mainSectionWithSport', params: { section: choice, sport } },
          )}
        >
          {i18n.t(`section.${choice}`)}
        </Chip>
      ))}
      <span className={styles.divider} />
      <Chip
        selected={menuSection === 'favorites'}
        href={menuTarget(menuSection === 'favorites' ? undefined : 'favorites')}
      >
        {i18n.t('filter.favorites')}
      </Chip>
      {section === 'line'
        ? WINDOWS.filter((choice) => choice !== 'all').map((choice) => (
            <Chip
              key={choice}
              selected={window === choice}
              onClick={() =>
                void navigation.setQuery(
                  { window: window === choice ? undefined : choice },
                  { replace: true },
                )
              }
            >
              {i18n.t(`filter.${choice}`)}
            </Chip>
          ))
        : undefined}
      <DayExpressChip />
    </ChipBar>
  );
}

function Section({ params, query }: ViewProps) {
  const { i18n, navigation } = usePlugin();
  const section = params['section'] === 'line' ? 'line' : 'live';
  const sport = params['sport'];
  const { ready, eventIds } = useTopic(topicOf(section, params));
  const best = useBestMatches(section);
  const window = windowOf(query['window']);
  const events = useListedEvents(eventIds, { menu: params['menuSection'], window });
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
          <SportStrip section={section} current={sport} shape="pill" />
        </div>
        <Filters section={section} params={params} window={window} />
      </div>
      {ready ? undefined : <EventCardSkeleton count={6} label={i18n.t('loading')} />}
      {ready && events.length === 0 ? (
        <EmptyState
          path={calendarIcon}
          title={i18n.t(`empty.${section}`)}
          text={i18n.t('empty.hint')}
        />
      ) : undefined}
      {ready ? <EventSections events={events} best={best} /> : undefined}
    </>
  );
}

export const view = reactView(Section);
