import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, NoticeBanner } from '@touchline/ui';
import { repeatCheck } from '../api/verification-requests.ts';
import { useNotify } from '../app/notices.tsx';
import { ReasonDialog } from '../review/reason-dialog.tsx';
import { useTexts } from '../texts/texts-context.ts';

/** Has a player do the provider's check again; who was verified by it is not any more. */
export function RepeatCheck({
  playerId,
  onDone,
}: {
  readonly playerId: string;
  readonly onDone: () => void;
}) {
  const { t } = useTexts();
  const notify = useNotify();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const made = useMutation({
    mutationFn: repeatCheck,
    onSuccess: () => {
      setOpen(false);
      setReason('');
      notify({ tone: 'success', title: t('verification.repeatDone') });
      onDone();
    },
  });
  return (
    <>
      <Button size="small" variant="quiet" onClick={() => setOpen(true)}>
        {t('verification.repeatOpen')}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={t('verification.repeatTitle', { player: playerId })}
          submitText={t('verification.repeatSubmit')}
          busy={made.isPending}
          reason={reason}
          onReason={setReason}
          onClose={() => {
            setOpen(false);
            made.reset();
          }}
          onSubmit={() => made.mutate({ playerId, reason: reason.trim() })}
        >
          <NoticeBanner tone="warning" text={t('verification.repeatWarning')} />
          {made.error !== null && (
            <NoticeBanner
              tone="danger"
              text={
                made.error.code === 'identity_check_closed'
                  ? t('verification.repeatClosed')
                  : `${made.error.message} (${made.error.code})`
              }
            />
          )}
        </ReasonDialog>
      )}
    </>
  );
}
