import type { AskedMail } from '@touchline/contracts/identity';
import { usePlugin } from '@touchline/plugin-api';
import { Button, NoticeBanner } from '@touchline/ui';
import { type FormEvent, useState } from 'react';
import { EmailField, emailFault } from '../session/email-field.tsx';
import { stopAtFault } from '../session/first-fault.ts';
import styles from '../session/form.module.css';
import { useSubmit } from '../session/use-submit.ts';
import { askForMail, type MailPurpose } from './mail.resource.ts';
import { MailSent } from './mail-sent.tsx';

/** The address that a message with a link is to be sent to, and what is left to do once it was. */
export function AskForMail({ purpose }: { readonly purpose: MailPurpose }) {
  const { http, i18n } = usePlugin();
  const [email, setEmail] = useState('');
  const [checked, setChecked] = useState(false);
  const [asked, setAsked] = useState<AskedMail>();
  const { busy, error, submit } = useSubmit();
  const fault = emailFault(email);
  const send = () =>
    submit(async () => {
      setAsked(await askForMail(http, { purpose, email, language: i18n.language }));
    });

  function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setChecked(true);
    if (!stopAtFault(event, { email: fault })) {
      send();
    }
  }

  const failure =
    error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />;
  if (asked !== undefined) {
    return (
      <div className={styles.form}>
        {failure}
        <MailSent
          asked={asked}
          text={i18n.t(`mail.${purpose}Sent`, { email: email.trim() })}
          busy={busy}
          onAgain={send}
        />
        <Button variant="quiet" wide onClick={() => setAsked(undefined)}>
          {i18n.t('mail.otherAddress')}
        </Button>
      </div>
    );
  }
  return (
    <form className={styles.form} noValidate onSubmit={check}>
      {failure}
      <p className={styles.text}>{i18n.t(`mail.${purpose}Intro`)}</p>
      <EmailField
        value={email}
        error={checked && fault !== undefined ? i18n.t(`fault.${fault}`) : undefined}
        onType={setEmail}
      />
      {/* Those who were shown their password have something more important to press. */}
      <Button
        type="submit"
        variant={purpose === 'recovery' ? 'primary' : undefined}
        size="large"
        wide
        busy={busy}
      >
        {i18n.t('mail.send')}
      </Button>
    </form>
  );
}
