import { WithdrawalState } from '@touchline/contracts/money';
import { useState } from 'react';
import { EmptyState } from '@touchline/ui';
import { withdrawIcon } from '@touchline/ui/icons';
import { SelectField } from '@touchline/ui/forms';
import { useNotify } from '../app/notices.tsx';
import { Page } from '../app/page.tsx';
import { PageSteps } from '../app/page-steps.tsx';
import { Failure, Loading } from '../app/query-state.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { ApproveWithdrawal } from './approve-withdrawal.tsx';
import { RejectWithdrawal } from './reject-withdrawal.tsx';
import { useWithdrawals } from './use-withdrawals.ts';
import { type Decision, WithdrawalList } from './withdrawal-list.tsx';

/** In the order of work: what waits for a decision comes first. */
const STATES = ['review', 'requested', 'approved', 'sent', 'failed', 'rejected', 'paid'] as const;
const DIALOGS = { approve: ApproveWithdrawal, reject: RejectWithdrawal };

/** The queue of withdrawals by state, and decisions about those in review. */
export function WithdrawalsView() {
  const { t } = useTexts();
  const notify = useNotify();
  const { loaded, withdrawals, state, choose, showPrevious, showNext, reload } = useWithdrawals();
  const [decision, setDecision] = useState<Decision>();
  const Dialog = decision && DIALOGS[decision.kind];
  return (
    <Page title={t('withdrawals.title')} text={t('withdrawals.text')}>
      <SelectField
        label={t('withdrawals.state')}
        options={STATES.map((value) => ({ value, text: t(`withdrawals.states.${value}`) }))}
        value={state}
        onChange={(event) => choose(WithdrawalState.parse(event.target.value))}
      />
      <Failure of={loaded} />
      <Loading of={loaded} />
      {withdrawals?.length === 0 && (
        <EmptyState path={withdrawIcon} title={t('withdrawals.none')} />
      )}
      <WithdrawalList withdrawals={withdrawals ?? []} onDecide={setDecision} />
      <PageSteps showNewer={showPrevious} showOlder={showNext} />
      {decision !== undefined && Dialog !== undefined && (
        <Dialog
          withdrawal={decision.withdrawal}
          onClose={() => {
            setDecision(undefined);
            // It may have been decided by someone else.
            reload();
          }}
          onDone={() => {
            setDecision(undefined);
            notify({ tone: 'success', title: t(`withdrawals.done.${decision.kind}`) });
            reload();
          }}
        />
      )}
    </Page>
  );
}
