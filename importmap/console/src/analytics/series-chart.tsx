import type { AnalyticsSeries } from '@touchline/contracts/operator';
import { Chart } from '@touchline/ui/parts';
import { useMemo } from 'react';
import { useTexts } from '../texts/texts-context.ts';
import styles from './analytics.module.css';
import type { FigureTexts } from './use-figure-texts.ts';

/** One measure over time. */
export function SeriesChart({
  title,
  summary,
  series: { values },
  points,
  texts,
  formatValue,
}: {
  readonly title: string;
  readonly summary: string;
  readonly series: AnalyticsSeries;
  /** Beginnings of the buckets, seconds since epoch. */
  readonly points: readonly number[];
  readonly texts: FigureTexts;
  readonly formatValue: (value: number) => string;
}) {
  const { t } = useTexts();
  const drawn = useMemo(
    () => [{ name: title, values: values.map((value) => value ?? undefined), isFilled: true }],
    [title, values],
  );
  return (
    <div className={styles.chart}>
      <Chart
        title={title}
        summary={summary}
        points={points}
        series={drawn}
        formatPoint={texts.formatPoint}
        formatValue={formatValue}
        pointText={t('analytics.time')}
        tableText={t('analytics.asTable')}
      />
    </div>
  );
}
