import { payingAccount } from '@touchline/domain/money';
import type { RouteTarget } from '@touchline/plugin-api';
import { Link, reactView, usePlugin, useResource, useStore } from '@touchline/plugin-api';
import { Button, Card, Icon, Money } from '@touchline/ui';
import {
  chevronEndIcon,
  depositIcon,
  giftIcon,
  historyIcon,
  logOutIcon,
  shieldIcon,
  swapIcon,
  ticketIcon,
  userIcon,
  walletIcon,
  withdrawIcon,
} from '@touchline/ui/icons';
import { Page } from '@touchline/ui/page';
import { accountsResource } from '../accounts.resource.ts';
import styles from './menu.module.css';

interface Item {
  readonly key: string;
  readonly icon: string;
  readonly to: RouteTarget;
}

const ITEMS: readonly Item[] = [
  { key: 'bets', icon: ticketIcon, to: { route: 'betsHistory' } },
  {
    key: 'settledBets',
    icon: historyIcon,
    to: { route: 'betsHistory', query: { status: 'settled' } },
  },
  { key: 'payments', icon: walletIcon, to: { route: 'historyPay' } },
  { key: 'wallets', icon: swapIcon, to: { route: 'wallets' } },
  { key: 'bonuses', icon: giftIcon, to: { route: 'officeBonuses' } },
  { key: 'account', icon: userIcon, to: { route: 'account' } },
  { key: 'limits', icon: shieldIcon, to: { route: 'responsible' } },
];

function Accounts() {
  const { i18n, navigation } = usePlugin();
  const { data, status, refresh, error } = useResource(accountsResource, {});
  const account = payingAccount(data?.accounts);
  if (account === undefined && status === 'error') {
    return (
      <Card>
        <p role="alert">{i18n.error(error)}</p>
        <Button onClick={() => void refresh()}>{i18n.t('retry')}</Button>
      </Card>
    );
  }
  // The same shape before the sums are known: what lies below stays where it is.
  const sum = (of: 'balance' | 'inPlay') =>
    account === undefined ? '…' : i18n.money(account[of], account.currency);
  return (
    <Card>
      <dl className={styles.money} aria-busy={account === undefined}>
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
function Menu() {
  const { i18n, modals, session } = usePlugin();
  const userId = useStore(session.state, (state) => state.userId);
  return (
    <Page title={i18n.t('title.office')} intro={i18n.t('playerId', { id: userId ?? '…' })}>
      <Accounts />
      <Card flush>
        <ul className={styles.items}>
          {ITEMS.map(({ key, icon, to }) => (
            <li key={key}>
              <Link to={to} className={styles.item}>
                <Icon path={icon} />
                <span className={styles.text}>{i18n.t(`menu.${key}`)}</span>
                <Icon path={chevronEndIcon} size={16} directional />
              </Link>
            </li>
          ))}
        </ul>
      </Card>
      <Button
        variant="quiet"
        wide
        icon={<Icon path={logOutIcon} directional />}
        onClick={() => void modals.open('logout')}
      >
        {i18n.t('logout')}
      </Button>
    </Page>
  );
}

export const view = reactView(Menu);
