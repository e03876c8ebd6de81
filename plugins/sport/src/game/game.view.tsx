import type { EventView } from '@touchline/contracts';
import { reactView, usePlugin, useStore, type ViewProps } from '@touchline/plugin-api';
import { Button, Chip, ChipBar, EmptyState, NoticeBanner, Skeleton } from '@touchline/ui';
import { historyIcon } from '@touchline/ui/icons';
import { useMemo } from 'react';
import { idOf } from '../event/event-address.ts';
import { useTopic } from '../event-list/use-topic.ts';
import { MarketCard } from './market-card.tsx';
import { cardsOfGroup, groupsOf, marketCards } from './market-cards.ts';
import { Scoreboard } from './scoreboard.tsx';
import styles from './game.module.css';

function Markets({
  event,
  group,
}: {
  readonly event: EventView;
  readonly group: string | undefined;
}) {
  const { i18n, navigation } = usePlugin();
  const { marketKeys } = event;
  const cards = useMemo(() => marketCards(marketKeys), [marketKeys]);
  const groups = groupsOf(event.sport, cards);
  const current = groups.find((candidate) => candidate === group) ?? groups[0];
  if (current === undefined) {
    return <EmptyState path={historyIcon} title={i18n.t('game.noMarkets')} />;
  }
  return (
    <>
      <ChipBar label={i18n.t('game.groups')}>
        {groups.map((candidate) => (
          <Chip
            key={candidate}
            selected={candidate === current}
            onClick={() => void navigation.setQuery({ group: candidate }, { replace: true })}
          >
            {i18n.marketGroup(candidate)}
          </Chip>
        ))}
      </ChipBar>
      <div className={styles.markets}>
        {cardsOfGroup({ sport: event.sport, group: current, cards }).map((card) => (
          <MarketCard key={card.marketKeys[0]} event={event} markets={card} />
        ))}
      </div>
    </>
  );
}

function Loading() {
  const { i18n } = usePlugin();
  return (
    <output aria-label={i18n.t('loading')} className={styles.markets}>
      <Skeleton shape="bar" />
      <Skeleton shape="bar" />
      <Skeleton shape="bar" />
    </output>
  );
}

function Game({ params, query }: ViewProps) {
  const { i18n, live, navigation } = usePlugin();
  const eventId = idOf(params['game']) ?? 0;
  const { ready } = useTopic(`event:${eventId}`);
  const event = useStore(live.event(eventId));
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
  const isOver = event.state.status === 'finished' || event.state.status === 'cancelled';
  return (
    <>
      <Scoreboard event={event} />
      {isOver ? <NoticeBanner text={i18n.t(`status.${event.state.status}`)} /> : undefined}
      {event.section === 'live' && !isOver ? (
        <p className={styles.delay}>{i18n.t('game.delay')}</p>
      ) : undefined}
      <Markets event={event} group={query['group']} />
    </>
  );
}

export const view = reactView(Game);
