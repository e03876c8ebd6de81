import type { SecurityAnswer } from '@touchline/contracts/identity';
import { reactView, usePlugin, useResource } from '@touchline/plugin-api';
import { Button, Card, NoticeBanner } from '@touchline/ui';
import { Page } from '@touchline/ui/page';
import { ResourceState } from '@touchline/ui/resource-state';
import { useState } from 'react';
import styles from '../account/account.module.css';
import { securityResource } from '../security/security.resource.ts';
import { DisableForm } from './disable-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { RenewForm } from './renew-form.tsx';

/** Turning it off, or other recovery codes. */
function Choices({ facts }: { readonly facts: SecurityAnswer }) {
  const { i18n } = usePlugin();
  const [isRenewing, setRenewing] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes !== undefined) {
    return <RecoveryCodes codes={codes} done={i18n.t('twoFactor.renewed')} />;
  }
  return (
    <div className={styles.form}>
      {isRenewing ? (
        <RenewForm facts={facts} onRenewed={setCodes} />
      ) : (
        <DisableForm facts={facts} />
      )}
      <Button wide variant="quiet" onClick={() => setRenewing(!isRenewing)}>
        {i18n.t(isRenewing ? 'twoFactor.keepCodes' : 'twoFactor.renew')}
      </Button>
    </div>
  );
}

/** The page on which players turn two-factor authentication off, or get other recovery codes. */
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
        ) : answer.data.twoFactorKinds.includes('app') ? (
          <Choices facts={answer.data} />
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
