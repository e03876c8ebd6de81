import {
  ChangeAnswer,
  type Finding,
  StaleDetails,
  type StateChange,
  type StateDifference,
} from '@touchline/contracts/releases';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallError } from '../api/call.ts';
import type { ChangeCommand } from '../api/map-requests.ts';
import { useEnvironment } from '../environment/environment-context.ts';

/** Another change came first. */
interface Stale {
  readonly revision: number;
  readonly differences: readonly StateDifference[];
}

export interface Review {
  /** The dry run's answer; undefined while it runs. */
  readonly answer: ChangeAnswer | undefined;
  readonly stale: Stale | undefined;
  readonly error: CallError | undefined;
  readonly isSending: boolean;
  /** Tries the change against the newer revision. */
  readonly goOn: () => void;
  readonly retry: () => void;
  /** Makes the change, unless it is refused. */
  readonly apply: (reason: string) => void;
}

const DRY_RUN_REASON = 'dry run';

function staleIn({ code, details }: CallError): Stale | undefined {
  const parsed = StaleDetails.safeParse(details);
  return code === 'revision_stale' && parsed.success ? parsed.data : undefined;
}

function findingsIn(details: unknown): Finding[] {
  const parsed = ChangeAnswer.shape.findings.safeParse(
    (details as { readonly findings?: unknown } | undefined)?.findings,
  );
  return parsed.success ? parsed.data : [];
}

/** The dry run of a change against the revision that it was made for. */
function useDryRun(change: Pick<ChangeCommand, 'changes' | 'revision'>) {
  const { map } = useEnvironment();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['dry run', map.environment, change],
    queryFn: () => map.change({ ...change, reason: DRY_RUN_REASON, dryRun: true }),
  });
  return isFetching ? { refetch } : { answer: data, error: error ?? undefined, refetch };
}

/** Tries a change against the revision it was made for, and applies it. */
export function useReview(options: {
  readonly changes: readonly StateChange[];
  readonly revision: number;
  /** The change has been applied. */
  readonly onDone: (applied: { readonly revision: number; readonly reason: string }) => void;
}): Review {
  const { changes, onDone } = options;
  const { map } = useEnvironment();
  const client = useQueryClient();
  const [revision, setRevision] = useState(options.revision);
  const trial = useDryRun({ changes, revision });
  const applied = useMutation({
    mutationFn: (reason: string) => map.change({ changes, reason, dryRun: false, revision }),
    onSuccess: ({ revision: made }, reason) => {
      void client.invalidateQueries({ queryKey: [map.environment] });
      onDone({ revision: made, reason });
    },
  });
  const error = applied.error ?? trial.error;
  const stale = error && staleIn(error);
  const refusedFor = findingsIn(applied.error?.details);
  return {
    answer:
      trial.answer && refusedFor.length > 0
        ? { ...trial.answer, findings: refusedFor }
        : trial.answer,
    stale,
    // While the sign-in is open, there is nothing else to show.
    error: stale !== undefined || error?.code === 'unauthorized' ? undefined : error,
    isSending: applied.isPending,
    goOn: () => {
      if (stale !== undefined) {
        applied.reset();
        setRevision(stale.revision);
      }
    },
    retry: () => {
      applied.reset();
      void trial.refetch();
    },
    apply: (reason) => applied.mutate(reason),
  };
}
