import { type ConfigurationRevision, StaleConfiguration } from '@touchline/contracts/operator';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallError } from '../api/call.ts';
import { readGroup, sendGroup } from '../api/configuration-requests.ts';
import { useNotify } from '../app/notices.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { patchOf } from './patch.ts';
import type { StaleGroup } from './save-dialog.tsx';
import type { GroupDraft, Problems } from './use-group-draft.ts';

interface Attempt {
  readonly patch: object;
  readonly dryRun: boolean;
}

function problemsIn(details: unknown): Problems {
  const list = Array.isArray(details) ? (details as readonly unknown[]) : [];
  return Object.fromEntries(
    list.flatMap((one) => {
      const { path, problem } = one as { readonly path?: unknown; readonly problem?: unknown };
      return typeof path === 'string' && typeof problem === 'string' ? [[path, problem]] : [];
    }),
  );
}

/** Tries the changes to a group, shows them for review, and saves them for a reason. */
export function useGroupSave({
  name,
  draft,
}: {
  readonly name: string;
  readonly draft: GroupDraft;
}) {
  const { t } = useTexts();
  const notify = useNotify();
  const [failure, setFailure] = useState<string>();
  const [isReviewing, setReviewing] = useState(false);
  const [stale, setStale] = useState<StaleGroup>();
  const [reason, setReason] = useState('');

  function refuse({ code, message, details }: CallError) {
    const newer = StaleConfiguration.safeParse(details);
    if (code === 'revision_stale' && newer.success) {
      setStale(newer.data);
      setReviewing(true);
      return;
    }
    setReviewing(false);
    draft.report(problemsIn(details));
    setFailure(message);
  }

  const sent = useMutation({
    mutationFn: async ({ patch, dryRun }: Attempt) => {
      const { revision } = draft.base;
      await sendGroup({ name, patch, revision, dryRun, reason });
      return dryRun ? undefined : await readGroup(name);
    },
    onMutate: () => {
      draft.report({});
      setFailure(undefined);
    },
    onSuccess: (saved) => {
      setReviewing(saved === undefined);
      if (saved !== undefined) {
        setReason('');
        notify({ tone: 'success', title: t('configuration.saved', { name }) });
        draft.rebase(saved);
      }
    },
    onError: refuse,
  });

  return {
    failure,
    stale,
    reason,
    setReason,
    isReviewing,
    busy: sent.isPending,
    tryOut: () => sent.mutate({ patch: draft.patch, dryRun: true }),
    save: () => sent.mutate({ patch: draft.patch, dryRun: false }),
    close: () => setReviewing(false),
    discard: () => {
      draft.discard();
      setFailure(undefined);
    },
    /** Puts one's own changes over what somebody else has saved. */
    reapply: () => {
      if (stale !== undefined) {
        draft.rebase(stale);
        setStale(undefined);
      }
    },
    /** Proposes the group as it was before a change. */
    undo: ({ id, before }: ConfigurationRevision) => {
      draft.replace(before);
      setReason(t('configuration.backReason', { id }));
      sent.mutate({ patch: patchOf(draft.base.value, before), dryRun: true });
    },
  };
}
