import { errorCode, reactView, usePlugin } from '@touchline/plugin-api';
import { Button, Card, EmptyState, NoticeBanner } from '@touchline/ui';
import { checkIcon } from '@touchline/ui/icons';
import { Page } from '@touchline/ui/page';
import { useState } from 'react';
import styles from '../session/form.module.css';
import { useSubmit } from '../session/use-submit.ts';
import { newsletterToken, stopNewsletter } from './newsletter.resource.ts';

/** A link that is not whole: the same can be done in the account. */
function LinkFault() {
  const { i18n, navigation } = usePlugin();
  return (
    <div className={styles.form}>
      <NoticeBanner tone="warning" text={i18n.t('newsletter.noLink')} />
      <Button href={navigation.href({ route: 'mailingSettings' })}>
        {i18n.t('newsletter.settings')}
      </Button>
    </div>
  );
}

/** Asks once more before offers stop: programs that follow links do not press buttons. */
function StopForm({ token }: { readonly token: string }) {
  const { http, i18n, navigation } = usePlugin();
  const [isStopped, setStopped] = useState(false);
  const { busy, error, submit } = useSubmit();
  if (isStopped) {
    return (
      <EmptyState
        path={checkIcon}
        tone="success"
        title={i18n.t('newsletter.done')}
        text={i18n.t('newsletter.doneText')}
        action={<Button href={navigation.href({ route: 'home' })}>{i18n.page('home')}</Button>}
      />
    );
  }
  if (error !== undefined && errorCode(error) === 'mail_link_expired') {
    return <LinkFault />;
  }
  return (
    <div className={styles.form}>
      <p>{i18n.t('newsletter.text')}</p>
      {error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />}
      <Button
        variant="primary"
        size="large"
        wide
        busy={busy}
        onClick={() =>
          submit(async () => {
            await stopNewsletter(http, token);
            setStopped(true);
          })
        }
      >
        {i18n.t('newsletter.stop')}
      </Button>
    </div>
  );
}

/** The target of the link in offers by e-mail. */
function Newsletter() {
  const { i18n, navigation } = usePlugin();
  const [token] = useState(() => newsletterToken(location.hash));
  return (
    <Page
      title={i18n.t('title.stopNewsletter')}
      parent={{ title: i18n.page('home'), href: navigation.href({ route: 'home' }) }}
      width="narrow"
    >
      <Card>{token === undefined ? <LinkFault /> : <StopForm token={token} />}</Card>
    </Page>
  );
}

export const view = reactView(Newsletter, { server: false });
