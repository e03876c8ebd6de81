import { reactView, usePlugin, useResource, type ViewProps } from '@touchline/plugin-api';
import { Button, Chip, ChipBar, EmptyState } from '@touchline/ui';
import { ticketIcon } from '@touchline/ui/icons';
import { Page } from '@touchline/ui/page';
import { ResourceState } from '@touchline/ui/resource-state';
import { useState } from 'react';
import { HistoryBet } from './history-bet.tsx';
import { type BetFilter, betsResource } from './bets.resource.ts';
import styles from './history.module.css';

function Bets({
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
    return <ResourceState answers={[answer]} i18n={i18n} title={i18n.t('failed')} />;
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
        <HistoryBet key={bet.id} bet={bet} />
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
        <Bets
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
    <Page
      title={i18n.t('title.history')}
      parent={{ title: i18n.t('title.office'), href: navigation.href({ route: 'office' }) }}
      width="full"
    >
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
    </Page>
  );
}

export const view = reactView(History);
