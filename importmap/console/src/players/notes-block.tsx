import { PLAYER_NOTE } from '@touchline/contracts/operator';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button, NoticeBanner } from '@touchline/ui';
import { TextArea } from '@touchline/ui/forms';
import { addPlayerNote, readPlayerNotes } from '../api/player-requests.ts';
import { useTexts } from '../texts/texts-context.ts';
import { PagedBlock } from './paged-block.tsx';
import styles from './players.module.css';

interface NotesProps {
  readonly playerId: string;
  readonly onChanged: () => void;
}

/** A new note. Its key is made once for what was typed, so that sending it again adds no second one. */
function NoteForm({ playerId, onChanged }: NotesProps) {
  const { t } = useTexts();
  const [text, setText] = useState('');
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [isMissing, setMissing] = useState(false);
  const made = useMutation({
    mutationFn: addPlayerNote,
    onSuccess: () => {
      setText('');
      setKey(crypto.randomUUID());
      onChanged();
    },
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    setMissing(text.trim() === '');
    if (text.trim() !== '') {
      made.mutate({ playerId, key, text: text.trim() });
    }
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextArea
        label={t('players.notes.label')}
        hint={t('players.notes.hint')}
        error={isMissing ? t('players.notes.missing') : undefined}
        maxLength={PLAYER_NOTE}
        rows={2}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setMissing(false);
          // Another text is another note.
          if (made.isError) {
            setKey(crypto.randomUUID());
            made.reset();
          }
        }}
      />
      {made.error !== null && (
        <NoticeBanner tone="danger" text={`${made.error.message} (${made.error.code})`} />
      )}
      <Button type="submit" size="small" busy={made.isPending}>
        {t('players.notes.submit')}
      </Button>
    </form>
  );
}

/** What operators have noted about a player; it is only added to. */
export function NotesBlock({ playerId, onChanged }: NotesProps) {
  const { moment } = useTexts();
  return (
    <PagedBlock
      playerId={playerId}
      name="notes"
      read={async (cursor) => {
        const { notes, nextCursor } = await readPlayerNotes({ playerId, cursor });
        return { rows: notes, nextCursor };
      }}
      keyOf={({ id }) => id}
      render={({ author, text, writtenAt }) => (
        <>
          <p className={styles.note}>
            <bdi>{text}</bdi>
          </p>
          <p className={styles.muted}>
            <bdi>{author}</bdi> · {moment(writtenAt)}
          </p>
        </>
      )}
    >
      <NoteForm playerId={playerId} onChanged={onChanged} />
    </PagedBlock>
  );
}
