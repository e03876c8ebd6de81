import { useMutation } from '@tanstack/react-query';
import { approveWithdrawal } from '../api/withdrawal-requests.ts';
import { useTexts } from '../texts/texts-context.ts';
import { DecisionDialog, type DecisionProps } from './decision-dialog.tsx';

/** Lets a withdrawal go to the provider, for a reason that the audit log has. */
export function ApproveWithdrawal({ withdrawal, onClose, onDone }: DecisionProps) {
  const { t } = useTexts();
  const made = useMutation({
    mutationFn: approveWithdrawal,
    onSuccess: (answer) => onDone(answer.withdrawal),
  });
  return (
    <DecisionDialog
      withdrawal={withdrawal}
      title={t('withdrawals.approveTitle')}
      text={t('withdrawals.approveText')}
      submitText={t('withdrawals.approveSubmit')}
      made={made}
      onClose={onClose}
      onSubmit={(reason) => made.mutate({ id: withdrawal.id, reason })}
    />
  );
}
