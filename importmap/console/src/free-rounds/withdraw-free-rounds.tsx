import { useMutation } from '@tanstack/react-query';
import { NoticeBanner } from '@touchline/ui';
import { useState } from 'react';
import { withdrawFreeRounds } from '../api/free-round-requests.ts';
import { ReasonDialog } from '../review/reason-dialog.tsx';
import { useTexts } from '../texts/texts-context.ts';

/** Ends what is left of free rounds for a reason. */
export function WithdrawFreeRounds({
  id,
  onClose,
  onDone,
}: {
  readonly id: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}) {
  const { t } = useTexts();
  const [reason, setReason] = useState('');
  const made = useMutation({ mutationFn: withdrawFreeRounds, onSuccess: onDone });
  return (
    <ReasonDialog
      title={t('freeRounds.withdrawTitle')}
      submitText={t('freeRounds.withdraw')}
      busy={made.isPending}
      reason={reason}
      onReason={setReason}
      onClose={onClose}
      onSubmit={() => made.mutate({ id, reason: reason.trim() })}
    >
      <p>{t('freeRounds.withdrawText')}</p>
      {made.error !== null && (
        <NoticeBanner tone="danger" text={`${made.error.message} (${made.error.code})`} />
      )}
    </ReasonDialog>
  );
}
