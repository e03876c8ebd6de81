import type { Account } from '@touchline/contracts/money';
import { depositAccount } from '@touchline/domain/money';
import { reactView, usePlugin, useResource } from '@touchline/plugin-api';
import { Card } from '@touchline/ui';
import { Page } from '@touchline/ui/page';
import { ResourceState } from '@touchline/ui/resource-state';
import { useEffect } from 'react';
import { ConsultantLink } from '../consultant/consultant-link.tsx';
import { depositMethods, paymentAccounts } from '../payments.resource.ts';
import { DepositForm } from './deposit-form.tsx';
import styles from './recharge.module.css';

/** The form, and what lies below it once it is there: nothing moves when it comes. */
function Methods({ account }: { readonly account: Account }) {
  const { i18n, navigation } = usePlugin();
  const answer = useResource(depositMethods, { accountId: account.id });
  if (answer.data === undefined) {
    return (
      <Card>
        <ResourceState answers={[answer]} i18n={i18n} />
      </Card>
    );
  }
  return (
    <>
      <Card>
        <DepositForm account={account} offer={answer.data} />
      </Card>
      <p className={styles.note}>
        <a href={navigation.href({ route: 'responsible' })}>{i18n.t('limitsLink')}</a>
      </p>
      <p className={styles.note}>
        <ConsultantLink />
      </p>
    </>
  );
}

function Recharge() {
  const { analytics, i18n, navigation } = usePlugin();
  useEffect(() => analytics.track('paymentsPage'), [analytics]);
  const accounts = useResource(paymentAccounts, {});
  const account = depositAccount(accounts.data?.accounts);
  return (
    <Page
      title={i18n.t('title.recharge')}
      parent={{ title: i18n.page('office'), href: navigation.href({ route: 'office' }) }}
      width="narrow"
    >
      {account === undefined ? (
        <Card>
          <ResourceState answers={[accounts]} i18n={i18n} />
        </Card>
      ) : (
        <Methods account={account} />
      )}
    </Page>
  );
}

export const view = reactView(Recharge);
