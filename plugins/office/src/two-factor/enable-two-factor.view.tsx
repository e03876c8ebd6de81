import type { TwoFactorSetupAnswer } from '@touchline/contracts/identity';
import { reactView, usePlugin, useResource } from '@touchline/plugin-api';
import { Button, Card, NoticeBanner } from '@touchline/ui';
import { Page } from '@touchline/ui/page';
import { ResourceState } from '@touchline/ui/resource-state';
import { useState } from 'react';
import styles from '../account/account.module.css';
import { securityResource } from '../security/security.resource.ts';
import { useRequest } from '../security/use-request.ts';
import { AppSecret } from './app-secret.tsx';
import { ConfirmApp } from './confirm-app.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { beginTwoFactor } from './two-factor.resource.ts';

function Begin({ onBegun }: { readonly onBegun: (setup: TwoFactorSetupAnswer) => void }) {
  const { http, i18n, navigation } = usePlugin();
  const { busy, error, run } = useRequest();
  return (
    <div className={styles.form}>
      {error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />}
      <p className={styles.muted}>{i18n.t('twoFactor.intro')}</p>
      <p className={styles.muted}>{i18n.t('twoFactor.app')}</p>
      <Button
        variant="primary"
        size="large"
        wide
        busy={busy}
        onClick={() => void run(async () => onBegun(await beginTwoFactor(http)))}
      >
        {i18n.t('twoFactor.begin')}
      </Button>
      <Button variant="quiet" wide href={navigation.href({ route: 'securityAuthByEmail' })}>
        {i18n.t('twoFactor.byMessage')}
      </Button>
    </div>
  );
}

function Setup() {
  const { i18n, navigation } = usePlugin();
  const answer = useResource(securityResource, {});
  const [setup, setSetup] = useState<TwoFactorSetupAnswer>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes !== undefined) {
    return <RecoveryCodes codes={codes} done={i18n.t('twoFactor.on')} />;
  }
  if (answer.data === undefined) {
    return <ResourceState answers={[answer]} i18n={i18n} />;
  }
  if (answer.data.twoFactorKinds.includes('app')) {
    return (
      <div className={styles.form}>
        <NoticeBanner text={i18n.t('twoFactor.isOn')} />
        <Button wide href={navigation.href({ route: 'disableTwoFactorAuth' })}>
          {i18n.t('twoFactor.disable')}
        </Button>
      </div>
    );
  }
  if (setup === undefined) {
    return <Begin onBegun={setSetup} />;
  }
  return (
    <div className={styles.form}>
      <AppSecret {...setup} />
      <ConfirmApp onEnabled={setCodes} />
    </div>
  );
}

/** The page on which players turn two-factor authentication on. */
function EnableTwoFactor() {
  const { i18n, navigation } = usePlugin();
  return (
    <Page
      title={i18n.t('title.twoFactorAuth')}
      parent={{ title: i18n.t('title.security'), href: navigation.href({ route: 'security' }) }}
      width="narrow"
    >
      <Card>
        <Setup />
      </Card>
    </Page>
  );
}

export const view = reactView(EnableTwoFactor);
