import type { EventView } from '@touchline/live-client';
import { type I18n, usePlugin, useStore } from '@touchline/plugin-api';
import { Button, Card, EmptyState, NoticeBanner, Skeleton } from '@touchline/ui';
import { historyIcon } from '@touchline/ui/icons';
import { useEffect } from 'react';
import { useTopic } from '../event-list/use-topic.ts';
import { OutrightPage } from '../outrights/outright-page.tsx';
import { Markets } from './markets.tsx';
import { PastToggle } from './past-toggle.tsx';
import { Scoreboard } from './scoreboard.tsx';
import { ScorecardPlace } from './scorecard-place.tsx';
import { TrackerToggle } from './tracker-toggle.tsx';
import styles from './game.module.css';

function Loading() {
  const { i18n } = usePlugin();
  return (
    <output aria-label={i18n.t('loading')} className={styles.markets}>
      <Card>
        <div className={styles.boardBones}>
          <Skeleton width="medium" />
          <Skeleton shape="bar" />
          <Skeleton width="short" />
        </div>
      </Card>
      <Skeleton shape="bar" />
      {[2, 3, 2].map((buttons, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <Card key={index}>
          <div className={styles.lines}>
            <Skeleton width="short" />
            <div className={styles.outcomes} data-columns={buttons}>
              {Array.from({ length: buttons }, (_, button) => (
                <Skeleton key={button} shape="bar" />
              ))}
            </div>
          </div>
        </Card>
      ))}
    </output>
  );
}

export interface GamePageProps {
  readonly eventId: number;
  /** The group of markets that the address asks for. */
  readonly group: string | undefined;
}

function titleOf({ home, away, champ, outright }: EventView, i18n: I18n): string {
  const names = { home: home.name, away: away.name, champ: champ.name };
  return i18n.t(outright === undefined ? 'title.event' : 'outrights.of', names);
}

/** An event with all its markets. */
export function GamePage({ eventId, group }: GamePageProps) {
  const { i18n, live, navigation } = usePlugin();
  const { ready } = useTopic(`event:${eventId}`);
  const event = useStore(live.event(eventId));
  const title = event && titleOf(event, i18n);
  useEffect(() => {
    if (title !== undefined) {
      navigation.setTitle(title);
    }
  }, [navigation, title]);
  if (event === undefined) {
    return ready ? (
      <EmptyState
        path={historyIcon}
        title={i18n.t('game.over')}
        text={i18n.t('game.overHint')}
        action={
          <Button variant="primary" href={navigation.href({ route: 'home' })}>
            {i18n.t('game.toHome')}
          </Button>
        }
      />
    ) : (
      <Loading />
    );
  }
  if (event.outright !== undefined) {
    return <OutrightPage event={event} />;
  }
  const isOver = event.state.status === 'finished' || event.state.status === 'cancelled';
  return (
    <>
      <Scoreboard event={event} />
      {isOver ? <NoticeBanner text={i18n.t(`status.${event.state.status}`)} /> : undefined}
      <TrackerToggle event={event} ready={ready} />
      <Markets key={eventId} event={event} asked={group} whole={ready} />
      {event.section === 'live' && !isOver ? (
        <p className={styles.delay}>{i18n.t('game.delay')}</p>
      ) : undefined}
      {event.sport === 'cricket' && event.state.status !== 'scheduled' ? (
        <ScorecardPlace eventId={eventId} />
      ) : undefined}
      <PastToggle key={`past ${eventId}`} eventId={eventId} />
    </>
  );
}
