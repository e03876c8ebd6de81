import { payingAccount } from '@touchline/domain/money';
import { usePlugin, useResource } from '@touchline/plugin-api';
import { Money } from '@touchline/ui';
import { Stat, Stats } from '@touchline/ui/parts';
import { accountsResource } from '../accounts.resource.ts';
import { useBalanceText } from '../hidden-balance/use-balance-text.ts';

/** What is on the account that pays, and what is in open bets. */
export function AccountSums() {
  const { i18n } = usePlugin();
  const { data } = useResource(accountsResource, {});
  const account = payingAccount(data?.accounts);
  const { text } = useBalanceText();
  // The same shape before the sums are known: what lies below stays where it is.
  const sum = (of: 'balance' | 'inPlay') =>
    account === undefined ? '…' : text(account[of], account.currency);
  return (
    <Stats isBare busy={account === undefined}>
      <Stat label={i18n.t('balance')} value={<Money text={sum('balance')} />} />
      <Stat label={i18n.t('inPlay')} value={<Money text={sum('inPlay')} />} />
    </Stats>
  );
}
