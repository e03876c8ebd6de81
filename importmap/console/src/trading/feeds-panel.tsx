import type { FeedState, FeedStatesAnswer } from '@touchline/contracts/trading';
import { DataTable, type TableColumn } from '@touchline/ui/parts';
import { useMemo } from 'react';
import { Badge, type BadgeProps } from '@touchline/ui';
import { Facts } from '../app/facts.tsx';
import { Panel } from '../app/page.tsx';
import { Failure, Loading } from '../app/query-state.tsx';
import { useTexts } from '../texts/texts-context.ts';
import styles from './trading.module.css';
import { useFeedStates } from './use-trading.ts';

const TONES: Readonly<Record<FeedState['state'], BadgeProps['tone']>> = {
  starting: 'neutral',
  running: 'success',
  stale: 'warning',
  down: 'danger',
  gone: 'neutral',
};

function StateBadge({ state }: Pick<FeedState, 'state'>) {
  const { t } = useTexts();
  return <Badge tone={TONES[state]}>{t(`trading.feeds.is.${state}`)}</Badge>;
}

function sourceCell({ source, process }: FeedState) {
  return (
    <span>
      <bdi>{source}</bdi> <bdi className={styles.muted}>{process}</bdi>
    </span>
  );
}

function stateCell({ state }: FeedState) {
  return <StateBadge state={state} />;
}

/** How long ago the last message came, and what failed last. */
function useFeedTexts(now: number) {
  const { t, number } = useTexts();
  return useMemo(
    () => ({
      age: ({ lastMessageAt }: FeedState) =>
        lastMessageAt === undefined
          ? '–'
          : t('trading.feeds.seconds', {
              value: number(Math.max(0, Math.round((now - lastMessageAt) / 1000))),
            }),
      errors: ({ errorsPerHour, lastError }: FeedState) =>
        lastError === undefined || errorsPerHour === 0
          ? number(errorsPerHour)
          : `${number(errorsPerHour)} · ${lastError.code}`,
    }),
    [t, number, now],
  );
}

function FeedTable({ feeds, now }: Pick<FeedStatesAnswer, 'feeds' | 'now'>) {
  const { t, number, language } = useTexts();
  const texts = useFeedTexts(now);
  const columns = useMemo<readonly TableColumn<FeedState>[]>(() => {
    const figure = (key: string, cell: (state: FeedState) => string) => ({
      key,
      title: t(`trading.feeds.${key}`),
      isFigure: true,
      cell,
    });
    return [
      { key: 'source', title: t('trading.feeds.source'), cell: sourceCell },
      { key: 'state', title: t('trading.feeds.state'), cell: stateCell },
      figure('age', texts.age),
      figure('perMinute', ({ messagesPerMinute }) => number(messagesPerMinute)),
      figure('errors', texts.errors),
      figure('recoveries', ({ recoveries }) => number(recoveries)),
      figure('events', ({ events }) => number(events)),
    ];
  }, [t, number, texts]);
  return (
    <DataTable
      caption={t('trading.feeds.table')}
      isCaptionHidden
      columns={columns}
      rows={feeds}
      rowKey={({ process }) => process}
      language={language}
    />
  );
}

/** How the sources of prices are doing, and what they take no bets on by themselves. */
export function FeedsPanel() {
  const { t, number } = useTexts();
  const loaded = useFeedStates();
  const { feeds, suspended, now } = loaded.data ?? {};
  return (
    <Panel title={t('trading.feeds.title')} text={t('trading.feeds.text')}>
      <Failure of={loaded} />
      <Loading of={loaded} />
      {feeds?.length === 0 && <p className={styles.muted}>{t('trading.feeds.none')}</p>}
      {feeds !== undefined && feeds.length > 0 && now !== undefined && (
        <FeedTable feeds={feeds} now={now} />
      )}
      {suspended !== undefined && suspended.length > 0 && (
        <>
          <p>{t('trading.feeds.suspended')}</p>
          <Facts
            facts={Object.fromEntries(
              suspended.map(({ reason, markets, events }) => [
                reason,
                t('trading.feeds.suspendedCount', {
                  markets: number(markets),
                  events: number(events),
                }),
              ]),
            )}
            nameOf={(reason) => t(`trading.reason.${reason}`)}
          />
        </>
      )}
    </Panel>
  );
}
