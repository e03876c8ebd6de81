import { type OperatorSupportRequest, SUPPORT_TEXT } from '@touchline/contracts/support';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { Button, NoticeBanner } from '@touchline/ui';
import { Checkbox, Dialog, TextArea } from '@touchline/ui/forms';
import { answerRequest } from '../api/support-requests.ts';
import { useTexts } from '../texts/texts-context.ts';
import { RequestFacts } from './request-facts.tsx';
import styles from './support.module.css';

/** Answers a request to Support, as it was read. */
export function AnswerDialog({
  request,
  onClose,
  onDone,
}: {
  readonly request: OperatorSupportRequest;
  readonly onClose: () => void;
  readonly onDone: () => void;
}) {
  const { t } = useTexts();
  const formId = useId();
  const [text, setText] = useState('');
  const [closes, setCloses] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const made = useMutation({ mutationFn: answerRequest, onSuccess: onDone });

  function submit(event: FormEvent): void {
    event.preventDefault();
    const answer = text.trim();
    if (answer === '') {
      setMissing(true);
    } else {
      const { id, messages } = request;
      made.mutate({ id, text: answer, read: messages.length, close: closes });
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('support.answerTitle', { id: request.id })}
      closeText={t('review.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('review.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={made.isPending}>
            {t('support.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={submit}>
        <RequestFacts request={request} />
        <p className={styles.muted}>{t('support.answerText')}</p>
        <TextArea
          label={t('support.answerLabel')}
          error={isMissing ? t('support.answerMissing') : undefined}
          maxLength={SUPPORT_TEXT.longest}
          rows={5}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setMissing(false);
          }}
        />
        <Checkbox
          label={t('support.close')}
          checked={closes}
          onChange={(event) => setCloses(event.target.checked)}
        />
        {made.error !== null && (
          <NoticeBanner
            tone="danger"
            text={
              made.error.code === 'support_request_changed'
                ? t('support.changed')
                : `${made.error.message} (${made.error.code})`
            }
          />
        )}
      </form>
    </Dialog>
  );
}
