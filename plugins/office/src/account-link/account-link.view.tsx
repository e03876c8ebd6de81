import { Link, reactView, usePlugin, useStore } from '@touchline/plugin-api';
import { Icon } from '@touchline/ui';
import { userIcon } from '@touchline/ui/icons';
import styles from './account-link.module.css';

/** The way to the account, where no bottom navigation has one: from there a player signs out. */
function AccountLink() {
  const { i18n, navigation } = usePlugin();
  const isCurrent = useStore(navigation.current, ({ name }) => name === 'office');
  return (
    <Link
      to={{ route: 'office' }}
      className={styles.link}
      aria-label={i18n.t('title.office')}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <Icon path={userIcon} />
    </Link>
  );
}

export const view = reactView(AccountLink);
