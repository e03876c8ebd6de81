import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { NoticeBanner } from '@touchline/ui';
import { endPlayerSessions } from '../api/player-requests.ts';
import { ReasonDialog } from '../review/reason-dialog.tsx';
import { useTexts } from '../texts/texts-context.ts';

/** Signs a player out: of one session, or everywhere. */
export function EndSessions({
  playerId,
  sessionId,
  onClose,
  onDone,
}: {
  readonly playerId: string;
  /** Undefined for all. */
  readonly sessionId: string | undefined;
  readonly onClose: () => void;
  readonly onDone: () => void;
}) {
  const { t } = useTexts();
  const [reason, setReason] = useState('');
  const made = useMutation({ mutationFn: endPlayerSessions, onSuccess: onDone });
  const which = sessionId === undefined ? 'all' : 'one';
  return (
    <ReasonDialog
      title={t(`players.sessions.end.${which}`)}
      submitText={t('players.sessions.end.submit')}
      busy={made.isPending}
      reason={reason}
      onReason={setReason}
      onClose={onClose}
      onSubmit={() =>
        made.mutate({
          playerId,
          reason: reason.trim(),
          ...(sessionId !== undefined && { id: sessionId }),
        })
      }
    >
      <p>{t('players.sessions.end.text', { player: playerId })}</p>
      {made.error !== null && (
        <NoticeBanner tone="danger" text={`${made.error.message} (${made.error.code})`} />
      )}
    </ReasonDialog>
  );
}
