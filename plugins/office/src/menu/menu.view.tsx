import { payingAccount } from '@touchline/domain/money';
import { reactView, Slot, usePlugin, useResource, useStore } from '@touchline/plugin-api';
import { Badge, Button, Card, Icon, RetryCard } from '@touchline/ui';
import { ListRow, Menu } from '@touchline/ui/forms';
import { depositIcon, withdrawIcon } from '@touchline/ui/icons';
import { Page } from '@touchline/ui/page';
import { accountsResource } from '../accounts.resource.ts';
import { type AccountItem, accountItems, SIGN_OUT } from './account-items.ts';
import { AccountSums } from './account-sums.tsx';
import styles from './menu.module.css';
import { useItemCount } from './use-item-count.ts';

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
      <AccountSums />
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

function Entry({ item: { key, icon, target } }: { readonly item: AccountItem }) {
  const { i18n, modals, navigation } = usePlugin();
  const count = useItemCount(key);
  const looks = {
    icon: <Icon path={icon} directional={key === SIGN_OUT.key} />,
    title: i18n.t(`menu.${key}`),
    end: count === undefined ? undefined : <Badge>{count}</Badge>,
  };
  return 'modal' in target ? (
    <ListRow {...looks} onClick={() => void modals.open(target.modal)} />
  ) : (
    <ListRow {...looks} href={navigation.href(target)} />
  );
}

/** The player's own place: money, bets, limits, the way out. */
function AccountPage() {
  const { i18n, navigation, session } = usePlugin();
  const userId = useStore(session.state, (state) => state.userId);
  const title = i18n.t('title.office');
  return (
    <Page title={title} intro={i18n.t('playerId', { id: userId ?? '…' })}>
      <Accounts />
      <Menu label={title}>
        {accountItems(navigation).map((item) => (
          <Entry key={item.key} item={item} />
        ))}
      </Menu>
      <Slot name="office.menu" className={styles.sections ?? ''} />
      <Menu label={i18n.t('menu.signOut')}>
        <Entry item={SIGN_OUT} />
      </Menu>
    </Page>
  );
}

export const view = reactView(AccountPage);
