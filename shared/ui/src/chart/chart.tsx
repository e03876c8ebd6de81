import { useEffect, useId, useRef, useState } from 'react';
import styles from './chart.module.css';
import type { ChartProps } from './chart-props.ts';
import { ChartTable } from './chart-table.tsx';
import { watchTheme } from './watch-theme.ts';

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
