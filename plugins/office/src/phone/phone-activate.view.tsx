import type { PhoneBindingAnswer } from '@touchline/contracts/identity';
import { typedDigits } from '@touchline/domain/player';
import { errorCode, reactView, usePlugin, useResource } from '@touchline/plugin-api';
import { useHoldNavigation } from '@touchline/plugin-api/hold-navigation';
import { countdownText, useCountdown } from '@touchline/plugin-api/countdown';
import { Button, Card, NoticeBanner } from '@touchline/ui';
import { CodeField } from '@touchline/ui/code-field';
import { Page } from '@touchline/ui/page';
import { ResourceState } from '@touchline/ui/resource-state';
import { TestMessage } from '@touchline/ui/test-message';
import { type FormEvent, useState } from 'react';
import styles from '../account/account.module.css';
import { confirmCode, phoneResource, sendCode } from './phone.resource.ts';

const CODE_LENGTH = 6;

function CodeForm({
  pending,
  onChanged,
}: {
  readonly pending: NonNullable<PhoneBindingAnswer['pending']>;
  readonly onChanged: () => Promise<void>;
}) {
  const context = usePlugin();
  const { analytics, bus, clock, http, i18n, navigation, notify } = context;
  const hold = useHoldNavigation(context);
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const goodFor = useCountdown({ clock, until: pending.expiresAt });
  const untilResend = useCountdown({ clock, until: pending.resendAt });
  const code = typedDigits(typed);
  const phone = `+${pending.phone_code} ${pending.phone_number}`;

  async function run(act: () => Promise<void>): Promise<void> {
    if (busy) {
      return;
    }
    setBusy(true);
    setError(undefined);
    try {
      await act();
    } catch (failure) {
      analytics.track('smsFailure', { code: errorCode(failure) ?? 'unknown' });
      setError(failure);
      await onChanged();
    } finally {
      setBusy(false);
    }
  }
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      await hold(i18n.t('phone.checking'), () => confirmCode(http, code));
      analytics.track('correctCode');
      await onChanged();
      await bus.emit('profile.changed', {});
      notify.show({ kind: 'success', id: 'phone', message: i18n.t('phone.bound') });
      await navigation.go({ route: 'phoneBinding' }, { replace: true });
    });
  };
  const resend = () =>
    void run(async () => {
      analytics.track('smsNotReceived');
      const { phone_code: prefix, phone_number: number } = pending;
      await sendCode(http, { code: prefix, number, language: i18n.language });
      analytics.track('smsSent');
      setTyped('');
      await onChanged();
    });

  return (
    <form className={styles.form} noValidate onSubmit={confirm}>
      {error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />}
      <p className={styles.muted}>
        {i18n.t('phone.sentTo')} <bdi dir="ltr">{phone}</bdi>
      </p>
      <TestMessage
        url={pending.messageUrl}
        text={i18n.t('phone.test')}
        link={i18n.t('phone.testMessage')}
      />
      <CodeField
        label={i18n.t('phone.code')}
        hint={i18n.t('phone.goodFor', {
          time: countdownText(goodFor),
          count: pending.attemptsLeft,
        })}
        typed={typed}
        onType={setTyped}
      />
      <Button
        type="submit"
        variant="primary"
        size="large"
        wide
        busy={busy}
        disabled={code.length !== CODE_LENGTH || goodFor === 0}
      >
        {i18n.t('phone.confirm')}
      </Button>
      <Button wide disabled={untilResend > 0 || busy} onClick={resend}>
        {untilResend > 0
          ? i18n.t('phone.resendIn', { time: countdownText(untilResend) })
          : i18n.t('phone.resend')}
      </Button>
      <Button variant="quiet" wide href={navigation.href({ route: 'phoneChange' })}>
        {i18n.t('phone.otherNumber')}
      </Button>
    </form>
  );
}

/** The page where the code of the message is entered. */
function PhoneActivate() {
  const { i18n, navigation } = usePlugin();
  const answer = useResource(phoneResource, {});
  const { data, refresh } = answer;
  return (
    <Page title={i18n.t('title.phoneActivate')}>
      <Card>
        {data === undefined ? (
          <ResourceState answers={[answer]} i18n={i18n} />
        ) : data.pending === null ? (
          <div className={styles.form}>
            <NoticeBanner tone="info" text={i18n.t('phone.noCode')} />
            <Button variant="primary" wide href={navigation.href({ route: 'phoneBinding' })}>
              {i18n.t('phone.askCode')}
            </Button>
          </div>
        ) : (
          <CodeForm key={data.pending.resendAt} pending={data.pending} onChanged={refresh} />
        )}
      </Card>
    </Page>
  );
}

export const view = reactView(PhoneActivate);
