import type { FormEvent } from 'react';

/**
 * Moves the focus to the first field that keeps it from being sent.
 * @param faults by the name of their field, in the order of their reading; undefined where there is none
 * @returns whether there is such a field
 */
export function stopAtFault(
  event: FormEvent<HTMLFormElement>,
  faults: Readonly<Record<string, unknown>>,
): boolean {
  const first = Object.entries(faults).find(([, fault]) => fault !== undefined)?.[0];
  if (first === undefined) {
    return false;
  }
  event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  return true;
}
