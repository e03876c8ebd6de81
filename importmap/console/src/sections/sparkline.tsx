import type { VersionHealth } from '@touchline/contracts/releases';
import { useTexts } from '../texts/texts-context.ts';
import styles from './sections.module.css';

const HEIGHT = 20;

/** What all versions of a section reported, by moment. */
export function bucketsOf(versions: readonly VersionHealth[]): VersionHealth['buckets'] {
  const [first] = versions;
  return (first?.buckets ?? []).map((_, index) => ({
    total: versions.reduce((sum, { buckets }) => sum + (buckets[index]?.total ?? 0), 0),
    failures: versions.reduce((sum, { buckets }) => sum + (buckets[index]?.failures ?? 0), 0),
  }));
}

/** How a section has fared: a column a moment, with what failed of it at its foot. */
export function Sparkline({ versions }: { readonly versions: readonly VersionHealth[] }) {
  const { t, number } = useTexts();
  const buckets = bucketsOf(versions);
  const total = buckets.reduce((sum, { total }) => sum + total, 0);
  const failed = buckets.reduce((sum, { failures }) => sum + failures, 0);
  const most = Math.max(1, ...buckets.map(({ total }) => total));
  if (total === 0) {
    return (
      <span className={styles.health} data-silent>
        {t('health.silent')}
      </span>
    );
  }
  const rate = number(failed / total, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <span className={styles.health}>
      <svg
        className={styles.spark}
        viewBox={`0 0 ${buckets.length * 3} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect data-line y={HEIGHT - 1} width={buckets.length * 3} height="1" />
        {buckets.map(({ total, failures }, index) => {
          const height = (total / most) * HEIGHT;
          const foot = total === 0 ? 0 : Math.max(2, (failures / most) * HEIGHT);
          return (
            // oxlint-disable-next-line react/no-array-index-key
            <g key={index}>
              <rect x={index * 3} y={HEIGHT - height} width="2" height={height} />
              {failures > 0 && (
                <rect data-failed x={index * 3} y={HEIGHT - foot} width="2" height={foot} />
              )}
            </g>
          );
        })}
      </svg>
      <span data-failed={failed > 0}>
        {failed === 0 ? t('health.fine') : t('health.failing', { rate })}
      </span>
    </span>
  );
}
