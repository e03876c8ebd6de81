import type { OperatorAccount, OperatorInvitation } from '@touchline/contracts/operator';
import { useState } from 'react';
import { Button, EmptyState } from '@touchline/ui';
import { userIcon } from '@touchline/ui/icons';
import { useNotify } from '../app/notices.tsx';
import { Page } from '../app/page.tsx';
import { Failure, Loading } from '../app/query-state.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { ActOnOperator, type OperatorAct } from './act-on-operator.tsx';
import { AddOperator } from './add-operator.tsx';
import { ChangeRoles } from './change-roles.tsx';
import { Invitation } from './invitation.tsx';
import { OperatorList } from './operator-list.tsx';
import { useOperators } from './use-operators.ts';

/** The dialog that is open. */
type Open =
  | { readonly kind: 'add' }
  | { readonly kind: 'roles'; readonly operator: OperatorAccount }
  | { readonly kind: OperatorAct; readonly operator: OperatorAccount }
  | { readonly kind: 'invitation'; readonly invitation: OperatorInvitation };

function OpenDialog({
  open,
  onClose,
  onDone,
}: {
  readonly open: Open;
  readonly onClose: () => void;
  readonly onDone: (invitation?: OperatorInvitation) => void;
}) {
  switch (open.kind) {
    case 'add': {
      return <AddOperator onClose={onClose} onDone={onDone} />;
    }
    case 'roles': {
      return <ChangeRoles operator={open.operator} onClose={onClose} onDone={() => onDone()} />;
    }
    case 'invitation': {
      return <Invitation invitation={open.invitation} onClose={onClose} />;
    }
    default: {
      return (
        <ActOnOperator act={open.kind} operator={open.operator} onClose={onClose} onDone={onDone} />
      );
    }
  }
}

/** Who may operate the site, and as what. */
export function OperatorsView() {
  const { t } = useTexts();
  const notify = useNotify();
  const { loaded, reload } = useOperators();
  const [open, setOpen] = useState<Open>();
  const { operators = [] } = loaded.data ?? {};
  return (
    <Page
      title={t('operators.title')}
      text={t('operators.text')}
      actions={
        <Button size="small" variant="primary" onClick={() => setOpen({ kind: 'add' })}>
          {t('operators.addOpen')}
        </Button>
      }
    >
      <Failure of={loaded} />
      <Loading of={loaded} />
      {loaded.data !== undefined && operators.length === 0 && (
        <EmptyState path={userIcon} title={t('operators.none')} text={t('operators.noneText')} />
      )}
      <OperatorList
        operators={operators}
        onAct={(kind, operator) => setOpen({ kind, operator })}
        onChange={(operator) => setOpen({ kind: 'roles', operator })}
      />
      {open !== undefined && (
        <OpenDialog
          open={open}
          onClose={() => {
            setOpen(undefined);
            // Another admin may have been quicker.
            reload();
          }}
          onDone={(invitation) => {
            setOpen(invitation && { kind: 'invitation', invitation });
            notify({ tone: 'success', title: t('operators.done') });
            reload();
          }}
        />
      )}
    </Page>
  );
}
