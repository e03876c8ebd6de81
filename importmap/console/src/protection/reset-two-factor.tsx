import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, NoticeBanner } from '@touchline/ui';
import { resetTwoFactor } from '../api/protection-requests.ts';
import { useNotify } from '../app/notices.tsx';
import { ReasonDialog } from '../review/reason-dialog.tsx';
import { useTexts } from '../texts/texts-context.ts';

/** Lets a player sign in without a code who has lost the app and the recovery codes. */
export function ResetTwoFactor({ playerId }: { readonly playerId: string }) {
  const { t } = useTexts();
  const notify = useNotify();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const made = useMutation({
    mutationFn: resetTwoFactor,
    onSuccess: () => {
      setOpen(false);
      notify({ tone: 'success', title: t('protection.twoFactor.done') });
    },
  });
  return (
    <>
      <Button size="small" variant="quiet" onClick={() => setOpen(true)}>
        {t('protection.twoFactor.open')}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={t('protection.twoFactor.title')}
          submitText={t('protection.twoFactor.submit')}
          busy={made.isPending}
          reason={reason}
          onReason={setReason}
          onClose={() => {
            setOpen(false);
            made.reset();
          }}
          onSubmit={() => made.mutate({ playerId, reason: reason.trim() })}
        >
          <p>{t('protection.twoFactor.text', { player: playerId })}</p>
          {made.error !== null && (
            <NoticeBanner
              tone="danger"
              text={
                made.error.code === 'not_found'
                  ? t('protection.twoFactor.off')
                  : `${made.error.message} (${made.error.code})`
              }
            />
          )}
        </ReasonDialog>
      )}
    </>
  );
}
