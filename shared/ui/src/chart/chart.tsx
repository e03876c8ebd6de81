import { useEffect, useId, useRef, useState } from 'react';
import styles from './chart.module.css';
import { ChartTable } from './chart-table.tsx';
import { watchTheme } from './watch-theme.ts';

export interface ChartSeries {
  readonly name: string;
  /** One for each point; undefined where there is none. */
  readonly values: readonly (number | undefined)[];
  readonly tone?: 'accent' | 'winning' | 'losing' | 'boosted' | 'muted' | undefined;
  /** The area below the line is tinted. */
  readonly isFilled?: boolean | undefined;
}

export interface ChartProps {
  /** What it shows: the caption of the chart and of its table. */
  readonly title: string;
  /** The most important thing about it, in a sentence; a screen reader reads it in place of the picture. */
  readonly summary: string;
  /** Positions from start to end: moments in seconds, or numbers. */
  readonly points: readonly number[];
  readonly series: readonly ChartSeries[];
  readonly formatPoint: (point: number) => string;
  readonly formatValue: (value: number) => string;
  /** The name of the column of points, and of what opens the table. */
  readonly pointText: string;
  readonly tableText: string;
}

/**
 * Lines over time or another measure, with a table of the same figures. What draws them is loaded when a
 * chart is on the page, and not before.
 */
export function Chart(props: ChartProps) {
  const { title, summary, points, series, formatPoint, formatValue } = props;
  const place = useRef<HTMLDivElement>(null);
  const legend = useRef<HTMLUListElement>(null);
  const id = useId();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const element = place.current;
    const names = legend.current;
    if (!element || !names) return undefined;
    let stop: (() => void) | undefined;
    let isWanted = true;
    void import('./draw-chart.ts')
      .then(({ drawChart }) => {
        if (!isWanted) return;
        const draw = () => drawChart(element, { points, series, formatPoint, formatValue, names });
        let end = draw();
        const endWatch = watchTheme(() => {
          end();
          end = draw();
        });
        stop = () => {
          endWatch();
          end();
        };
      })
      // Without its code, or a canvas to draw on, the table below says the same.
      .catch(() => {
        if (isWanted) setFailed(true);
      });
    return () => {
      isWanted = false;
      stop?.();
    };
  }, [points, series, formatPoint, formatValue]);
  return (
    <figure className={styles.chart} aria-labelledby={id}>
      <figcaption className={styles.head}>
        <b id={id} className={styles.title}>
          {title}
        </b>
        <span className={styles.summary}>{summary}</span>
      </figcaption>
      {!hasFailed && <div ref={place} className={styles.place} aria-hidden="true" dir="ltr" />}
      <ul ref={legend} className={styles.legend}>
        {series.map(({ name, tone = 'accent' }) => (
          <li key={name} className={styles.name}>
            <i className={styles.swatch} data-tone={tone} />
            {name}
          </li>
        ))}
      </ul>
      <ChartTable {...props} isOpen={hasFailed} />
    </figure>
  );
}
