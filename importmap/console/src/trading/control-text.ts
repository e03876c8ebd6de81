import { CONTROL_BOUNDS, type ControlKind, isControlValue } from '@touchline/domain/trading';

type Valued = Exclude<ControlKind, 'suspension'>;

const PERCENT = /^[+-]?\d{1,3}(?:\.\d{1,2})?$/;

/** The value that a typed percentage means for a kind: −0.05 for `-5`; undefined where it cannot be decided. */
export function valueIn(kind: Valued, typed: string): number | undefined {
  const text = typed.trim().replace('−', '-').replace(',', '.');
  if (!PERCENT.test(text)) {
    return undefined;
  }
  const value = Number((Number(text) / 100).toFixed(4));
  return isControlValue(kind, value) ? value : undefined;
}

/** A value as a percentage to type: `-5` for −0.05. */
export function percentOf(value: number): string {
  return String(Number((value * 100).toFixed(2)));
}

/** The bounds of a kind as percentages. */
export function percentBounds(kind: Valued): { readonly least: number; readonly most: number } {
  const { least, most } = CONTROL_BOUNDS[kind];
  return { least: Number(percentOf(least)), most: Number(percentOf(most)) };
}
