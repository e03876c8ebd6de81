import { useQuery } from '@tanstack/react-query';
import { liftFreeze, readFreeze } from '../api/player-requests.ts';
import { Panel } from '../app/page.tsx';
import { Failure } from '../app/query-state.tsx';
import { ReasonedAct } from '../review/reasoned-act.tsx';
import { May } from '../session/may.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { PLAYER_KEY } from './paged-block.tsx';

/** That withdrawals of a player who has secured the account are frozen, and the way to end it; nothing otherwise. */
export function FreezeBlock({
  playerId,
  onChanged,
}: {
  readonly playerId: string;
  readonly onChanged: () => void;
}) {
  const { t, moment } = useTexts();
  const loaded = useQuery({
    queryKey: [PLAYER_KEY, playerId, 'freeze'],
    queryFn: () => readFreeze(playerId),
  });
  const until = loaded.data?.until;
  if (until === undefined) {
    return <Failure of={loaded} />;
  }
  return (
    <Panel title={t('players.freeze.title')}>
      <p>{t('players.freeze.text', { time: moment(until) })}</p>
      <May permission="withdrawals.decide">
        <div>
          <ReasonedAct
            open={t('players.freeze.lift')}
            title={t('players.freeze.lift')}
            submit={t('players.freeze.submit')}
            done={t('players.freeze.done')}
            act={(reason) => liftFreeze({ playerId, reason })}
            onDone={onChanged}
          >
            <p>{t('players.freeze.question', { player: playerId })}</p>
          </ReasonedAct>
        </div>
      </May>
    </Panel>
  );
}
