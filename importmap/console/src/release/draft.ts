import type { StateChange } from '@touchline/contracts/releases';
import { createContext } from 'react';

/** The steps of a release that is being put together. */
export interface Draft {
  readonly steps: readonly StateChange[];
  readonly add: (step: StateChange) => void;
  readonly remove: (index: number) => void;
  readonly clear: () => void;
}

export const DraftContext = createContext<Draft>({
  steps: [],
  add: () => undefined,
  remove: () => undefined,
  clear: () => undefined,
});

/** What a step decides: a newer step about the same takes the place of the older. */
function subjectOf(step: StateChange): string {
  switch (step.kind) {
    case 'rollout':
    case 'follow-newest':
      return `versions ${step.plugin}`;
    case 'switch':
    case 'fallback':
      return `${step.kind} ${step.plugin}`;
    case 'set-import':
    case 'remove-import':
      return `import ${step.specifier}`;
    default:
      return JSON.stringify(step);
  }
}

/** The steps with one more, which replaces an earlier decision about the same. */
export function withStep(steps: readonly StateChange[], step: StateChange): readonly StateChange[] {
  const subject = subjectOf(step);
  return [...steps.filter((one) => subjectOf(one) !== subject), step];
}
