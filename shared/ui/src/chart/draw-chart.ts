import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import type { ChartProps } from './chart-props.ts';

type Drawing = Pick<ChartProps, 'points' | 'series' | 'formatPoint' | 'formatValue'> & {
  /** Each series' swatch has the colour of its line. */
  readonly names: HTMLElement;
};

/** Sizes at the default font size, in px: labels grow with the reader's own. */
const SIZES = { font: 11, line: 28, labelGap: 10, labelAtSide: 46, labelBelow: 84 } as const;
const DEFAULT_FONT = 16;

/** Draws a chart to the size of an element and follows that size. Returns what takes it away. */
export function drawChart(element: HTMLElement, drawing: Drawing): () => void {
  const size = () => ({ width: element.clientWidth, height: element.clientHeight });
  const plot = new uPlot({ ...optionsOf(element, drawing), ...size() }, dataOf(drawing), element);
  const { ResizeObserver } = window;
  const observer =
    ResizeObserver === undefined ? undefined : new ResizeObserver(() => plot.setSize(size()));
  observer?.observe(element);
  return () => {
    observer?.disconnect();
    plot.destroy();
  };
}

function dataOf({ points, series }: Drawing): uPlot.AlignedData {
  return [[...points], ...series.map(({ values }) => [...values])];
}

function optionsOf(
  element: HTMLElement,
  drawing: Drawing,
): Omit<uPlot.Options, 'width' | 'height'> {
  const { points, series, names, formatPoint, formatValue } = drawing;
  const swatches = [...names.querySelectorAll('i')].map((swatch) => getComputedStyle(swatch).color);
  const { color, fontFamily } = getComputedStyle(element);
  const scale = parseFloat(getComputedStyle(document.documentElement).fontSize) / DEFAULT_FONT;
  const grid = { stroke: withStrength(color, 0.18), width: 1 };
  const axis = {
    stroke: color,
    font: `${SIZES.font * scale}px ${fontFamily}`,
    grid,
    ticks: { show: false },
  };
  return {
    legend: { show: false },
    cursor: { drag: { x: false, y: false }, y: false },
    scales: { x: { time: false } },
    axes: [
      {
        ...axis,
        grid: { show: false },
        size: SIZES.line * scale,
        splits: ({ width }) => spread(points, Math.floor(width / (SIZES.labelBelow * scale))),
        values: (_, values) => values.map(formatPoint),
      },
      {
        ...axis,
        size: (plot, labels) => {
          const { ctx } = plot;
          ctx.font = axis.font;
          const widths = (labels ?? []).map((label) => ctx.measureText(label).width);
          return Math.max(SIZES.labelAtSide * scale, ...widths) + SIZES.labelGap * scale;
        },
        space: SIZES.line * scale,
        values: (_, values) => values.map(formatValue),
      },
    ],
    series: [
      {},
      ...series.map(({ name, isFilled }, index) => {
        const stroke = swatches[index] ?? color;
        return {
          label: name,
          stroke,
          width: 2,
          points: { show: false },
          ...(isFilled && { fill: withStrength(stroke, 0.14) }),
        };
      }),
    ],
  };
}

/** At most so many of the points, evenly from the first on. */
function spread(points: readonly number[], most: number): number[] {
  const step = Math.max(1, Math.ceil(points.length / Math.max(1, most)));
  return points.filter((_, index) => index % step === 0);
}

/** The colour in part: a canvas takes any CSS colour. */
function withStrength(colour: string, strength: number): string {
  return `color-mix(in srgb, ${colour} ${strength * 100}%, transparent)`;
}
