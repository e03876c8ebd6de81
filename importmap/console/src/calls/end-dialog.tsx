import {
  CALL_ENDS,
  CALL_NOTE_LENGTH,
  type CallEnd,
  type OperatorCall,
} from '@touchline/contracts/calls';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { Button, NoticeBanner } from '@touchline/ui';
import { Dialog, RadioGroup, TextArea } from '@touchline/ui/forms';
import { endCall } from '../api/calls.ts';
import { useTexts } from '../texts/texts-context.ts';
import styles from '../support/support.module.css';
import { CallFacts } from './call-facts.tsx';

/** Says how a call ended, with a note for other operators. */
export function EndDialog({
  call,
  onClose,
  onDone,
}: {
  readonly call: OperatorCall;
  readonly onClose: () => void;
  readonly onDone: () => void;
}) {
  const { t } = useTexts();
  const formId = useId();
  const [end, setEnd] = useState<CallEnd>();
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const made = useMutation({ mutationFn: endCall, onSuccess: onDone });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (end === undefined) {
      setMissing(true);
    } else {
      made.mutate({ id: call.id, end, note: note.trim() });
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('calls.endTitle', { id: call.id })}
      closeText={t('review.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('review.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={made.isPending}>
            {t('calls.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={submit}>
        <CallFacts call={call} />
        <RadioGroup
          legend={t('calls.endLegend')}
          options={CALL_ENDS.map((value) => ({ value, text: t(`calls.end.${value}`) }))}
          value={end}
          error={isMissing ? t('calls.endMissing') : undefined}
          onChange={(value) => {
            setEnd(value);
            setMissing(false);
          }}
        />
        <TextArea
          label={t('calls.note')}
          hint={t('calls.noteHint')}
          maxLength={CALL_NOTE_LENGTH}
          rows={3}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        {made.error !== null && (
          <NoticeBanner
            tone="danger"
            text={
              made.error.code === 'call_not_taken'
                ? t('calls.notTaken')
                : `${made.error.message} (${made.error.code})`
            }
          />
        )}
      </form>
    </Dialog>
  );
}
