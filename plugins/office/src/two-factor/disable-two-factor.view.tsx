import { reactView, usePlugin, useResource } from '@touchline/plugin-api';
import { Button, Card, NoticeBanner } from '@touchline/ui';
import { Page } from '@touchline/ui/page';
import { ResourceState } from '@touchline/ui/resource-state';
import styles from '../account/account.module.css';
import { securityResource } from '../security/security.resource.ts';
import { DisableForm } from './disable-form.tsx';

/** The page on which players turn two-factor authentication off. */
function DisableTwoFactor() {
  const { i18n, navigation } = usePlugin();
  const answer = useResource(securityResource, {});
  return (
    <Page
      title={i18n.t('title.twoFactorAuth')}
      parent={{ title: i18n.t('title.security'), href: navigation.href({ route: 'security' }) }}
      width="narrow"
    >
      <Card>
        {answer.data === undefined ? (
          <ResourceState answers={[answer]} i18n={i18n} />
        ) : answer.data.isTwoFactorOn ? (
          <DisableForm facts={answer.data} />
        ) : (
          <div className={styles.form}>
            <NoticeBanner tone="info" text={i18n.t('twoFactor.notOn')} />
            <Button wide href={navigation.href({ route: 'enableTwoFactorAuth' })}>
              {i18n.t('twoFactor.begin')}
            </Button>
          </div>
        )}
      </Card>
    </Page>
  );
}

export const view = reactView(DisableTwoFactor, { server: false });
