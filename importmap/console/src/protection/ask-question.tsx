import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button, NoticeBanner } from '@touchline/ui';
import { Dialog, TextField } from '@touchline/ui/forms';
import {
  checkSecurityAnswer,
  readSecurityQuestion,
  removeSecurityQuestion,
} from '../api/protection-requests.ts';
import { useNotify } from '../app/notices.tsx';
import { Failure, Loading } from '../app/query-state.tsx';
import { ReasonDialog } from '../review/reason-dialog.tsx';
import { useTexts } from '../texts/texts-context.ts';

const QUESTION_KEY = 'security-question';

interface OfPlayer {
  readonly playerId: string;
  readonly onClose: () => void;
}

/** Compares what a caller answers; the stored answer is shown to no one. */
function CheckAnswer({ playerId }: { readonly playerId: string }) {
  const { t } = useTexts();
  const [answer, setAnswer] = useState('');
  const checked = useMutation({ mutationFn: checkSecurityAnswer });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (answer.trim() !== '') {
      checked.mutate({ playerId, answer });
    }
  }

  return (
    <form noValidate onSubmit={submit}>
      <TextField
        name="answer"
        label={t('protection.question.answer')}
        autoComplete="off"
        maxLength={120}
        required
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
      />
      {checked.data !== undefined && (
        <NoticeBanner
          tone={checked.data.matches ? 'info' : 'warning'}
          text={t(`protection.question.${checked.data.matches ? 'right' : 'wrong'}`)}
        />
      )}
      {checked.error !== null && (
        <NoticeBanner
          tone="danger"
          text={
            checked.error.code === 'rate_limited'
              ? t('protection.question.locked')
              : `${checked.error.message} (${checked.error.code})`
          }
        />
      )}
      <Button type="submit" wide busy={checked.isPending}>
        {t('protection.question.check')}
      </Button>
    </form>
  );
}

/** The question to put to a caller, and the way to its removal. */
function QuestionDialog({
  playerId,
  onClose,
  onRemove,
}: OfPlayer & { readonly onRemove: () => void }) {
  const { t } = useTexts();
  const loaded = useQuery({
    queryKey: [QUESTION_KEY, playerId],
    queryFn: () => readSecurityQuestion(playerId),
  });
  const question = loaded.data?.question;
  return (
    <Dialog
      open
      title={t('protection.question.title')}
      closeText={t('review.cancel')}
      onClose={onClose}
    >
      <Failure of={loaded} />
      <Loading of={loaded} />
      {loaded.data !== undefined && question === undefined && (
        <p>{t('protection.question.none', { player: playerId })}</p>
      )}
      {question !== undefined && (
        <>
          <p>
            {t('protection.question.ask')}{' '}
            <strong>
              <bdi>{'id' in question ? t(`protection.question.${question.id}`) : question.own}</bdi>
            </strong>
          </p>
          <CheckAnswer playerId={playerId} />
          <Button variant="quiet" wide onClick={onRemove}>
            {t('protection.question.remove')}
          </Button>
        </>
      )}
    </Dialog>
  );
}

/** Removes the question, for a reason. */
function RemoveDialog({ playerId, onClose }: OfPlayer) {
  const { t } = useTexts();
  const notify = useNotify();
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const removed = useMutation({
    mutationFn: removeSecurityQuestion,
    onSuccess: () => {
      onClose();
      notify({ tone: 'success', title: t('protection.question.removed') });
      void client.invalidateQueries({ queryKey: [QUESTION_KEY, playerId] });
    },
  });
  return (
    <ReasonDialog
      title={t('protection.question.title')}
      submitText={t('protection.question.remove')}
      busy={removed.isPending}
      reason={reason}
      onReason={setReason}
      onClose={onClose}
      onSubmit={() => removed.mutate({ playerId, reason: reason.trim() })}
    >
      <p>{t('protection.question.removeText')}</p>
      {removed.error !== null && (
        <NoticeBanner tone="danger" text={`${removed.error.message} (${removed.error.code})`} />
      )}
    </ReasonDialog>
  );
}

/** Puts a player's security question to a caller, and removes it for who has forgotten the answer. */
export function AskQuestion({ playerId }: { readonly playerId: string }) {
  const { t } = useTexts();
  const [open, setOpen] = useState<'question' | 'remove'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Button size="small" variant="quiet" onClick={() => setOpen('question')}>
        {t('protection.question.open')}
      </Button>
      {open === 'question' && (
        <QuestionDialog playerId={playerId} onClose={close} onRemove={() => setOpen('remove')} />
      )}
      {open === 'remove' && <RemoveDialog playerId={playerId} onClose={close} />}
    </>
  );
}
