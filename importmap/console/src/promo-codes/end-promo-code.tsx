import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { NoticeBanner } from '@touchline/ui';
import { endPromoCode } from '../api/promo-code-requests.ts';
import { ReasonDialog } from '../review/reason-dialog.tsx';
import { useTexts } from '../texts/texts-context.ts';

/** Ends a code for a reason. */
export function EndPromoCode({
  code,
  onClose,
  onDone,
}: {
  readonly code: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}) {
  const { t } = useTexts();
  const [reason, setReason] = useState('');
  const made = useMutation({ mutationFn: endPromoCode, onSuccess: onDone });
  return (
    <ReasonDialog
      title={t('promoCodes.endTitle', { code })}
      submitText={t('promoCodes.end')}
      busy={made.isPending}
      reason={reason}
      onReason={setReason}
      onClose={onClose}
      onSubmit={() => made.mutate({ code, reason: reason.trim() })}
    >
      <p>{t('promoCodes.endText')}</p>
      {made.error !== null && (
        <NoticeBanner tone="danger" text={`${made.error.message} (${made.error.code})`} />
      )}
    </ReasonDialog>
  );
}
