import { reactView, usePlugin, useResource, useStore } from '@touchline/plugin-api';
import { Button, Card } from '@touchline/ui';
import { Page } from '@touchline/ui/page';
import { ResourceState } from '@touchline/ui/resource-state';
import { contactResource } from './contact.resource.ts';
import styles from './email.module.css';

/** What an answer needs to be given at once. */
const DETAILS = ['account', 'number', 'time', 'wish'] as const;

/** An e-mail to Support, begun with the player's number and what it should say. */
function Email() {
  const { i18n, navigation, session } = usePlugin();
  const { userId } = useStore(session.state);
  const answer = useResource(contactResource, { language: i18n.language });
  const { support, company } = answer.data?.groups ?? {};
  const email = support?.email || company?.email;
  const subject =
    userId === undefined ? i18n.t('email.subject') : i18n.t('email.subjectOf', { userId });
  return (
    <Page
      title={i18n.t('title.supportEmail')}
      intro={i18n.t('email.intro')}
      parent={{ title: i18n.t('title.support'), href: navigation.href({ route: 'support' }) }}
    >
      {email === undefined ? (
        <ResourceState answers={[answer]} i18n={i18n} />
      ) : (
        <>
          <Card>
            <h2 className={styles.heading}>{i18n.t('email.details')}</h2>
            <ul className={styles.details}>
              {DETAILS.map((detail) => (
                <li key={detail}>{i18n.t(`email.detail.${detail}`)}</li>
              ))}
            </ul>
          </Card>
          <Button
            variant="primary"
            size="large"
            wide
            href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}
          >
            {i18n.t('email.write', { email })}
          </Button>
        </>
      )}
    </Page>
  );
}

export const view = reactView(Email);
