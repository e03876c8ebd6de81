import type { OperatorDraw } from '@touchline/contracts/pools';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { NoticeBanner } from '@touchline/ui';
import { cancelDraw } from '../api/pool-requests.ts';
import { useNotify } from '../app/notices.tsx';
import { ReasonDialog } from '../review/reason-dialog.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { DrawFacts } from './draw-facts.tsx';
import { POOLS_KEY } from './use-pool-list.ts';

/** Cancels a draw or a round for a reason; all its stakes are returned. */
export function CancelDrawDialog({
  draw,
  onClose,
}: {
  readonly draw: OperatorDraw;
  readonly onClose: () => void;
}) {
  const { t } = useTexts();
  const notify = useNotify();
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const made = useMutation({
    mutationFn: cancelDraw,
    onSuccess: ({ refunded }) => {
      notify({ tone: 'success', title: t('pools.cancelled', { id: draw.id, count: refunded }) });
      onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey: [POOLS_KEY] }),
  });
  return (
    <ReasonDialog
      title={t('pools.cancelTitle', { id: draw.id })}
      submitText={t('pools.cancel')}
      busy={made.isPending}
      reason={reason}
      onReason={setReason}
      onClose={onClose}
      onSubmit={() => made.mutate({ id: draw.id, reason: reason.trim() })}
    >
      <p>{t('pools.cancelText')}</p>
      <DrawFacts draw={draw} />
      {made.error !== null && (
        <NoticeBanner tone="danger" text={`${made.error.message} (${made.error.code})`} />
      )}
    </ReasonDialog>
  );
}
