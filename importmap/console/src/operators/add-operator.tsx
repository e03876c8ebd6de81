import type { OperatorInvitation } from '@touchline/contracts/operator';
import type { OperatorRole } from '@touchline/domain/operators';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { TextField } from '@touchline/ui/forms';
import type { CallError } from '../api/call.ts';
import { addOperator } from '../api/operator-requests.ts';
import { ReasonDialog } from '../review/reason-dialog.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { OperatorError } from './operator-error.tsx';
import { RoleFields } from './role-fields.tsx';

const NAME = /^[a-z][a-z0-9._-]{1,31}$/;

/** What is wrong with the name: as it was typed, or as the server found. */
function useNameError(name: string, isChecked: boolean, error: CallError | null) {
  const { t } = useTexts();
  if (isChecked && !NAME.test(name)) {
    return t('operators.nameInvalid');
  }
  return error?.code === 'operator_name_taken' ? t('operators.nameTaken') : undefined;
}

/** Adds an operator, who then sets a password by the link. */
export function AddOperator({
  onClose,
  onDone,
}: {
  readonly onClose: () => void;
  readonly onDone: (invitation: OperatorInvitation) => void;
}) {
  const { t } = useTexts();
  const [name, setName] = useState('');
  const [roles, setRoles] = useState<readonly OperatorRole[]>([]);
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const made = useMutation({ mutationFn: addOperator, onSuccess: onDone });
  const nameError = useNameError(name.trim(), isChecked, made.error);
  return (
    <ReasonDialog
      title={t('operators.add')}
      submitText={t('operators.addSubmit')}
      busy={made.isPending}
      reason={reason}
      onReason={setReason}
      onClose={onClose}
      onSubmit={() => {
        setChecked(true);
        if (NAME.test(name.trim()) && roles.length > 0) {
          made.mutate({ name: name.trim(), roles: [...roles], reason: reason.trim() });
        }
      }}
    >
      <TextField
        label={t('operators.name')}
        hint={t('operators.nameHint')}
        autoCapitalize="none"
        autoComplete="off"
        maxLength={32}
        value={name}
        error={nameError}
        onChange={(event) => {
          setName(event.target.value.toLowerCase());
          made.reset();
        }}
      />
      <RoleFields
        roles={roles}
        error={isChecked && roles.length === 0 ? t('operators.rolesMissing') : undefined}
        onChange={setRoles}
      />
      {made.error?.code !== 'operator_name_taken' && <OperatorError error={made.error} />}
    </ReasonDialog>
  );
}
