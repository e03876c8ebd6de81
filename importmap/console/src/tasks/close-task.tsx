import type { OperatorTask } from '@touchline/contracts/operator';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { NoticeBanner } from '@touchline/ui';
import { closeTask } from '../api/task-requests.ts';
import { ReasonDialog } from '../review/reason-dialog.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { TaskFacts } from './task-facts.tsx';

/** Closes a task that needs no act of the site, with a note on what was done. */
export function CloseTask(props: {
  readonly task: OperatorTask;
  readonly onClose: () => void;
  readonly onDone: () => void;
}) {
  const { task, onClose, onDone } = props;
  const { t } = useTexts();
  const [note, setNote] = useState('');
  const close = useMutation({ mutationFn: closeTask, onSuccess: onDone });

  return (
    <ReasonDialog
      title={t('tasks.closeTitle')}
      submitText={t('tasks.close')}
      busy={close.isPending}
      reason={note}
      onReason={setNote}
      onClose={onClose}
      onSubmit={() => close.mutate({ id: task.id, note: note.trim() })}
    >
      <TaskFacts task={task} />
      {close.error !== null && <NoticeBanner tone="danger" text={close.error.message} />}
    </ReasonDialog>
  );
}
