import type { OperatorAccount } from '@touchline/contracts/operator';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { changeRoles } from '../api/operator-requests.ts';
import { ReasonDialog } from '../review/reason-dialog.tsx';
import { isolate } from '../texts/isolate.ts';
import { useTexts } from '../texts/texts-context.ts';
import { OperatorError } from './operator-error.tsx';
import { RoleFields } from './role-fields.tsx';

/** Gives an operator other roles, which count from their next request. */
export function ChangeRoles({
  operator: { name, roles: before, version },
  onClose,
  onDone,
}: {
  readonly operator: OperatorAccount;
  readonly onClose: () => void;
  readonly onDone: () => void;
}) {
  const { t } = useTexts();
  const [roles, setRoles] = useState(before);
  const [reason, setReason] = useState('');
  const made = useMutation({ mutationFn: changeRoles, onSuccess: onDone });
  return (
    <ReasonDialog
      title={t('operators.change.title', { name: isolate(name) })}
      submitText={t('operators.change.submit')}
      busy={made.isPending}
      reason={reason}
      onReason={setReason}
      onClose={onClose}
      onSubmit={() => {
        if (roles.length > 0) {
          made.mutate({ name, version, roles, reason: reason.trim() });
        }
      }}
    >
      <RoleFields
        roles={roles}
        error={roles.length === 0 ? t('operators.rolesMissing') : undefined}
        onChange={(chosen) => setRoles([...chosen])}
      />
      <OperatorError error={made.error} />
    </ReasonDialog>
  );
}
