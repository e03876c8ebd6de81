import { usePlugin, useResource } from '@touchline/plugin-api';
import { Button, Card } from '@touchline/ui';
import { ResourceState } from '@touchline/ui/resource-state';
import { contactResource } from './contact.resource.ts';
import styles from './email.module.css';

/** What an answer needs to be given at once. */
const DETAILS = ['account', 'number', 'time', 'wish'] as const;

/** An e-mail to Support, begun with its subject and what it should say. */
export function MailToSupport() {
  const { i18n } = usePlugin();
  const answer = useResource(contactResource, { language: i18n.language });
  const { support, company } = answer.data?.groups ?? {};
  const email = support?.email || company?.email;
  if (email === undefined) {
    return <ResourceState answers={[answer]} i18n={i18n} />;
  }
  const subject = encodeURIComponent(i18n.t('email.subject'));
  return (
    <>
      <Card>
        <h2 className={styles.heading}>{i18n.t('email.details')}</h2>
        <ul className={styles.details}>
          {DETAILS.map((detail) => (
            <li key={detail}>{i18n.t(`email.detail.${detail}`)}</li>
          ))}
        </ul>
      </Card>
      <Button variant="primary" size="large" wide href={`mailto:${email}?subject=${subject}`}>
        {i18n.t('email.write', { email })}
      </Button>
    </>
  );
}
