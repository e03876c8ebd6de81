import { reactView, usePlugin, useResource } from '@touchline/plugin-api';
import { Button, Card, NoticeBanner } from '@touchline/ui';
import { Page } from '@touchline/ui/page';
import { ResourceState } from '@touchline/ui/resource-state';
import styles from '../account/account.module.css';
import { CodeForm } from './code-form.tsx';
import { phoneResource } from './phone.resource.ts';

/** The page where the code of the message is entered. */
function PhoneActivate() {
  const { i18n, navigation } = usePlugin();
  const answer = useResource(phoneResource, {});
  const { data, refresh } = answer;
  return (
    <Page
      title={i18n.t('title.phoneActivate')}
      parent={{ title: i18n.t('title.account'), href: navigation.href({ route: 'account' }) }}
    >
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
