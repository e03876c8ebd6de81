import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { NoticeBanner } from '@touchline/ui';
import { switchGames } from '../api/game-requests.ts';
import { useNotify } from '../app/notices.tsx';
import { ReasonDialog } from '../review/reason-dialog.tsx';
import { useTexts } from '../texts/texts-context.ts';

/** What is opened or closed. */
export interface Switched {
  readonly of: 'games' | 'game-providers';
  readonly id: string;
  readonly name: string;
  /** What it becomes. */
  readonly isOpen: boolean;
}

/** Opens or closes a game or a provider, for a reason. */
export function SwitchDialog({
  switched,
  onClose,
  onDone,
}: {
  readonly switched: Switched;
  readonly onClose: () => void;
  readonly onDone: () => void;
}) {
  const { t } = useTexts();
  const notify = useNotify();
  const [reason, setReason] = useState('');
  const { name, ...change } = switched;
  const act = change.isOpen ? 'open' : 'close';
  const made = useMutation({
    mutationFn: switchGames,
    onSuccess: () => {
      notify({ tone: 'success', title: t(`games.switch.${act}Done`, { name }) });
      onDone();
    },
  });
  return (
    <ReasonDialog
      title={t(`games.switch.${act}Title`, { name })}
      submitText={t(`games.switch.${act}`)}
      busy={made.isPending}
      reason={reason}
      onReason={setReason}
      onClose={onClose}
      onSubmit={() => made.mutate({ ...change, reason: reason.trim() })}
    >
      <p>{t(`games.switch.${act}Text`)}</p>
      {made.error !== null && (
        <NoticeBanner tone="danger" text={`${made.error.message} (${made.error.code})`} />
      )}
    </ReasonDialog>
  );
}
