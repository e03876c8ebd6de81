import { type Html, html } from '@touchline/domain/html';

/** A point of a chart: undefined without reports. */
export type Values = readonly (number | undefined)[];

const WIDTH = 480;
const HEIGHT = 96;
const GAP = 2;

const round = (value: number) => Math.round(value * 10) / 10;

function frame({ label, content }: { readonly label: string; readonly content: Html }): Html {
  return html`<svg viewBox="0 0 ${WIDTH} ${HEIGHT + 2}" role="img" aria-label="${label}" preserveAspectRatio="none"><line class="axis" x1="0" x2="${WIDTH}" y1="${HEIGHT + 1}" y2="${HEIGHT + 1}"/>${content}</svg>`;
}

/** What one chart is made of: each value has the name of its moment. */
export interface Chart {
  readonly label: string;
  readonly values: Values;
  /** Name of each moment, shown with its value where the pointer rests. */
  readonly moments: readonly string[];
  readonly format: (value: number) => string;
}

function titleOf({ moments, format }: Chart, index: number, value: number): Html {
  return html`<title>${moments[index] ?? ''}: ${format(value)}</title>`;
}

/** Columns from zero: how often something happened. */
export function columnChart(chart: Chart): Html {
  const { label, values } = chart;
  const most = Math.max(1, ...values.map((value) => value ?? 0));
  const step = WIDTH / Math.max(1, values.length);
  const columns = values.map((value, index) => {
    if (value === undefined || value === 0) {
      return html``;
    }
    const height = Math.max(1, (value / most) * HEIGHT);
    return html`<rect class="column" x="${round(index * step)}" width="${round(Math.max(1, step - GAP))}" y="${round(HEIGHT - height)}" height="${round(height)}">${titleOf(chart, index, value)}</rect>`;
  });
  return frame({ label, content: html`${columns}` });
}

/** A line with its points, broken without reports; `limits` are drawn across. */
export function lineChart(chart: Chart & { readonly limits: readonly number[] }): Html {
  const { label, values, limits } = chart;
  const most = Math.max(...limits, ...values.map((value) => value ?? 0)) * 1.1 || 1;
  const step = WIDTH / Math.max(1, values.length);
  const x = (index: number) => round((index + 0.5) * step);
  const y = (value: number) => round(HEIGHT - (value / most) * HEIGHT);
  const across = limits.map(
    (limit) => html`<line class="limit" x1="0" x2="${WIDTH}" y1="${y(limit)}" y2="${y(limit)}"/>`,
  );
  const path = values.map((value, index) => {
    const isFirst = index === 0 || values[index - 1] === undefined;
    return value === undefined ? '' : `${isFirst ? 'M' : 'L'}${x(index)} ${y(value)}`;
  });
  const points = values.map((value, index) =>
    value === undefined
      ? html``
      : html`<circle class="point" cx="${x(index)}" cy="${y(value)}" r="3">${titleOf(chart, index, value)}</circle>`,
  );
  const content = html`${across}<path class="line" d="${path.join('')}"/>${points}`;
  return frame({ label, content });
}
