import { reactView, usePlugin } from '@touchline/plugin-api';
import { Button, EmptyState } from '@touchline/ui';
import { calendarIcon } from '@touchline/ui/icons';
import { ListWaiting } from '../event-list/list-waiting.tsx';
import { useEvents } from '../event-list/use-events.ts';
import { LiveRail } from '../hub/live-rail.tsx';
import { EventSections } from '../section/event-sections.tsx';
import { CricketPage } from './cricket-page.tsx';

const NONE: ReadonlySet<number> = new Set();
/** Matches to come on the first page of cricket; all of them are on another. */
const FIRST = 10;

/** Cricket at a glance: what is being played, and what begins next. */
function CricketHome() {
  const { i18n, navigation } = usePlugin();
  const live = useEvents('list:live:cricket');
  const line = useEvents('list:line:cricket');
  const soon = line.events
    .toSorted((left, right) => left.startsAt - right.startsAt)
    .slice(0, FIRST);
  const isReady = live.ready && line.ready;
  return (
    <CricketPage current="Home">
      {isReady ? undefined : <ListWaiting count={8} />}
      {isReady && live.events.length + soon.length === 0 ? (
        <EmptyState path={calendarIcon} title={i18n.t('hub.none')} text={i18n.t('hub.noneHint')} />
      ) : undefined}
      <LiveRail events={live.events} title={i18n.t('home.live')} />
      {isReady && soon.length > 0 ? (
        <section aria-label={i18n.t('home.soon')}>
          <EventSections list="cricket" events={soon} best={NONE} market="result" />
        </section>
      ) : undefined}
      {line.events.length > FIRST ? (
        <Button wide href={navigation.href({ route: 'cricketAllEvents' })}>
          {i18n.t('allOf', { count: line.events.length, sport: i18n.sport('cricket') })}
        </Button>
      ) : undefined}
    </CricketPage>
  );
}

export const view = reactView(CricketHome);
