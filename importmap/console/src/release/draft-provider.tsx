import { StateChange } from '@touchline/contracts';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { DraftContext, withStep } from './draft.ts';

const KEY = 'operator-release';

function readKept(): readonly StateChange[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as unknown;
    return Array.isArray(kept)
      ? kept.flatMap((step) => {
          const parsed = StateChange.safeParse(step);
          return parsed.success ? [parsed.data] : [];
        })
      : [];
  } catch {
    return [];
  }
}

/** Keeps the release that is being put together, over every view and a reload. */
export function DraftProvider({ children }: { readonly children: ReactNode }) {
  const [steps, setSteps] = useState(readKept);
  useEffect(() => sessionStorage.setItem(KEY, JSON.stringify(steps)), [steps]);
  const draft = useMemo(
    () => ({
      steps,
      add: (step: StateChange) => setSteps((before) => withStep(before, step)),
      remove: (index: number) =>
        setSteps((before) => before.filter((_, position) => position !== index)),
      clear: () => setSteps([]),
    }),
    [steps],
  );
  return <DraftContext value={draft}>{children}</DraftContext>;
}
