import { filterParts } from '@touchline/domain/time';
import { reactView, usePlugin, useResource, type ViewProps } from '@touchline/plugin-api';
import { Button, EmptyState } from '@touchline/ui';
import { ticketIcon } from '@touchline/ui/icons';
import { Page } from '@touchline/ui/page';
import { ResourceState } from '@touchline/ui/resource-state';
import { useState } from 'react';
import { HiddenNote } from '../history-clear/hidden-note.tsx';
import { type BetChoice, choiceOf, emptyReason } from './bet-choice.ts';
import { BetFilters } from './bet-filters.tsx';
import { ExportBets } from './export-bets.tsx';
import { ShownOf, Totals } from './bet-totals.tsx';
import { betsResource } from './bets.resource.ts';
import { HistoryBet } from './history-bet.tsx';
import styles from './history.module.css';

interface BetsProps {
  readonly choice: BetChoice;
  readonly filter: string;
  readonly cursor: string | undefined;
  /** Bets of the pages before. */
  readonly before: number;
  /** Shows the next page below; absent once it is shown. */
  readonly onMore: ((cursor: string, shown: number) => void) | undefined;
}

function None({ choice }: { readonly choice: BetChoice }) {
  const { i18n, navigation } = usePlugin();
  return (
    <EmptyState
      path={ticketIcon}
      title={i18n.t(`none.${emptyReason(choice)}`)}
      text={i18n.t('none.hint')}
      action={
        <Button variant="primary" href={navigation.href({ route: 'home' })}>
          {i18n.t('toEvents')}
        </Button>
      }
    />
  );
}

function Bets({ choice, filter, cursor, before, onMore }: BetsProps) {
  const { i18n } = usePlugin();
  const answer = useResource(betsResource, cursor === undefined ? { filter } : { filter, cursor });
  const { data } = answer;
  if (data === undefined) {
    return <ResourceState answers={[answer]} i18n={i18n} title={i18n.t('failed')} />;
  }
  const { nextCursor } = data;
  if (data.bets.length === 0 && cursor === undefined) {
    return <None choice={choice} />;
  }
  const shown = before + data.bets.length;
  return (
    <>
      {data.bets.map((bet) => (
        <HistoryBet key={bet.id} bet={bet} />
      ))}
      {onMore === undefined ? undefined : (
        <div className={styles.end}>
          <ShownOf filter={filter} shown={shown} />
          {nextCursor === undefined ? undefined : (
            <Button wide onClick={() => onMore(nextCursor, shown)}>
              {i18n.t('more')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

interface Place {
  readonly cursor: string | undefined;
  readonly before: number;
}

function Pages({ choice, filter }: Pick<BetsProps, 'choice' | 'filter'>) {
  const [places, setPlaces] = useState<readonly Place[]>([{ cursor: undefined, before: 0 }]);
  return (
    <div className={styles.list}>
      {places.map(({ cursor, before }, index) => (
        <Bets
          key={cursor ?? 'first'}
          {...{ choice, filter, cursor, before }}
          onMore={
            index === places.length - 1
              ? (next, shown) => setPlaces([...places, { cursor: next, before: shown }])
              : undefined
          }
        />
      ))}
    </div>
  );
}

/** The player's bets, open and settled, with what they come to. */
function History({ query }: ViewProps) {
  const { i18n, navigation } = usePlugin();
  const choice = choiceOf(query);
  const filter = new URLSearchParams(filterParts({ ...choice }, i18n.timeZone)).toString();
  return (
    <Page
      title={i18n.t('title.history')}
      parent={{ title: i18n.t('title.office'), href: navigation.href({ route: 'office' }) }}
      width="full"
    >
      <BetFilters choice={choice} />
      <HiddenNote />
      <Totals filter={filter} />
      <ExportBets filter={filter} />
      <Pages key={filter} choice={choice} filter={filter} />
    </Page>
  );
}

export const view = reactView(History);
