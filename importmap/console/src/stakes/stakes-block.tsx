import type { OwnStakeFactor } from '@touchline/contracts/betting';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@touchline/ui';
import { useState } from 'react';
import { readStakeFactor, removeStakeFactor } from '../api/stake-requests.ts';
import { useNotify } from '../app/notices.tsx';
import { Panel } from '../app/page.tsx';
import { Failure, Loading } from '../app/query-state.tsx';
import { PLAYER_KEY } from '../players/paged-block.tsx';
import { ReasonedAct } from '../review/reasoned-act.tsx';
import { May } from '../session/may.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { ChangeFactor } from './change-factor.tsx';
import styles from './stakes.module.css';

interface PlayersStakes {
  readonly playerId: string;
  readonly onChanged: () => void;
}

/** Changes the share of a player, or takes it back. */
function StakeActs({
  playerId,
  own,
  onChanged,
}: PlayersStakes & { readonly own: OwnStakeFactor | undefined }) {
  const { t } = useTexts();
  const notify = useNotify();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.acts}>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('stakes.change')}
      </Button>
      {own !== undefined && (
        <ReasonedAct
          open={t('stakes.remove')}
          variant="quiet"
          title={t('stakes.remove')}
          submit={t('stakes.removeSubmit')}
          done={t('stakes.saved')}
          act={(reason) => removeStakeFactor({ playerId, reason })}
          onDone={onChanged}
        >
          <p>{t('stakes.removeText', { player: playerId })}</p>
        </ReasonedAct>
      )}
      {isOpen && (
        <ChangeFactor
          playerId={playerId}
          before={own}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            notify({ tone: 'success', title: t('stakes.saved') });
            onChanged();
          }}
        />
      )}
    </div>
  );
}

/** How much of the ordinary largest stakes a player may stake, and the ways to change that. */
export function StakesBlock({ playerId, onChanged }: PlayersStakes) {
  const { t, number } = useTexts();
  const loaded = useQuery({
    queryKey: [PLAYER_KEY, playerId, 'stake-factor'],
    queryFn: () => readStakeFactor(playerId),
  });
  const own = loaded.data?.stakeFactor;
  const shareText = (factor: number) => t('stakes.share', { percent: number(factor * 100) });
  return (
    <Panel title={t('stakes.block')}>
      <Failure of={loaded} />
      <Loading of={loaded} />
      {loaded.data !== undefined && (
        <>
          <p>
            {own === undefined
              ? t('stakes.ordinary')
              : `${shareText(own.factor)} · ${t(`stakes.reasons.${own.reason}`)}`}
          </p>
          <May permission="bets.limit">
            <StakeActs playerId={playerId} own={own} onChanged={onChanged} />
          </May>
        </>
      )}
    </Panel>
  );
}
