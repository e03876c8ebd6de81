import { typedDigits } from '@touchline/domain/player';
import { usePlugin } from '@touchline/plugin-api';
import { countdownText, useCountdown } from '@touchline/plugin-api/countdown';
import { useHoldNavigation } from '@touchline/plugin-api/hold-navigation';
import { Button, NoticeBanner } from '@touchline/ui';
import { CodeField } from '@touchline/ui/code-field';
import { TestMessage } from '@touchline/ui/test-message';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import styles from '../account/account.module.css';
import { securityResource } from '../security/security.resource.ts';
import { useRequest } from '../security/use-request.ts';
import {
  beginEmailChange,
  confirmEmailChange,
  emailChangeResource,
} from './email-change.resource.ts';
import { activationResource } from './email.resource.ts';

const CODE = /^\d{6}$/;

/** A code on its way to an address. Times are milliseconds since epoch. */
export interface SentEmailCode {
  readonly email: string;
  readonly resendAt: number;
  readonly expiresAt: number;
  readonly messageUrl?: string | undefined;
}

interface EmailCodeProps {
  readonly sent: SentEmailCode;
  /** Whether it takes the place of what was pressed. */
  readonly isNew: boolean;
  readonly onSent: (sent: SentEmailCode) => void;
  readonly onOther: () => void;
}

/** Sends the code back; afterwards the page of security shows the new address. */
function useConfirm() {
  const context = usePlugin();
  const { bus, http, i18n, navigation, notify, resources } = context;
  const hold = useHoldNavigation(context);
  return async (code: string): Promise<void> => {
    const body = { code, lng: i18n.language };
    await hold(i18n.t('emailChange.saving'), () => confirmEmailChange(http, body));
    for (const { name } of [securityResource, emailChangeResource, activationResource]) {
      resources.invalidate(name);
    }
    notify.show({ kind: 'success', id: 'email', message: i18n.t('emailChange.done') });
    await bus.emit('profile.changed', {});
    await navigation.go({ route: 'security' }, { replace: true });
  };
}

/** The code that was sent to the new address. */
export function EmailCodeForm({ sent, isNew, onSent, onOther }: EmailCodeProps) {
  const { clock, http, i18n } = usePlugin();
  const confirm = useConfirm();
  const { busy, error, run } = useRequest();
  const [typed, setTyped] = useState('');
  const [checked, setChecked] = useState(false);
  const wait = useCountdown({ clock, until: sent.resendAt });
  const validFor = useCountdown({ clock, until: sent.expiresAt });
  const text = useRef<HTMLParagraphElement>(null);
  const code = typedDigits(typed);
  // What was pressed is removed: the reader continues with its result.
  useEffect(() => {
    if (isNew) {
      text.current?.focus();
    }
  }, [isNew]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setChecked(true);
    if (!CODE.test(code)) {
      event.currentTarget.querySelector('input')?.focus();
      return;
    }
    void run(() => confirm(code));
  }
  const resend = () =>
    run(async () => {
      const { email } = sent;
      onSent({ ...(await beginEmailChange(http, { email, lng: i18n.language })), email });
    });

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />}
      <p className={styles.muted} tabIndex={-1} ref={text}>
        {i18n.t('emailChange.sentTo')} <bdi dir="ltr">{sent.email}</bdi>.{' '}
        {i18n.t('emailChange.noMail')}
      </p>
      <TestMessage
        url={sent.messageUrl}
        text={i18n.t('phone.test')}
        link={i18n.t('phone.testMessage')}
      />
      <CodeField
        label={i18n.t('phone.code')}
        hint={i18n.t('emailChange.validFor', { time: countdownText(validFor) })}
        typed={typed}
        error={checked && !CODE.test(code) ? i18n.t('twoFactor.wrong') : undefined}
        onType={setTyped}
      />
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {i18n.t('emailChange.confirm')}
      </Button>
      <Button wide disabled={wait > 0 || busy} onClick={() => void resend()}>
        {wait > 0
          ? i18n.t('phone.resendIn', { time: countdownText(wait) })
          : i18n.t('phone.resend')}
      </Button>
      <Button variant="quiet" wide onClick={onOther}>
        {i18n.t('emailChange.other')}
      </Button>
    </form>
  );
}
