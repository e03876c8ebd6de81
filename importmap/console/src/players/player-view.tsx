import { useQuery, useQueryClient } from '@tanstack/react-query';
import { readPlayer } from '../api/player-requests.ts';
import { Page } from '../app/page.tsx';
import { Failure, Loading } from '../app/query-state.tsx';
import { RoundsBlock } from '../games/rounds-block.tsx';
import { PlayerLoyalty } from '../loyalty/player-loyalty.tsx';
import { ProtectionBlocks } from '../protection/protection-blocks.tsx';
import { PROTECTION_KEY } from '../protection/use-desk.ts';
import { May } from '../session/may.tsx';
import { StakesBlock } from '../stakes/stakes-block.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { AuditBlock } from './audit-block.tsx';
import { DocumentsBlock, MessagesBlock } from './contact-blocks.tsx';
import { FreezeBlock } from './freeze-block.tsx';
import { AccountsBlock, BetsBlock, PaymentsBlock } from './money-blocks.tsx';
import { NotesBlock } from './notes-block.tsx';
import { PLAYER_KEY } from './paged-block.tsx';
import { PlayerActions } from './player-actions.tsx';
import styles from './players.module.css';
import { ProfileBlock } from './profile-block.tsx';
import { SessionsBlock } from './sessions-block.tsx';
import { StatusBlock } from './status-block.tsx';

/** The blocks below profile and status, each for operators with its permission. */
function Blocks({
  playerId,
  onChanged,
}: {
  readonly playerId: string;
  readonly onChanged: () => void;
}) {
  return (
    <>
      <May permission="players.note">
        <NotesBlock playerId={playerId} onChanged={onChanged} />
      </May>
      <May permission="payments.read">
        <AccountsBlock playerId={playerId} />
        <PaymentsBlock playerId={playerId} />
      </May>
      <May permission="bets.read">
        <StakesBlock playerId={playerId} onChanged={onChanged} />
        <BetsBlock playerId={playerId} />
      </May>
      <May permission="games.read">
        <RoundsBlock playerId={playerId} />
      </May>
      <SessionsBlock playerId={playerId} onChanged={onChanged} />
      <May permission="verification.read">
        <DocumentsBlock playerId={playerId} onChanged={onChanged} />
      </May>
      <May permission="protection.read">
        <ProtectionBlocks playerId={playerId} />
      </May>
      <May permission="bonuses.read">
        <PlayerLoyalty playerId={playerId} />
      </May>
      <May permission="players.messages">
        <MessagesBlock playerId={playerId} />
      </May>
    </>
  );
}

/** Everything about one player that the operator may know, and what they may do. */
export function PlayerView({ playerId }: { readonly playerId: string }) {
  const { t } = useTexts();
  const client = useQueryClient();
  const loaded = useQuery({
    queryKey: [PLAYER_KEY, playerId, 'profile'],
    queryFn: () => readPlayer(playerId),
  });
  const player = loaded.data;
  const reload = () => {
    void client.invalidateQueries({ queryKey: [PLAYER_KEY, playerId] });
    void client.invalidateQueries({ queryKey: [PROTECTION_KEY] });
  };
  return (
    <Page
      title={t('players.open', { player: playerId })}
      text={player && <bdi>{`${player.name} ${player.surname}`.trim() || player.email}</bdi>}
      actions={player && <PlayerActions playerId={playerId} onChanged={reload} />}
    >
      <Failure of={loaded} />
      <Loading of={loaded} />
      {player !== undefined && (
        <>
          <div className={styles.blocks}>
            <ProfileBlock player={player} />
            <StatusBlock playerId={playerId} onChanged={reload} />
            <FreezeBlock playerId={playerId} onChanged={reload} />
            <Blocks playerId={playerId} onChanged={reload} />
          </div>
          <May permission="audit.read">
            <AuditBlock playerId={playerId} />
          </May>
        </>
      )}
    </Page>
  );
}
