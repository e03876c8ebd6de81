import type { OperatorWithdrawal } from '@touchline/contracts/money';
import { Button } from '@touchline/ui';
import { PlayerLink } from '../players/player-link.tsx';
import { useMay } from '../session/operator-context.ts';
import { useTexts } from '../texts/texts-context.ts';
import { WithdrawalFacts } from './withdrawal-facts.tsx';
import lists from '../list/list.module.css';
import styles from './withdrawals.module.css';

/** What an operator decides about a withdrawal. */
export interface Decision {
  readonly withdrawal: OperatorWithdrawal;
  readonly kind: 'approve' | 'reject';
}

/** Withdrawals, those in review with what can be decided. */
export function WithdrawalList(props: {
  readonly withdrawals: readonly OperatorWithdrawal[];
  readonly onDecide: (decision: Decision) => void;
}) {
  const { withdrawals, onDecide } = props;
  const { t } = useTexts();
  const may = useMay();
  return (
    <ul className={lists.list}>
      {withdrawals.map((withdrawal) => (
        <li key={withdrawal.id} className={lists.entry} data-withdrawal={withdrawal.id}>
          <WithdrawalFacts withdrawal={withdrawal} />
          <div className={styles.actions}>
            <PlayerLink playerId={withdrawal.playerId} />
            {withdrawal.state === 'review' && may('withdrawals.decide') && (
              <>
                <Button size="small" onClick={() => onDecide({ withdrawal, kind: 'approve' })}>
                  {t('withdrawals.approve')}
                </Button>
                <Button
                  size="small"
                  variant="quiet"
                  onClick={() => onDecide({ withdrawal, kind: 'reject' })}
                >
                  {t('withdrawals.reject')}
                </Button>
              </>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
