import {
  ChangeAnswer,
  type Finding,
  StaleDetails,
  type StateChange,
  type StateDifference,
} from '@touchline/contracts/releases';
import { useCallback, useEffect, useState } from 'react';
import { type CallError, refusal } from '../api/call.ts';
import { useEnvironment } from '../environment/environment-context.ts';
import { useSession } from '../session/session-context.ts';

/** Somebody else was quicker. */
export interface Stale {
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
  /** Makes the change; the new revision, or undefined when it was refused. */
  readonly apply: (reason: string) => Promise<number | undefined>;
}

const DRY_RUN_REASON = 'dry run';

function findingsIn(details: unknown): readonly Finding[] {
  const parsed = ChangeAnswer.shape.findings.safeParse(
    (details as { readonly findings?: unknown } | undefined)?.findings,
  );
  return parsed.success ? parsed.data : [];
}

/** Tries a change against the revision it was thought out for, and makes it. */
export function useReview(given: {
  readonly changes: readonly StateChange[];
  readonly revision: number;
}): Review {
  const { changes } = given;
  const session = useSession();
  const { map } = useEnvironment();
  const [revision, setRevision] = useState(given.revision);
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<ChangeAnswer>();
  const [stale, setStale] = useState<Stale>();
  const [error, setError] = useState<CallError>();
  const [isSending, setSending] = useState(false);

  const { lost } = session;
  const take = useCallback(
    (cause: unknown) => {
      const refused = refusal(cause);
      const details = StaleDetails.safeParse(refused.details);
      if (refused.code === 'revision_stale' && details.success) {
        setStale(details.data);
        return;
      }
      if (refused.code === 'unauthorized') {
        lost();
      }
      const findings = findingsIn(refused.details);
      if (findings.length > 0) {
        setAnswer((before) => before && { ...before, findings: [...findings] });
      }
      setError(refused);
    },
    [lost],
  );

  const { signedInCount } = session;
  useEffect(() => {
    let isCurrent = true;
    setAnswer(undefined);
    setError(undefined);
    setStale(undefined);
    map.change({ changes, reason: DRY_RUN_REASON, dryRun: true, revision }).then(
      (tried) => isCurrent && setAnswer(tried),
      (cause: unknown) => isCurrent && take(cause),
    );
    return () => {
      isCurrent = false;
    };
    // A retry and a new sign-in try the same again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [map, changes, revision, attempt, signedInCount, take]);

  return {
    answer,
    stale,
    error,
    isSending,
    goOn: () => stale && setRevision(stale.revision),
    retry: () => setAttempt((count) => count + 1),
    apply: async (reason) => {
      setSending(true);
      setError(undefined);
      try {
        return (await map.change({ changes, reason, dryRun: false, revision })).revision;
      } catch (cause) {
        take(cause);
        return undefined;
      } finally {
        setSending(false);
      }
    },
  };
}
