import { StateChange } from '@touchline/contracts/releases';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useEnvironment } from '../environment/environment-context.ts';
import { DraftContext, withStep } from './draft.ts';

type Steps = readonly StateChange[];
const KEY = 'operator-releases';

/** By environment; the server's own has no name. */
type Drafts = Readonly<Record<string, Steps>>;

const isSteps = (value: unknown): value is readonly unknown[] => Array.isArray(value);

function readKept(): Drafts {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Readonly<
      Record<string, unknown>
    >;
    return Object.fromEntries(
      Object.entries(kept).map(([name, steps]) => [
        name,
        isSteps(steps)
          ? steps.flatMap((step) => {
              const parsed = StateChange.safeParse(step);
              return parsed.success ? [parsed.data] : [];
            })
          : [],
      ]),
    );
  } catch {
    return {};
  }
}

/** Keeps the release that is being put together for each environment, over every view and a reload. */
export function DraftProvider({ children }: { readonly children: ReactNode }) {
  const { chosen = '' } = useEnvironment();
  const [drafts, setDrafts] = useState(readKept);
  useEffect(() => sessionStorage.setItem(KEY, JSON.stringify(drafts)), [drafts]);
  const draft = useMemo(() => {
    const change = (make: (before: Steps) => Steps) =>
      setDrafts((before) => ({ ...before, [chosen]: make(before[chosen] ?? []) }));
    return {
      steps: drafts[chosen] ?? [],
      add: (step: StateChange) => change((before) => withStep(before, step)),
      remove: (index: number) =>
        change((before) => before.filter((_, position) => position !== index)),
      clear: () => change(() => []),
    };
  }, [drafts, chosen]);
  return <DraftContext value={draft}>{children}</DraftContext>;
}
