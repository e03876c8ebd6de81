import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { NoticeBanner } from '@touchline/ui';
import { banPlayer } from '../api/player-requests.ts';
import { ReasonDialog } from '../review/reason-dialog.tsx';
import { useTexts } from '../texts/texts-context.ts';

/** Of a player who is banned. */
const BANNED = 1;

/** Bans a player, or lifts the ban, for a reason that the audit log has. */
export function BanPlayer({
  playerId,
  seen,
  onClose,
  onDone,
}: {
  readonly playerId: string;
  /** The level of the ban that the operator saw; 0 for none. */
  readonly seen: number;
  readonly onClose: () => void;
  readonly onDone: () => void;
}) {
  const { t } = useTexts();
  const [reason, setReason] = useState('');
  const made = useMutation({ mutationFn: banPlayer, onSuccess: onDone });
  const act = seen > 0 ? 'unban' : 'ban';
  return (
    <ReasonDialog
      title={t(`players.${act}.title`)}
      submitText={t(`players.${act}.submit`)}
      busy={made.isPending}
      reason={reason}
      onReason={setReason}
      onClose={onClose}
      onSubmit={() =>
        made.mutate({ playerId, level: seen > 0 ? 0 : BANNED, seen, reason: reason.trim() })
      }
    >
      <p>{t(`players.${act}.text`, { player: playerId })}</p>
      {made.error !== null && (
        <NoticeBanner
          tone="danger"
          text={
            made.error.code === 'revision_stale'
              ? t('players.banStale')
              : `${made.error.message} (${made.error.code})`
          }
        />
      )}
    </ReasonDialog>
  );
}
