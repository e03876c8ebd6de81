import { DOCUMENT_NOTE } from '@touchline/contracts/operator';
import { DOCUMENT_KINDS, type DocumentKind } from '@touchline/domain/verification';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, NoticeBanner } from '@touchline/ui';
import { SelectField, TextArea } from '@touchline/ui/forms';
import { requestDocument } from '../api/verification-requests.ts';
import { useNotify } from '../app/notices.tsx';
import { ReasonDialog } from '../review/reason-dialog.tsx';
import { useTexts } from '../texts/texts-context.ts';

/** Which document is requested, and what the player reads about it. */
function RequestFields({
  kind,
  note,
  onKind,
  onNote,
}: {
  readonly kind: DocumentKind;
  readonly note: string;
  readonly onKind: (kind: DocumentKind) => void;
  readonly onNote: (note: string) => void;
}) {
  const { t } = useTexts();
  return (
    <>
      <SelectField
        label={t('verification.requestKind')}
        options={DOCUMENT_KINDS.map((value) => ({
          value,
          text: t(`verification.kind.${value}`),
        }))}
        value={kind}
        onChange={(event) => onKind(event.target.value as DocumentKind)}
      />
      <TextArea
        label={t('verification.note')}
        hint={t('verification.noteHint')}
        maxLength={DOCUMENT_NOTE}
        rows={3}
        value={note}
        onChange={(event) => onNote(event.target.value)}
      />
    </>
  );
}

/** Asks a player for another document, or for one again. */
export function RequestDocument({
  playerId,
  onDone,
}: {
  readonly playerId: string;
  readonly onDone: () => void;
}) {
  const { t } = useTexts();
  const notify = useNotify();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  const [kind, setKind] = useState<DocumentKind>('passport');
  const made = useMutation({
    mutationFn: requestDocument,
    onSuccess: () => {
      setOpen(false);
      notify({ tone: 'success', title: t('verification.requestDone') });
      onDone();
    },
  });
  const send = () =>
    made.mutate({
      playerId,
      kind,
      reason: reason.trim(),
      ...(note.trim() !== '' && { note: note.trim() }),
    });
  return (
    <>
      <Button size="small" variant="quiet" onClick={() => setOpen(true)}>
        {t('verification.requestOpen')}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={t('verification.requestTitle', { player: playerId })}
          submitText={t('verification.requestSubmit')}
          busy={made.isPending}
          reason={reason}
          onReason={setReason}
          onClose={() => {
            setOpen(false);
            made.reset();
          }}
          onSubmit={send}
        >
          <RequestFields kind={kind} note={note} onKind={setKind} onNote={setNote} />
          {made.error !== null && (
            <NoticeBanner tone="danger" text={`${made.error.message} (${made.error.code})`} />
          )}
        </ReasonDialog>
      )}
    </>
  );
}
