import { reactView, usePlugin, useStore, type ViewProps } from '@touchline/plugin-api';
import { Chip, ChipBar, EmptyState, EventCardSkeleton, VisuallyHidden } from '@touchline/ui';
import { calendarIcon } from '@touchline/ui/icons';
import { useMemo } from 'react';
import { SportStrip } from '../event-list/sport-strip.tsx';
import { useTopic } from '../event-list/use-topic.ts';
import { idOf } from '../event/event-address.ts';
import { EventSections } from './event-sections.tsx';
import { type Window, WINDOWS, windowOf } from './section-filter.ts';
import { useListedEvents } from './use-listed-events.ts';
import styles from './section.module.css';

function topicOf(section: 'live' | 'line', params: Readonly<Record<string, string>>): string {
  const champId = idOf(params['champ']);
  if (champId !== undefined) {
    return `champ:${section}:${champId}`;
  }
  return params['sport'] === undefined ? `top:${section}` : `list:${section}:${params['sport']}`;
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
  const { menuSection } = params;
  const route = useStore(navigation.current, ({ name }) => name);
  const menuTarget = (menu: string | undefined) =>
    navigation.href({ route, params: { ...params, menuSection: menu } });
  return (
    <ChipBar label={i18n.t('filters')}>
      <Chip selected={menuSection === undefined} href={menuTarget(undefined)}>
        {i18n.t('filter.all')}
      </Chip>
      <Chip selected={menuSection === 'favorites'} href={menuTarget('favorites')}>
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
    </ChipBar>
  );
}

function Section({ params, query }: ViewProps) {
  const { i18n, navigation } = usePlugin();
  const section = params['section'] === 'line' ? 'line' : 'live';
  const sport = params['sport'];
  const { ready, eventIds } = useTopic(topicOf(section, params));
  const window = windowOf(query['window']);
  const events = useListedEvents(eventIds, { menu: params['menuSection'], window });
  const title = [
    i18n.t(`section.${section}`),
    sport === undefined ? undefined : i18n.sport(sport),
    params['champ'] === undefined ? undefined : events[0]?.champ.name,
  ]
    .filter(Boolean)
    .join(' · ');
  const switchTo = useMemo(
    () => (other: 'live' | 'line') =>
      navigation.href(
        sport === undefined
          ? { route: 'mainSection', params: { section: other } }
          : { route: 'mainSectionWithSport', params: { section: other, sport } },
      ),
    [navigation, sport],
  );
  return (
    <>
      <VisuallyHidden>
        <h1>{title}</h1>
      </VisuallyHidden>
      <div className={styles.filters}>
        <ChipBar label={i18n.t('sections')}>
          <Chip selected={section === 'live'} href={switchTo('live')}>
            {i18n.t('section.live')}
          </Chip>
          <Chip selected={section === 'line'} href={switchTo('line')}>
            {i18n.t('section.line')}
          </Chip>
        </ChipBar>
        <SportStrip section={section} current={sport} shape="pill" />
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
      {ready ? <EventSections events={events} /> : undefined}
    </>
  );
}

export const view = reactView(Section);
