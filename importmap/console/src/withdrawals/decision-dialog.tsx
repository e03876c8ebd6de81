import type { OperatorWithdrawal, Withdrawal } from '@touchline/contracts/money';
import type { UseMutationResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { NoticeBanner } from '@touchline/ui';
import type { CallError } from '../api/call.ts';
import { ReasonDialog } from '../review/reason-dialog.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { WithdrawalFacts } from './withdrawal-facts.tsx';

/** What both decisions about a withdrawal are given. */
export interface DecisionProps {
  readonly withdrawal: OperatorWithdrawal;
  readonly onClose: () => void;
  readonly onDone: (withdrawal: Withdrawal) => void;
}

/** Shows the withdrawal that is decided about, and asks for the reason. */
export function DecisionDialog({
  withdrawal,
  title,
  text,
  submitText,
  made,
  onClose,
  onSubmit,
  children,
}: {
  readonly withdrawal: OperatorWithdrawal;
  readonly title: string;
  readonly text: string;
  readonly submitText: string;
  readonly made: Pick<UseMutationResult<unknown, CallError>, 'isPending' | 'error'>;
  readonly onClose: () => void;
  readonly onSubmit: (reason: string) => void;
  readonly children?: ReactNode;
}) {
  const { t } = useTexts();
  const [reason, setReason] = useState('');
  return (
    <ReasonDialog
      title={title}
      submitText={submitText}
      busy={made.isPending}
      reason={reason}
      onReason={setReason}
      onClose={onClose}
      onSubmit={() => onSubmit(reason.trim())}
    >
      <p>{text}</p>
      <WithdrawalFacts withdrawal={withdrawal} />
      {children}
      {made.error !== null && (
        <NoticeBanner
          tone="danger"
          text={
            made.error.code === 'payment_state_invalid'
              ? t('withdrawals.decidedElsewhere')
              : `${made.error.message} (${made.error.code})`
          }
        />
      )}
    </ReasonDialog>
  );
}
