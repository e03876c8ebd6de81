import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, NoticeBanner } from '@touchline/ui';
import { liftFreeze, readFreeze } from '../api/player-requests.ts';
import { useNotify } from '../app/notices.tsx';
import { Panel } from '../app/page.tsx';
import { Failure } from '../app/query-state.tsx';
import { ReasonDialog } from '../review/reason-dialog.tsx';
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
  const notify = useNotify();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const loaded = useQuery({
    queryKey: [PLAYER_KEY, playerId, 'freeze'],
    queryFn: () => readFreeze(playerId),
  });
  const lifted = useMutation({
    mutationFn: liftFreeze,
    onSuccess: () => {
      setOpen(false);
      notify({ tone: 'success', title: t('players.freeze.done') });
      onChanged();
    },
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
          <Button size="small" onClick={() => setOpen(true)}>
            {t('players.freeze.lift')}
          </Button>
        </div>
      </May>
      {isOpen && (
        <ReasonDialog
          title={t('players.freeze.lift')}
          submitText={t('players.freeze.submit')}
          busy={lifted.isPending}
          reason={reason}
          onReason={setReason}
          onClose={() => {
            setOpen(false);
            lifted.reset();
          }}
          onSubmit={() => lifted.mutate({ playerId, reason: reason.trim() })}
        >
          <p>{t('players.freeze.question', { player: playerId })}</p>
          {lifted.error !== null && (
            <NoticeBanner tone="danger" text={`${lifted.error.message} (${lifted.error.code})`} />
          )}
        </ReasonDialog>
      )}
    </Panel>
  );
}
