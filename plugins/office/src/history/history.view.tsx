import { reactView, usePlugin, useResource, type ViewProps } from '@touchline/plugin-api';
import { Button, Chip, ChipBar, EmptyState, RetryCard, Skeleton } from '@touchline/ui';
import { ticketIcon } from '@touchline/ui/icons';
import { useState } from 'react';
import { BetCard } from './bet-card.tsx';
import { type BetFilter, betsResource } from './bets.resource.ts';
import styles from './history.module.css';

function Page({
  status,
  cursor,
  onMore,
}: {
  readonly status: BetFilter;
  readonly cursor: string | undefined;
  /** Shows the next page below; absent once it is shown. */
  readonly onMore: ((cursor: string) => void) | undefined;
}) {
  const { i18n, navigation } = usePlugin();
  const answer = useResource(betsResource, cursor === undefined ? { status } : { status, cursor });
  const { data } = answer;
  if (data === undefined) {
    return answer.status === 'error' ? (
      <RetryCard
        title={i18n.t('failed')}
        text={i18n.error(answer.error)}
        retryText={i18n.t('retry')}
        onRetry={() => void answer.refresh()}
      />
    ) : (
      <output aria-label={i18n.t('loading')} className={styles.list}>
        <Skeleton shape="bar" />
        <Skeleton shape="bar" />
      </output>
    );
  }
  const { nextCursor } = data;
  if (data.bets.length === 0 && cursor === undefined) {
    return (
      <EmptyState
        path={ticketIcon}
        title={i18n.t(`none.${status}`)}
        text={i18n.t('none.hint')}
        action={
          <Button variant="primary" href={navigation.href({ route: 'home' })}>
            {i18n.t('toEvents')}
          </Button>
        }
      />
    );
  }
  return (
    <>
      {data.bets.map((bet) => (
        <BetCard key={bet.id} bet={bet} />
      ))}
      {nextCursor === undefined || onMore === undefined ? undefined : (
        <Button wide onClick={() => onMore(nextCursor)}>
          {i18n.t('more')}
        </Button>
      )}
    </>
  );
}

function Pages({ status }: { readonly status: BetFilter }) {
  const [cursors, setCursors] = useState<readonly (string | undefined)[]>([undefined]);
  return (
    <div className={styles.list}>
      {cursors.map((cursor, index) => (
        <Page
          key={cursor ?? 'first'}
          status={status}
          cursor={cursor}
          onMore={
            index === cursors.length - 1 ? (next) => setCursors([...cursors, next]) : undefined
          }
        />
      ))}
    </div>
  );
}

/** The player's bets, open and settled. */
function History({ query }: ViewProps) {
  const { i18n, navigation } = usePlugin();
  const status: BetFilter = query['status'] === 'settled' ? 'settled' : 'open';
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{i18n.t('title.history')}</h1>
      <ChipBar label={i18n.t('filter.label')}>
        {(['open', 'settled'] as const).map((choice) => (
          <Chip
            key={choice}
            selected={status === choice}
            onClick={() =>
              void navigation.setQuery(
                { status: choice === 'open' ? undefined : choice },
                { replace: true },
              )
            }
          >
            {i18n.t(`filter.${choice}`)}
          </Chip>
        ))}
      </ChipBar>
      <Pages key={status} status={status} />
    </div>
  );
}

export const view = reactView(History);
