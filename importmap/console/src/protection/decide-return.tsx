import type { OperatorReturn } from '@touchline/contracts/operator';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { NoticeBanner } from '@touchline/ui';
import { decideReturn } from '../api/protection-requests.ts';
import { ReasonDialog } from '../review/reason-dialog.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { ReturnFacts } from './protection-facts.tsx';

/** What is decided about a request to play again. */
export interface ReturnAct {
  readonly request: OperatorReturn;
  readonly decision: 'approved' | 'refused';
}

/** Lets a player back after the waiting time, or refuses, for a reason that the audit log has. */
export function DecideReturn({
  act: { request, decision },
  onClose,
  onDone,
}: {
  readonly act: ReturnAct;
  readonly onClose: () => void;
  readonly onDone: () => void;
}) {
  const { t } = useTexts();
  const [reason, setReason] = useState('');
  const made = useMutation({ mutationFn: decideReturn, onSuccess: onDone });
  return (
    <ReasonDialog
      title={t(`protection.${decision}.title`)}
      submitText={t(`protection.${decision}.submit`)}
      busy={made.isPending}
      reason={reason}
      onReason={setReason}
      onClose={onClose}
      onSubmit={() => made.mutate({ id: request.id, decision, reason: reason.trim() })}
    >
      <p>{t(`protection.${decision}.text`)}</p>
      <ReturnFacts request={request} />
      {made.error !== null && (
        <NoticeBanner
          tone="danger"
          text={
            made.error.code === 'not_found'
              ? t('protection.decidedElsewhere')
              : `${made.error.message} (${made.error.code})`
          }
        />
      )}
    </ReasonDialog>
  );
}
