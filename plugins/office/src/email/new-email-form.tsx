import { usePlugin } from '@touchline/plugin-api';
import { Button, NoticeBanner } from '@touchline/ui';
import { TextField } from '@touchline/ui/forms';
import { type FormEvent, useState } from 'react';
import styles from '../account/account.module.css';
import { useRequest } from '../security/use-request.ts';
import { beginEmailChange } from './email-change.resource.ts';
import type { SentEmailCode } from './email-code-form.tsx';

/** Enough to catch a slip of the finger; the server decides. */
const LIKELY = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The address that the account is to have, to which a code is sent. */
export function NewEmailForm({
  current,
  onSent,
}: {
  /** Masked; empty without one. */
  readonly current: string;
  readonly onSent: (sent: SentEmailCode) => void;
}) {
  const { http, i18n } = usePlugin();
  const { busy, error, run } = useRequest();
  const [typed, setTyped] = useState('');
  const [checked, setChecked] = useState(false);
  const email = typed.trim();
  const isLikely = LIKELY.test(email);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setChecked(true);
    if (!isLikely) {
      event.currentTarget.querySelector('input')?.focus();
      return;
    }
    void run(async () =>
      onSent({ ...(await beginEmailChange(http, { email, lng: i18n.language })), email }),
    );
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />}
      {current === '' ? undefined : (
        <p className={styles.muted}>
          {i18n.t('emailChange.current')} <bdi dir="ltr">{current}</bdi>
        </p>
      )}
      <TextField
        name="email"
        type="email"
        label={i18n.t('emailChange.new')}
        hint={i18n.t('emailChange.hint')}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        required
        value={typed}
        error={checked && !isLikely ? i18n.t('emailChange.wrong') : undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {i18n.t('emailChange.send')}
      </Button>
    </form>
  );
}
