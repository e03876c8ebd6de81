import styles from './chart-table.module.css';
import type { ChartProps } from './chart-props.ts';

/** The figures of a chart, for those who do not see it or want them exactly. */
export function ChartTable(props: ChartProps & { readonly isOpen: boolean }) {
  const { title, points, series, formatPoint, formatValue, pointText, tableText, isOpen } = props;
  return (
    <details open={isOpen || undefined}>
      <summary className={styles.opener}>{tableText}</summary>
      <table className={styles.table}>
        <caption className={styles.caption}>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{pointText}</th>
            {series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((point, index) => (
            <tr key={point}>
              <th scope="row">{formatPoint(point)}</th>
              {series.map(({ name, values }) => {
                const value = values[index];
                return <td key={name}>{value === undefined ? '–' : formatValue(value)}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
