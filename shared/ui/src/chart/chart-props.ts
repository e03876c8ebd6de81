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
