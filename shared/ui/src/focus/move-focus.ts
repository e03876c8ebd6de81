import type { KeyboardEvent } from 'react';

/**
 * Moves the focus among the matching elements inside the event's current target: arrow keys by
 * one (in reading direction), Home and End to the ends. Returns the element now in focus, or
 * undefined for any other key.
 */
export function moveFocus(
  event: KeyboardEvent<HTMLElement>,
  selector: string,
): HTMLElement | undefined {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const from = items.findIndex((item) => item.contains(event.target as Node));
  const onward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
  const steps: Record<string, number> = {
    ArrowRight: from + onward,
    ArrowLeft: from - onward,
    ArrowDown: from + 1,
    ArrowUp: from - 1,
    Home: 0,
    End: items.length - 1,
  };
  const to = steps[event.key];
  if (from < 0 || to === undefined) return undefined;
  event.preventDefault();
  const next = items[(to + items.length) % items.length];
  next?.focus();
  return next;
}
