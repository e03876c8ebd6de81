import type { ContactPreferences } from '@touchline/contracts/contact-preferences';
import { reactView, usePlugin, useResource } from '@touchline/plugin-api';
import { Button, Card, EmptyState, NoticeBanner } from '@touchline/ui';
import { checkIcon } from '@touchline/ui/icons';
import { Page } from '@touchline/ui/page';
import { ResourceState } from '@touchline/ui/resource-state';
import { useRequest } from '../security/use-request.ts';
import { chooseContact, contactResource } from './contact.resource.ts';
import styles from './contact.module.css';

function Subscription({ choices, hasMail }: ContactPreferences) {
  const { http, i18n, navigation, resources } = usePlugin();
  const { busy, error, run } = useRequest();
  const isSubscribed = choices.some(
    ({ topic, channel, isOn }) => topic === 'promotions' && channel === 'mail' && isOn,
  );
  const subscribe = () =>
    void run(async () => {
      await chooseContact(http, {
        topic: 'promotions',
        channel: 'mail',
        isOn: true,
        source: 'subscription',
      });
      resources.invalidate(contactResource.name);
    });
  const settings = (
    <Button href={navigation.href({ route: 'mailingSettings' })}>
      {i18n.t('title.mailingSettings')}
    </Button>
  );
  if (isSubscribed) {
    return (
      <EmptyState
        path={checkIcon}
        tone="success"
        title={i18n.t('email_subscription_success_title')}
        text={i18n.t('email_subscription_success_text')}
        action={settings}
      />
    );
  }
  return (
    <Card>
      <div className={styles.topic}>
        <p>{i18n.t('subscription.text')}</p>
        {error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />}
        {hasMail ? undefined : <NoticeBanner tone="warning" text={i18n.t('contact.noMail')} />}
        <div className={styles.acts}>
          <Button variant="primary" busy={busy} disabled={!hasMail} onClick={subscribe}>
            {i18n.t('subscription.subscribe')}
          </Button>
          {settings}
        </div>
      </div>
    </Card>
  );
}

/** Offers by e-mail: the way to agree to them, and that it is done. */
function EmailSubscription() {
  const { i18n, navigation } = usePlugin();
  const answer = useResource(contactResource, {});
  return (
    <Page
      title={i18n.t('title.emailSubscription')}
      parent={{ title: i18n.t('title.office'), href: navigation.href({ route: 'office' }) }}
      width="narrow"
    >
      {answer.data === undefined ? (
        <ResourceState answers={[answer]} i18n={i18n} title={i18n.t('failed')} />
      ) : (
        <Subscription {...answer.data} />
      )}
    </Page>
  );
}

export const view = reactView(EmailSubscription);
