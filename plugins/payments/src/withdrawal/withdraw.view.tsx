import type { Account } from '@touchline/contracts/money';
import { cashAccounts, depositAccount } from '@touchline/domain/money';
import { Link, reactView, usePlugin, useResource } from '@touchline/plugin-api';
import { Card } from '@touchline/ui';
import { SelectField } from '@touchline/ui/forms';
import { Page } from '@touchline/ui/page';
import { ResourceState } from '@touchline/ui/resource-state';
import { useEffect, useState } from 'react';
import { ConsultantLink } from '../consultant/consultant-link.tsx';
import { paymentAccounts } from '../payments.resource.ts';
import { WithdrawalForm } from './withdrawal-form.tsx';
import styles from './withdrawal.module.css';
import { withdrawalMethods } from './withdrawals.resource.ts';

function AccountField({
  accounts,
  account,
  onChoose,
}: {
  readonly accounts: readonly Account[];
  readonly account: Account;
  readonly onChoose: (id: string) => void;
}) {
  const { i18n } = usePlugin();
  return (
    <SelectField
      label={i18n.t('withdrawal.account')}
      value={account.id}
      options={accounts.map(({ id, currency, balance }) => ({
        value: id,
        text: `${currency} · ${i18n.money(balance, currency)}`,
      }))}
      onChange={(event) => onChoose(event.target.value)}
    />
  );
}

function OfAccount({ account }: { readonly account: Account }) {
  const { i18n } = usePlugin();
  const answer = useResource(withdrawalMethods, { accountId: account.id });
  return answer.data === undefined ? (
    <ResourceState answers={[answer]} i18n={i18n} />
  ) : (
    <>
      <WithdrawalForm account={account} offer={answer.data} />
      <p className={styles.note}>
        <Link to={{ route: 'historyPay' }}>{i18n.t('title.historyPay')}</Link>
      </p>
      <p className={styles.note}>
        <ConsultantLink />
      </p>
    </>
  );
}

/** The page on which players take their money out. */
function Withdraw() {
  const { analytics, i18n, navigation } = usePlugin();
  useEffect(() => analytics.track('paymentsPage'), [analytics]);
  const answer = useResource(paymentAccounts, {});
  const [chosenId, choose] = useState<string>();
  const accounts = cashAccounts(answer.data?.accounts) ?? [];
  const account =
    accounts.find(({ id }) => id === chosenId) ?? depositAccount(answer.data?.accounts);
  return (
    <Page
      title={i18n.t('title.deduce')}
      parent={{ title: i18n.page('office'), href: navigation.href({ route: 'office' }) }}
      width="narrow"
    >
      <Card>
        {account === undefined ? (
          <ResourceState answers={[answer]} i18n={i18n} />
        ) : (
          <div className={styles.form}>
            {accounts.length > 1 ? (
              <AccountField accounts={accounts} account={account} onChoose={choose} />
            ) : undefined}
            <OfAccount key={account.id} account={account} />
          </div>
        )}
      </Card>
    </Page>
  );
}

export const view = reactView(Withdraw);
