import { type Account, depositAccount } from '@touchline/contracts';
import { reactView, usePlugin, useResource } from '@touchline/plugin-api';
import { Card, RetryCard, Skeleton } from '@touchline/ui';
import { useEffect } from 'react';
import { depositMethods, paymentAccounts } from '../payments.resource.ts';
import { DepositForm } from './deposit-form.tsx';
import styles from './recharge.module.css';

function Methods({ account }: { readonly account: Account }) {
  const { i18n } = usePlugin();
  const answer = useResource(depositMethods, { accountId: account.id });
  if (answer.data !== undefined) {
    return <DepositForm account={account} offer={answer.data} />;
  }
  return answer.status === 'error' ? (
    <RetryCard
      title={i18n.error(answer.error)}
      retryText={i18n.t('retry')}
      onRetry={() => void answer.refresh()}
    />
  ) : (
    <output aria-label={i18n.t('loading')}>
      <Skeleton shape="bar" />
    </output>
  );
}

function Recharge() {
  const { analytics, i18n, navigation } = usePlugin();
  useEffect(() => analytics.track('paymentsPage'), [analytics]);
  const accounts = useResource(paymentAccounts, {});
  const account = depositAccount(accounts.data?.accounts);
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{i18n.t('title.recharge')}</h1>
      <Card>
        {account === undefined ? (
          accounts.status === 'error' ? (
            <RetryCard
              title={i18n.error(accounts.error)}
              retryText={i18n.t('retry')}
              onRetry={() => void accounts.refresh()}
            />
          ) : (
            <output aria-label={i18n.t('loading')}>
              <Skeleton shape="bar" />
            </output>
          )
        ) : (
          <Methods account={account} />
        )}
      </Card>
      <p className={styles.note}>
        <a href={navigation.href({ route: 'responsible' })}>{i18n.t('limitsLink')}</a>
      </p>
    </div>
  );
}

export const view = reactView(Recharge);
