import { WithdrawalReason } from '@touchline/contracts/money';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { SelectField } from '@touchline/ui/forms';
import { rejectWithdrawal } from '../api/withdrawal-requests.ts';
import { useTexts } from '../texts/texts-context.ts';
import { DecisionDialog, type DecisionProps } from './decision-dialog.tsx';

/** The reasons that are an operator's; the others are a provider's. */
const CODES = ['rejected_review', 'rejected_documents', 'rejected_fraud'] as const;

/** Declines a withdrawal, for a reason that the player reads and one that the audit log has. */
export function RejectWithdrawal({ withdrawal, onClose, onDone }: DecisionProps) {
  const { t } = useTexts();
  const [code, setCode] = useState<WithdrawalReason>('rejected_review');
  const made = useMutation({
    mutationFn: rejectWithdrawal,
    onSuccess: (answer) => onDone(answer.withdrawal),
  });
  return (
    <DecisionDialog
      withdrawal={withdrawal}
      title={t('withdrawals.rejectTitle')}
      text={t('withdrawals.rejectText')}
      submitText={t('withdrawals.rejectSubmit')}
      made={made}
      onClose={onClose}
      onSubmit={(reason) => made.mutate({ id: withdrawal.id, reason, code })}
    >
      <SelectField
        label={t('withdrawals.code')}
        hint={t('withdrawals.codeHint')}
        options={CODES.map((value) => ({ value, text: t(`withdrawals.reasons.${value}`) }))}
        value={code}
        onChange={(event) => setCode(WithdrawalReason.parse(event.target.value))}
      />
    </DecisionDialog>
  );
}
