import type { EventView } from '@touchline/contracts';
import { reactView, usePlugin, useStore, type ViewProps } from '@touchline/plugin-api';
import { Button, Card, Chip, ChipBar, EmptyState, NoticeBanner, Skeleton } from '@touchline/ui';
import { historyIcon } from '@touchline/ui/icons';
import { useCallback, useMemo, useState } from 'react';
import { idOf } from '../event/event-address.ts';
import { useTopic } from '../event-list/use-topic.ts';
import { MarketCard } from './market-card.tsx';
import { cardColumns, cardsOfGroup, groupsOf, marketCards } from './market-cards.ts';
import { Scoreboard } from './scoreboard.tsx';
import { useColumnCount } from './use-column-count.ts';
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
  const columnCount = useColumnCount();
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback(
    (code: string) =>
      setClosed((before) => {
        const after = new Set(before);
        if (!after.delete(code)) {
          after.add(code);
        }
        return after;
      }),
    [],
  );
  if (current === undefined) {
    return <EmptyState path={historyIcon} title={i18n.t('game.noMarkets')} />;
  }
  const shown = cardsOfGroup({ sport: event.sport, group: current, cards });
  return (
    <>
      <div className={styles.groups}>
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
      </div>
      <div className={styles.columns}>
        {cardColumns(shown, columnCount).map((column, index) => (
          // Columns have a place and nothing else.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index} className={styles.markets}>
            {column.map((card) => (
              <MarketCard
                key={card.code}
                event={event}
                markets={card}
                expanded={!closed.has(card.code)}
                onToggle={toggle}
              />
            ))}
          </div>
        ))}
      </div>
    </>
  );
}

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
      <Markets event={event} group={query['group']} />
      {event.section === 'live' && !isOver ? (
        <p className={styles.delay}>{i18n.t('game.delay')}</p>
      ) : undefined}
    </>
  );
}

export const view = reactView(Game);
