import type { AnalyticsSpread } from '@touchline/contracts/operator';
import { Badge } from '@touchline/ui';
import { DataTable, type TableColumn } from '@touchline/ui/parts';
import { useMemo } from 'react';
import { useTexts } from '../texts/texts-context.ts';
import type { FigureTexts } from './use-figure-texts.ts';
import { judgeVital } from './vital-limits.ts';

const TONES = { good: 'success', fair: 'warning', poor: 'danger' } as const;
const PERCENTILES = ['p50', 'p75', 'p95'] as const;

function Verdict({ of: { name, p75 } }: { readonly of: AnalyticsSpread }) {
  const { t } = useTexts();
  const verdict = judgeVital(name, p75);
  return verdict && <Badge tone={TONES[verdict]}>{t(`analytics.verdict.${verdict}`)}</Badge>;
}

const verdictCell = (row: AnalyticsSpread) => <Verdict of={row} />;

/** Percentiles of vitals, each with what it is judged as, or of load times by route. */
export function SpreadTable({
  of,
  rows,
  texts,
}: {
  readonly of: 'vitals' | 'loads';
  readonly rows: readonly AnalyticsSpread[];
  readonly texts: FigureTexts;
}) {
  const { t, language } = useTexts();
  const columns = useMemo<readonly TableColumn<AnalyticsSpread>[]>(
    () => [
      {
        key: 'name',
        title: t(`analytics.${of}.name`),
        cell: ({ name }) => (of === 'vitals' ? t(`analytics.vital.${name}`) : name || '–'),
        sortBy: ({ name }) => name,
      },
      {
        key: 'count',
        title: t('analytics.reports'),
        isFigure: true,
        cell: ({ count }) => texts.count(count),
        sortBy: ({ count }) => count,
        firstDirection: 'descending',
      },
      ...PERCENTILES.map((percentile) => ({
        key: percentile,
        title: percentile,
        isFigure: true,
        cell: (row: AnalyticsSpread) => texts.vital(row.name)(row[percentile]),
        sortBy: (row: AnalyticsSpread) => row[percentile],
        firstDirection: 'descending' as const,
      })),
      ...(of === 'vitals'
        ? [
            {
              key: 'verdict',
              title: t('analytics.verdict.title'),
              cell: verdictCell,
            },
          ]
        : []),
    ],
    [t, of, texts],
  );
  return (
    <DataTable
      caption={t(`analytics.${of}.table`)}
      isCaptionHidden
      columns={columns}
      rows={rows}
      rowKey={({ name }) => name}
      language={language}
    />
  );
}
