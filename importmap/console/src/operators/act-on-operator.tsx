import type { OperatorAccount, OperatorInvitation } from '@touchline/contracts/operator';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { resetPassword, switchOperatorOff, switchOperatorOn } from '../api/operator-requests.ts';
import { ReasonDialog } from '../review/reason-dialog.tsx';
import { isolate } from '../texts/isolate.ts';
import { useTexts } from '../texts/texts-context.ts';
import { OperatorError } from './operator-error.tsx';

const REQUESTS = { reset: resetPassword, off: switchOperatorOff, on: switchOperatorOn };

/** What an admin does to an operator for a reason alone. */
export type OperatorAct = keyof typeof REQUESTS;

/** Says what an act does to an operator, and does it. */
export function ActOnOperator({
  act,
  operator: { name, version },
  onClose,
  onDone,
}: {
  readonly act: OperatorAct;
  readonly operator: OperatorAccount;
  readonly onClose: () => void;
  /** @param invitation where a link was made */
  readonly onDone: (invitation: OperatorInvitation | undefined) => void;
}) {
  const { t } = useTexts();
  const [reason, setReason] = useState('');
  const request = REQUESTS[act];
  const made = useMutation({
    mutationFn: async () => request({ name, version, reason: reason.trim() }),
    onSuccess: (answer) => onDone('code' in answer ? answer : undefined),
  });
  return (
    <ReasonDialog
      title={t(`operators.${act}.title`, { name: isolate(name) })}
      submitText={t(`operators.${act}.submit`)}
      busy={made.isPending}
      reason={reason}
      onReason={setReason}
      onClose={onClose}
      onSubmit={() => made.mutate()}
    >
      <p>{t(`operators.${act}.text`, { name: isolate(name) })}</p>
      <OperatorError error={made.error} />
    </ReasonDialog>
  );
}
