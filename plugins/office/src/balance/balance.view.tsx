import { payingAccount } from '@touchline/domain/money';
import { Link, reactView, usePlugin, useResource } from '@touchline/plugin-api';
import { Icon, Money } from '@touchline/ui';
import { plusIcon } from '@touchline/ui/icons';
import { accountsResource } from '../accounts.resource.ts';
import { useBalanceText } from '../hidden-balance/use-balance-text.ts';
import styles from './balance.module.css';

/** The balance in the header, and the way to top it up. */
function Balance() {
  const { i18n } = usePlugin();
  const { data } = useResource(accountsResource, {});
  const account = payingAccount(data?.accounts);
  const { isHidden, text: textOf } = useBalanceText();
  const text = account === undefined ? '…' : textOf(account.balance, account.currency);
  return (
    <Link
      to={{ route: 'recharge' }}
      className={styles.balance}
      aria-label={
        isHidden ? i18n.t('hiddenBalance.deposit') : i18n.t('balanceAndDeposit', { balance: text })
      }
    >
      <Money text={text} strong />
      <span className={styles.plus}>
        <Icon path={plusIcon} size={16} />
      </span>
    </Link>
  );
}

export const view = reactView(Balance);
