import type { OperatorTask } from '@touchline/contracts/operator';
import { useState } from 'react';
import { NoticeBanner } from '@touchline/ui';
import { type CallError, refusal } from '../api/call.ts';
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
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<CallError>();

  async function send() {
    setSending(true);
    try {
      await closeTask({ id: task.id, note: note.trim() });
      onDone();
    } catch (cause) {
      setError(refusal(cause));
      setSending(false);
    }
  }

  return (
    <ReasonDialog
      title={t('tasks.closeTitle')}
      submitText={t('tasks.close')}
      busy={isSending}
      reason={note}
      onReason={setNote}
      onClose={onClose}
      onSubmit={() => void send()}
    >
      <TaskFacts task={task} />
      {error !== undefined && <NoticeBanner tone="danger" text={error.message} />}
    </ReasonDialog>
  );
}
