import type { OperatorBet } from '@touchline/contracts/betting';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@touchline/ui';
import { readBet } from '../api/bet-requests.ts';
import { Panel } from '../app/page.tsx';
import { Failure, Loading } from '../app/query-state.tsx';
import { PlayerLink } from '../players/player-link.tsx';
import { useMay } from '../session/operator-context.ts';
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
  const may = useMay();
  const [isVoiding, setVoiding] = useState(false);
  const queryKey = ['bet', betId];
  const loaded = useQuery({ queryKey, queryFn: () => readBet(betId) });
  const client = useQueryClient();
  const bet = loaded.data;
  if (bet === undefined) {
    return (
      <>
        <Loading of={loaded} />
        <Failure of={loaded} />
      </>
    );
  }
  return (
    <Panel title={t('bets.bet', { bet: bet.id })}>
      <BetFacts bet={bet} />
      <BetLegs bet={bet} />
      <div className={styles.actions}>
        <PlayerLink playerId={bet.playerId} />
        {isVoidable(bet) && may('bets.void') && (
          <Button onClick={() => setVoiding(true)}>{t('bets.void')}</Button>
        )}
      </div>
      {isVoiding && (
        <VoidBet
          bet={bet}
          onClose={() => setVoiding(false)}
          onDone={() => {
            setVoiding(false);
            void client.invalidateQueries({ queryKey });
          }}
        />
      )}
    </Panel>
  );
}
