import { payingAccount } from '@touchline/domain/money';
import { reactView, Slot, usePlugin, useResource, useStore } from '@touchline/plugin-api';
import { Button, Card, Icon, RetryCard } from '@touchline/ui';
import { Menu } from '@touchline/ui/forms';
import { depositIcon, withdrawIcon } from '@touchline/ui/icons';
import { Page } from '@touchline/ui/page';
import { accountsResource } from '../accounts.resource.ts';
import { BalanceEye } from '../hidden-balance/hide-balance.tsx';
import { ACCOUNT_GROUPS, SIGN_OUT } from './account-items.ts';
import { AccountEntry, AccountMenu } from './account-menu.tsx';
import { AccountSums } from './account-sums.tsx';
import styles from './menu.module.css';

function Accounts() {
  const { i18n, navigation } = usePlugin();
  const { data, status, refresh, error } = useResource(accountsResource, {});
  if (payingAccount(data?.accounts) === undefined && status === 'error') {
    return (
      <RetryCard
        title={i18n.error(error)}
        retryText={i18n.t('retry')}
        onRetry={() => void refresh()}
      />
    );
  }
  return (
    <Card>
      <div className={styles.sums}>
        <AccountSums />
        <BalanceEye />
      </div>
      <div className={styles.payments}>
        <Button
          variant="primary"
          wide
          icon={<Icon path={depositIcon} />}
          href={navigation.href({ route: 'recharge' })}
        >
          {i18n.t('deposit')}
        </Button>
        <Button
          wide
          icon={<Icon path={withdrawIcon} />}
          href={navigation.href({ route: 'deduce' })}
        >
          {i18n.t('withdraw')}
        </Button>
      </div>
    </Card>
  );
}

/** The player's own place: money, bets, limits, the way out. */
function AccountPage() {
  const { i18n, session } = usePlugin();
  const userId = useStore(session.state, (state) => state.userId);
  const title = i18n.t('title.office');
  return (
    <Page title={title} intro={i18n.t('playerId', { id: userId ?? '…' })}>
      <Accounts />
      {ACCOUNT_GROUPS.map((group) => (
        <AccountMenu key={group} group={group} isHeaded={group !== 'betting'} />
      ))}
      <Slot name="office.menu" className={styles.sections ?? ''} />
      <Menu label={i18n.t('menu.signOut')}>
        <AccountEntry item={SIGN_OUT} />
      </Menu>
    </Page>
  );
}

export const view = reactView(AccountPage);
