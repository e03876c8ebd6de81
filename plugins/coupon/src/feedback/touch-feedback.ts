import type { PluginContext } from '@touchline/plugin-api';
import { couponSettingsOf } from '../settings/settings.store.ts';

/** What a phone says to the hand: how long it vibrates and rests in turn, in milliseconds. */
const PATTERNS = {
  added: [10],
  accepted: [15, 60, 15],
  refused: [60],
  won: [15, 50, 15, 50, 40],
} as const;

export type TouchEventName = keyof typeof PATTERNS;

/** Whether this device can vibrate at all. */
export function canVibrate(): boolean {
  return typeof globalThis.navigator?.vibrate === 'function';
}

/**
 * Lets the phone vibrate for what has just happened, where it can, where the player has not switched
 * it off, and where less motion is not asked for.
 */
export function touchFeedback(context: PluginContext, name: TouchEventName): void {
  const isCalm = globalThis.matchMedia?.('(prefers-reduced-motion)').matches === true;
  if (canVibrate() && !isCalm && couponSettingsOf(context).get().isVibrating) {
    navigator.vibrate([...PATTERNS[name]]);
  }
}
