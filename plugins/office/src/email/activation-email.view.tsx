import type { AskedMail } from '@touchline/contracts/identity';
import { reactView, usePlugin, useResource } from '@touchline/plugin-api';
import { countdownText, useCountdown } from '@touchline/plugin-api/countdown';
import { Button, Card, NoticeBanner } from '@touchline/ui';
import { Page } from '@touchline/ui/page';
import { ResourceState } from '@touchline/ui/resource-state';
import { TestMessage } from '@touchline/ui/test-message';
import { useState } from 'react';
import styles from '../account/account.module.css';
import { activationResource, sendActivation } from './email.resource.ts';

function SendLink({ email }: { readonly email: string }) {
  const { clock, http, i18n } = usePlugin();
  const [asked, setAsked] = useState<AskedMail>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const seconds = useCountdown({ clock, until: asked?.resendAt ?? 0 });

  async function send(): Promise<void> {
    setBusy(true);
    setError(undefined);
    try {
      setAsked(await sendActivation(http, i18n.language));
    } catch (failure) {
      setError(failure);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className={styles.form}>
      {error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />}
      <output className={styles.muted}>
        {i18n.t(asked === undefined ? 'email.intro' : 'email.sent', { email })}
      </output>
      <TestMessage
        url={asked?.messageUrl}
        text={i18n.t('phone.test')}
        link={i18n.t('phone.testMessage')}
      />
      <Button
        variant={asked === undefined ? 'primary' : 'secondary'}
        size="large"
        wide
        busy={busy}
        disabled={seconds > 0}
        onClick={() => void send()}
      >
        {seconds > 0
          ? i18n.t('phone.resendIn', { time: countdownText(seconds) })
          : i18n.t(asked === undefined ? 'email.send' : 'phone.resend')}
      </Button>
    </div>
  );
}

/** The page that proves the player's e-mail address by a link in a message. */
function ActivationEmail() {
  const { i18n, navigation } = usePlugin();
  const answer = useResource(activationResource, {});
  const { data } = answer;
  return (
    <Page
      title={i18n.t('title.activationEmail')}
      parent={{ title: i18n.t('title.account'), href: navigation.href({ route: 'account' }) }}
    >
      <Card>
        {data === undefined ? (
          <ResourceState answers={[answer]} i18n={i18n} />
        ) : data.email === '' ? (
          <div className={styles.form}>
            <NoticeBanner tone="info" text={i18n.t('email.none')} />
            <Button variant="primary" wide href={navigation.href({ route: 'emailChange' })}>
              {i18n.t('email.add')}
            </Button>
          </div>
        ) : data.isActivated ? (
          <div className={styles.form}>
            <NoticeBanner text={i18n.t('email.activated', { email: data.email })} />
            <Button wide href={navigation.href({ route: 'account' })}>
              {i18n.t('title.account')}
            </Button>
          </div>
        ) : (
          <SendLink email={data.email} />
        )}
      </Card>
    </Page>
  );
}

export const view = reactView(ActivationEmail);
