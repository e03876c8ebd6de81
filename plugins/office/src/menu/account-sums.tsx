import { payingAccount } from '@touchline/domain/money';
import { usePlugin, useResource } from '@touchline/plugin-api';
import { Money } from '@touchline/ui';
import { accountsResource } from '../accounts.resource.ts';
import styles from './account-sums.module.css';

/** What is on the account that pays, and what is in open bets. */
export function AccountSums() {
  const { i18n } = usePlugin();
  const { data } = useResource(accountsResource, {});
  const account = payingAccount(data?.accounts);
  // The same shape before the sums are known: what lies below stays where it is.
  const sum = (of: 'balance' | 'inPlay') =>
    account === undefined ? '…' : i18n.money(account[of], account.currency);
  return (
    <dl className={styles.sums} aria-busy={account === undefined}>
      <div>
        <dt>{i18n.t('balance')}</dt>
        <dd className={styles.balance}>
          <Money text={sum('balance')} strong />
        </dd>
      </div>
      <div>
        <dt>{i18n.t('inPlay')}</dt>
        <dd>
          <Money text={sum('inPlay')} />
        </dd>
      </div>
    </dl>
  );
}
