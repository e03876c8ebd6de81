import {
  type DecideDocument,
  DOCUMENT_NOTE,
  type WaitingDocument,
} from '@touchline/contracts/operator';
import { DOCUMENT_REFUSALS, type DocumentRefusal } from '@touchline/domain/verification';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button, NoticeBanner } from '@touchline/ui';
import { RadioGroup, SelectField, TextArea, TextField } from '@touchline/ui/forms';
import { decideDocument } from '../api/verification-requests.ts';
import { useTexts } from '../texts/texts-context.ts';
import styles from './verification.module.css';

const DECISIONS = ['accept', 'refuse'] as const;

/** What an operator has filled in. */
interface Draft {
  readonly decision: DecideDocument['decision'] | undefined;
  readonly expiresOn: string;
  readonly cause: DocumentRefusal;
  readonly note: string;
}

function decisionOf({ decision, expiresOn, cause, note }: Draft): DecideDocument {
  return decision === 'accept'
    ? { decision, ...(expiresOn !== '' && { expiresOn }) }
    : { decision: 'refuse', cause, ...(note.trim() !== '' && { note: note.trim() }) };
}

function DecisionFields({
  draft,
  onChange,
}: {
  readonly draft: Draft;
  readonly onChange: (fields: Partial<Draft>) => void;
}) {
  const { t } = useTexts();
  if (draft.decision === 'accept') {
    return (
      <TextField
        type="date"
        label={t('verification.expiresOn')}
        hint={t('verification.expiresOnHint')}
        value={draft.expiresOn}
        onChange={(event) => onChange({ expiresOn: event.target.value })}
      />
    );
  }
  return draft.decision === undefined ? undefined : (
    <>
      <SelectField
        label={t('verification.cause')}
        hint={t('verification.causeHint')}
        options={DOCUMENT_REFUSALS.map((value) => ({
          value,
          text: t(`verification.causes.${value}`),
        }))}
        value={draft.cause}
        onChange={(event) => onChange({ cause: event.target.value as DocumentRefusal })}
      />
      <TextArea
        label={t('verification.note')}
        hint={t('verification.noteHint')}
        maxLength={DOCUMENT_NOTE}
        rows={3}
        value={draft.note}
        onChange={(event) => onChange({ note: event.target.value })}
      />
    </>
  );
}

/** Accepts or refuses a document: the first decision counts. */
export function DecisionForm({
  document,
  onDone,
}: {
  readonly document: Pick<WaitingDocument, 'id'>;
  readonly onDone: () => void;
}) {
  const { t } = useTexts();
  const [draft, setDraft] = useState<Draft>({
    decision: undefined,
    expiresOn: '',
    cause: 'unreadable',
    note: '',
  });
  const [isMissing, setMissing] = useState(false);
  const made = useMutation({ mutationFn: decideDocument, onSuccess: onDone });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (draft.decision === undefined) {
      setMissing(true);
    } else {
      made.mutate({ id: document.id, decision: decisionOf(draft) });
    }
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <RadioGroup
        legend={t('verification.decision')}
        options={DECISIONS.map((value) => ({ value, text: t(`verification.${value}`) }))}
        value={draft.decision}
        error={isMissing ? t('verification.decisionMissing') : undefined}
        onChange={(decision) => {
          setDraft({ ...draft, decision });
          setMissing(false);
        }}
      />
      <DecisionFields draft={draft} onChange={(fields) => setDraft({ ...draft, ...fields })} />
      {made.error !== null && (
        <NoticeBanner
          tone="danger"
          text={
            made.error.code === 'document_decided'
              ? t('verification.decidedElsewhere')
              : `${made.error.message} (${made.error.code})`
          }
        />
      )}
      <Button type="submit" variant="primary" busy={made.isPending}>
        {t('verification.submit')}
      </Button>
    </form>
  );
}
