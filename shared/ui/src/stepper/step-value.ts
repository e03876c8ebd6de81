export interface StepLimits {
  readonly min: number;
  readonly max: number;
  /** Each press adds or takes it; values are `min` plus a number of steps. 1 when left out. */
  readonly step?: number | undefined;
}

/**
 * The value after a number of steps, within its limits and on one of its steps: from a value between
 * two steps the first press goes to the next of them.
 */
export function stepValue(value: number, by: number, { min, max, step = 1 }: StepLimits): number {
  const position = (value - min) / step;
  const from = by > 0 ? Math.floor(position + 1e-9) : Math.ceil(position - 1e-9);
  const last = Math.floor((max - min) / step + 1e-9);
  const to = Math.min(Math.max(from + by, 0), last);
  return rounded(min + to * step, step);
}

/** Adding decimal steps must not leave 0.30000000000000004. */
function rounded(value: number, step: number): number {
  const decimals = String(step).split('.')[1]?.length ?? 0;
  return Number(value.toFixed(decimals));
}
