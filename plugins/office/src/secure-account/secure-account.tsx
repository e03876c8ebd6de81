import { usePlugin } from '@touchline/plugin-api';
import { Button, Card, NoticeBanner, SectionHeader } from '@touchline/ui';
import { Dialog } from '@touchline/ui/forms';
import { type FormEvent, useState } from 'react';
import styles from '../account/account.module.css';
import { passkeysResource } from '../passkeys/passkeys.resource.ts';
import { OwnPasswordField } from '../security/own-password-field.tsx';
import { securityResource } from '../security/security.resource.ts';
import { useRequest } from '../security/use-request.ts';
import { liveSessionsResource, sessionHistoryResource } from '../sessions/sessions.resource.ts';
import { secureAccount } from './secure-account.resource.ts';

const LEAST = 8;

/** What it does, and the new password that it needs. */
function SecureForm({ onSecured }: { readonly onSecured: (frozenUntil: number) => void }) {
  const { http, i18n } = usePlugin();
  const [password, setPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { busy, error, run } = useRequest();
  const isShort = password.length < LEAST;

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (!isShort) {
      void run(async () => {
        const { frozenUntil } = await secureAccount(http, { password, lng: i18n.language });
        onSecured(frozenUntil);
      });
    }
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />}
      <p className={styles.muted}>{i18n.t('secure.what')}</p>
      <OwnPasswordField
        name="password"
        label={i18n.t('secure.password')}
        value={password}
        error={isChecked && isShort ? i18n.t('secure.short') : undefined}
        onType={setPassword}
      />
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {i18n.t('secure.submit')}
      </Button>
    </form>
  );
}

/** For a player who does not recognise a sign-in: one act that shuts out whoever it was. */
export function SecureAccount() {
  const { i18n, resources } = usePlugin();
  const [isOpen, setOpen] = useState(false);
  const [frozenUntil, setFrozenUntil] = useState<number>();
  return (
    <Card>
      <div className={styles.form}>
        <SectionHeader title={i18n.t('secure.title')} />
        {frozenUntil === undefined ? (
          <p className={styles.muted}>{i18n.t('secure.intro')}</p>
        ) : (
          <NoticeBanner
            tone="info"
            text={i18n.t('secure.done', { time: i18n.dateTime(frozenUntil, 'date-time') })}
          />
        )}
        <Button wide onClick={() => setOpen(true)}>
          {i18n.t('secure.open')}
        </Button>
      </div>
      <Dialog
        open={isOpen}
        title={i18n.t('secure.open')}
        closeText={i18n.t('passkeys.close')}
        onClose={() => setOpen(false)}
      >
        <SecureForm
          onSecured={(until) => {
            setOpen(false);
            setFrozenUntil(until);
            for (const { name } of [
              passkeysResource,
              securityResource,
              liveSessionsResource,
              sessionHistoryResource,
            ]) {
              resources.invalidate(name);
            }
          }}
        />
      </Dialog>
    </Card>
  );
}
