import {
  type ConfigurationGroupAnswer,
  type ConfigurationRevision,
  StaleConfiguration,
} from '@touchline/contracts/operator';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallError } from '../api/call.ts';
import { readGroup, sendGroup } from '../api/configuration-requests.ts';
import { useNotify } from '../app/notices.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { patchOf } from './patch.ts';
import type { StaleGroup } from './save-dialog.tsx';
import type { Problems } from './draft-state.ts';
import type { GroupDraft } from './use-group-draft.ts';

interface Attempt {
  readonly patch: object;
  readonly dryRun: boolean;
}

interface SendOptions {
  readonly name: string;
  readonly draft: GroupDraft;
  readonly reason: string;
  readonly onSent: (saved: ConfigurationGroupAnswer | undefined) => void;
  readonly onRefused: (error: CallError) => void;
}

function staleIn({ code, details }: CallError): StaleGroup | undefined {
  const parsed = StaleConfiguration.safeParse(details);
  return code === 'revision_stale' && parsed.success ? parsed.data : undefined;
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

/** Sends changes to a group, or tries them; what was saved is read again. */
function useSend(options: SendOptions) {
  const { name, draft, reason, onSent, onRefused } = options;
  return useMutation({
    mutationFn: async ({ patch, dryRun }: Attempt) => {
      const { revision } = draft.base;
      await sendGroup({ name, patch, revision, dryRun, reason });
      return dryRun ? undefined : await readGroup(name);
    },
    onMutate: () => draft.report({}),
    onSuccess: onSent,
    onError: onRefused,
  });
}

/** Tries the changes to a group, shows them for review, and saves them for a reason. */
export function useGroupSave({ name, draft }: Pick<SendOptions, 'name' | 'draft'>) {
  const { t } = useTexts();
  const notify = useNotify();
  const [isReviewing, setReviewing] = useState(false);
  const [stale, setStale] = useState<StaleGroup>();
  const [reason, setReason] = useState('');

  const sent = useSend({
    name,
    draft,
    reason,
    onSent: (saved) => {
      setReviewing(saved === undefined);
      if (saved !== undefined) {
        setReason('');
        notify({ tone: 'success', title: t('configuration.saved', { name }) });
        draft.rebase(saved);
      }
    },
    onRefused: (error) => {
      const newer = staleIn(error);
      setStale(newer);
      setReviewing(newer !== undefined);
      draft.report(problemsIn(error.details));
    },
  });
  const failure = sent.error && staleIn(sent.error) === undefined ? sent.error.message : undefined;

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
      sent.reset();
    },
    /** Puts the operator's changes over what another has saved. */
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
