import type { OpenedQrSignIn } from '@touchline/contracts/identity';
import { errorCode, usePlugin } from '@touchline/plugin-api';
import { Button, NoticeBanner } from '@touchline/ui';
import { TextField } from '@touchline/ui/forms';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import styles from '../account/account.module.css';
import { useRequest } from '../security/use-request.ts';
import { openQrSignIn } from './qr-login.resource.ts';

const CODE_LENGTH = 8;
const bare = (typed: string) => typed.replaceAll(/[^\dA-Za-z]/g, '');

/** The code of the other screen: from the link that was scanned, or typed. */
export function CodeForm({
  scanned,
  onOpened,
}: {
  /** What the link carries; empty without. */
  readonly scanned: string;
  readonly onOpened: (opened: OpenedQrSignIn) => void;
}) {
  const { http, i18n } = usePlugin();
  const [typed, setTyped] = useState(scanned);
  const [checked, setChecked] = useState(false);
  const { busy, error, run } = useRequest();
  const isWhole = bare(typed).length === CODE_LENGTH;
  const isWrong = errorCode(error) === 'qr_code_wrong';
  const open = () => run(async () => onOpened(await openQrSignIn(http, { code: bare(typed) })));

  const hasOpened = useRef(false);
  useEffect(() => {
    if (!hasOpened.current && scanned !== '') {
      hasOpened.current = true;
      void open();
    }
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setChecked(true);
    if (isWhole) {
      void open();
    } else {
      event.currentTarget.querySelector('input')?.focus();
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {error === undefined || isWrong ? undefined : (
        <NoticeBanner tone="danger" text={i18n.error(error)} />
      )}
      <p className={styles.muted}>{i18n.t('qrLogin.intro')}</p>
      <TextField
        name="code"
        label={i18n.t('qrLogin.code')}
        hint={i18n.t('qrLogin.codeHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        required
        dir="ltr"
        value={typed}
        error={
          checked && !isWhole
            ? i18n.t('qrLogin.fault.code')
            : isWrong
              ? i18n.error(error)
              : undefined
        }
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {i18n.t('qrLogin.continue')}
      </Button>
    </form>
  );
}
