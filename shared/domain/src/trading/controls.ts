import { parseScope, type ScopeLevel } from './scopes.ts';

/**
 * What operators decide while events are traded. `suspension`: no bets are taken. `margin`: so much more overround
 * than the house's own, 0.02 is two points. `price`: an outcome's price as a share of what it was, −0.05 lowers it by
 * five per cent. `stake`: a share of the largest stake that is taken.
 */
export const CONTROL_KINDS = ['suspension', 'margin', 'price', 'stake'] as const;
export type ControlKind = (typeof CONTROL_KINDS)[number];

/** So many decisions are in force at most: every process keeps all of them. */
export const MOST_CONTROLS = 2_000;

/** The levels that each kind is decided for. */
const LEVELS: Readonly<Record<ControlKind, readonly ScopeLevel[]>> = {
  suspension: ['sport', 'champ', 'event', 'market', 'outcome'],
  margin: ['sport', 'champ'],
  price: ['outcome'],
  stake: ['sport', 'champ', 'type'],
};

/**
 * What a value may be, both ends included. The house's tightest overround is 1.045: two points less still leave a
 * margin. A price that is raised is capped by what the outcome is worth besides. A share of 0 would take no bets at
 * all, which is a suspension and is shown as one.
 */
export const CONTROL_BOUNDS: Readonly<
  Record<Exclude<ControlKind, 'suspension'>, { readonly least: number; readonly most: number }>
> = {
  margin: { least: -0.02, most: 0.15 },
  price: { least: -0.5, most: 0.1 },
  stake: { least: 0.01, most: 1 },
};

/** Whether something of a kind can be decided about a scope. */
export function takesScope(kind: ControlKind, scope: string): boolean {
  const parsed = parseScope(scope);
  return parsed !== undefined && LEVELS[kind].includes(parsed.level);
}

/** Whether a value is within the bounds of its kind; a suspension has none. At most four decimals. */
export function isControlValue(kind: ControlKind, value: number | undefined): boolean {
  if (kind === 'suspension') {
    return value === undefined;
  }
  const { least, most } = CONTROL_BOUNDS[kind];
  return (
    value !== undefined &&
    value >= least &&
    value <= most &&
    Math.round(value * 10_000) / 10_000 === value
  );
}
