import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '@touchline/ui';
import { Dialog, TextField } from '@touchline/ui/forms';
import { useTexts } from '../texts/texts-context.ts';
import styles from './review.module.css';

interface ReasonDialogProps {
  readonly title: string;
  readonly submitText: string;
  readonly busy: boolean;
  readonly disabled?: boolean | undefined;
  readonly reason: string;
  readonly onReason: (reason: string) => void;
  readonly onClose: () => void;
  /** There is a reason. */
  readonly onSubmit: () => void;
  /** Takes the place of the submit button while something else must be decided first. */
  readonly first?: ReactNode;
  readonly children: ReactNode;
}

function DialogActions(props: ReasonDialogProps & { readonly formId: string }) {
  const { formId, submitText, busy, disabled, onClose, first } = props;
  const { t } = useTexts();
  return (
    <>
      <Button onClick={onClose}>{t('review.cancel')}</Button>
      {first ?? (
        // An element of its own: the click on what stood here first must not submit the form.
        <Button
          key="submit"
          type="submit"
          form={formId}
          variant="primary"
          busy={busy}
          disabled={disabled}
        >
          {submitText}
        </Button>
      )}
    </>
  );
}

/** Shows what is about to be done, and does it for a reason. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, disabled, reason, onReason, onClose, onSubmit, first, children } = props;
  const { t } = useTexts();
  const formId = useId();
  const [isReasonMissing, setReasonMissing] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (first !== undefined || disabled === true) {
      return;
    }
    if (reason.trim() === '') {
      setReasonMissing(true);
    } else {
      onSubmit();
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeText={t('review.close')}
      actions={<DialogActions {...props} formId={formId} />}
    >
      <form id={formId} className={styles.review} noValidate onSubmit={submit}>
        {children}
        <TextField
          label={t('review.reason')}
          hint={t('review.reasonHint')}
          error={isReasonMissing ? t('review.reasonMissing') : undefined}
          maxLength={500}
          value={reason}
          onChange={(event) => {
            onReason(event.target.value);
            setReasonMissing(false);
          }}
        />
      </form>
    </Dialog>
  );
}
