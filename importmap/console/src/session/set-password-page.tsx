import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button, NoticeBanner } from '@touchline/ui';
import { TextField } from '@touchline/ui/forms';
import { setPassword } from '../api/session-requests.ts';
import { useTexts } from '../texts/texts-context.ts';
import styles from './session.module.css';
import { SignInPage } from './sign-in-page.tsx';

const SHORTEST = 12;
const LONGEST = 256;

/** Where an operator sets a password, by the link that an admin made. */
export function SetPasswordPage({
  code,
  onDone,
}: {
  /** What the link ends with. */
  readonly code: string;
  /** The password of this operator is set. */
  readonly onDone: (name: string) => void;
}) {
  const { t } = useTexts();
  const [password, setTyped] = useState('');
  const [isShort, setShort] = useState(false);
  const made = useMutation({ mutationFn: setPassword, onSuccess: ({ name }) => onDone(name) });

  function submit(event: FormEvent): void {
    event.preventDefault();
    setShort(password.length < SHORTEST);
    if (password.length >= SHORTEST) {
      made.mutate({ code, password });
    }
  }
  return (
    <SignInPage title={t('session.setTitle')} text={t('session.setText')}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <TextField
          label={t('session.setLabel')}
          hint={t('session.setHint', { least: SHORTEST })}
          type="password"
          autoComplete="new-password"
          maxLength={LONGEST}
          value={password}
          error={isShort ? t('session.setShort', { least: SHORTEST }) : undefined}
          reveal={{ show: t('session.name.show'), hide: t('session.name.hide') }}
          onChange={(event) => {
            setTyped(event.target.value);
            setShort(false);
          }}
        />
        {made.error !== null && (
          <NoticeBanner
            tone="danger"
            text={
              {
                operator_link_expired: t('session.setExpired'),
                rate_limited: t('session.tooMany'),
              }[made.error.code] ?? `${made.error.message} (${made.error.code})`
            }
          />
        )}
        <Button type="submit" variant="primary" wide busy={made.isPending}>
          {t('session.setSubmit')}
        </Button>
      </form>
    </SignInPage>
  );
}
