import type { OperatorBet } from '@touchline/contracts/betting';
import { useState } from 'react';
import { Button, Skeleton } from '@touchline/ui';
import { readBet } from '../api/bet-requests.ts';
import { useLoaded } from '../api/use-loaded.ts';
import { Failure } from '../app/failure.tsx';
import { Panel } from '../app/page.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { BetFacts } from './bet-facts.tsx';
import { BetLegs } from './bet-legs.tsx';
import styles from './bets.module.css';
import { VoidBet } from './void-bet.tsx';

/** A bet that was cashed out cannot be voided, and one that is void stays so. */
function isVoidable({ endedBy, legs }: OperatorBet): boolean {
  return endedBy === undefined && legs.some(({ result }) => result !== 'void');
}

/** A bet with what an operator can do about it. */
export function BetDetails({ betId }: { readonly betId: string }) {
  const { t } = useTexts();
  const [isVoiding, setVoiding] = useState(false);
  const loaded = useLoaded({ key: `bet ${betId}`, load: () => readBet(betId) });
  const bet = loaded.value;
  if (bet === undefined) {
    return loaded.error === undefined ? <Skeleton shape="bar" /> : <Failure of={loaded} />;
  }
  return (
    <Panel title={t('bets.bet', { bet: bet.id })}>
      <BetFacts bet={bet} />
      <BetLegs bet={bet} />
      {isVoidable(bet) && (
        <div className={styles.actions}>
          <Button onClick={() => setVoiding(true)}>{t('bets.void')}</Button>
        </div>
      )}
      {isVoiding && (
        <VoidBet
          bet={bet}
          onClose={() => setVoiding(false)}
          onDone={() => {
            setVoiding(false);
            loaded.reload();
          }}
        />
      )}
    </Panel>
  );
}
