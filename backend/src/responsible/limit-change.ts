import { COOLING_OFF_MS } from './limit-catalogue.ts';

export interface HeldLimit {
  readonly id: string;
  readonly value: number;
}

/** What setting a limit does to the limits already there. */
export type LimitChange =
  /** The wish counts at once and takes the place of what was active or pending. */
  | { readonly kind: 'activate'; readonly replaces: readonly string[] }
  /** The wish waits for its cooling-off period and a confirmation. */
  | { readonly kind: 'wait'; readonly replaces: readonly string[] }
  /** Already so; a pending raise is given up. */
  | { readonly kind: 'keep'; readonly replaces: readonly string[] };

/**
 * Decides a change of one amount limit: the first one and a lower one act at once (UK RTS 12D,
 * 205 CMR 255.03), a higher one waits. The newest wish takes the place of an older pending one.
 */
export function decideLimitChange(state: {
  readonly active: HeldLimit | undefined;
  readonly pending: HeldLimit | undefined;
  readonly wish: number;
}): LimitChange {
  const { active, pending, wish } = state;
  const waiting = pending === undefined ? [] : [pending.id];
  if (active === undefined || wish < active.value) {
    return { kind: 'activate', replaces: active === undefined ? waiting : [active.id, ...waiting] };
  }
  return { kind: wish === active.value ? 'keep' : 'wait', replaces: waiting };
}

/** Whether a raised limit may be confirmed: 24 hours after it was asked for, not a moment sooner. */
export function isRipe(startedAt: number, now: number): boolean {
  return now - startedAt >= COOLING_OFF_MS;
}
