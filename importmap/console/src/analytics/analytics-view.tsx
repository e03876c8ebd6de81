import {
  ANALYTICS_PERIODS,
  type AnalyticsPeriod,
  type OperatorAnalyticsAnswer,
} from '@touchline/contracts/operator';
import { useQuery } from '@tanstack/react-query';
import { Button, EmptyState } from '@touchline/ui';
import { chartIcon } from '@touchline/ui/icons';
import { useMemo, useState } from 'react';
import { readAnalytics } from '../api/analytics-requests.ts';
import { isPolled } from '../api/query-client.ts';
import { Page, Panel } from '../app/page.tsx';
import { Failure, Loading } from '../app/query-state.tsx';
import { useTexts } from '../texts/texts-context.ts';
import styles from './analytics.module.css';
import { SeriesChart } from './series-chart.tsx';
import { SpreadTable } from './spread-table.tsx';
import { useFigureTexts } from './use-figure-texts.ts';

const EVERY_MS = 60_000;

function Figures({ figures }: { readonly figures: OperatorAnalyticsAnswer }) {
  const { t } = useTexts();
  const { bucket, buckets, events, vitals, spreads, loads } = figures;
  const texts = useFigureTexts(bucket);
  const points = useMemo(() => buckets.map((at) => at / 1000), [buckets]);
  if (events.length + vitals.length === 0) {
    return (
      <EmptyState path={chartIcon} title={t('analytics.none')} text={t('analytics.noneText')} />
    );
  }
  return (
    <>
      <Panel title={t('analytics.vitals.title')} text={t('analytics.vitals.text')}>
        <SpreadTable of="vitals" rows={spreads} texts={texts} />
        <div className={styles.charts}>
          {vitals.map((series) => (
            <SeriesChart
              key={series.name}
              title={t(`analytics.vital.${series.name}`)}
              summary={t('analytics.p75', { count: series.total })}
              series={series}
              points={points}
              texts={texts}
              formatValue={texts.vital(series.name)}
            />
          ))}
        </div>
      </Panel>
      <Panel title={t('analytics.loads.title')} text={t('analytics.loads.text')}>
        <SpreadTable of="loads" rows={loads} texts={texts} />
      </Panel>
      <Panel title={t('analytics.events.title')}>
        <div className={styles.charts}>
          {events.map((series) => (
            <SeriesChart
              key={series.name}
              title={t(`analytics.event.${series.name}`)}
              summary={t(`analytics.peak.${bucket}`, {
                total: texts.count(series.total),
                peak: texts.count(Math.max(...series.values.map((value) => value ?? 0))),
              })}
              series={series}
              points={points}
              texts={texts}
              formatValue={texts.count}
            />
          ))}
        </div>
      </Panel>
    </>
  );
}

/** What pages have reported: vitals, load times and counted events. */
export function AnalyticsView() {
  const { t } = useTexts();
  const [period, setPeriod] = useState<AnalyticsPeriod>('day');
  const loaded = useQuery({
    queryKey: ['analytics', period],
    refetchInterval: EVERY_MS,
    queryFn: (context) => readAnalytics(period, isPolled(context)),
  });
  return (
    <Page
      title={t('analytics.title')}
      text={t('analytics.text')}
      actions={ANALYTICS_PERIODS.map((each) => (
        <Button
          key={each}
          size="small"
          variant={each === period ? 'secondary' : 'quiet'}
          aria-pressed={each === period}
          onClick={() => setPeriod(each)}
        >
          {t(`analytics.period.${each}`)}
        </Button>
      ))}
    >
      <Failure of={loaded} />
      <Loading of={loaded} />
      {loaded.data && <Figures figures={loaded.data} />}
    </Page>
  );
}
