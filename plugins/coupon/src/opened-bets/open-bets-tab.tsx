import { usePlugin, useStore } from '@touchline/plugin-api';
import { Button, EmptyState } from '@touchline/ui';
import { ticketIcon } from '@touchline/ui/icons';
import { OpenedList, SettledLink } from './opened-list.tsx';
import styles from './opened-bets.module.css';

/** The open bets beside the slip; a visitor is prompted to sign in. */
export function OpenBetsTab() {
  const { i18n, modals, session } = usePlugin();
  const isSignedIn = useStore(session.state, ({ userId }) => userId !== undefined);
  return isSignedIn ? (
    <div className={styles.beside}>
      <OpenedList />
      <SettledLink />
    </div>
  ) : (
    <EmptyState
      path={ticketIcon}
      title={i18n.t('opened.signIn')}
      text={i18n.t('opened.noneHint')}
      action={
        <Button variant="primary" onClick={() => void modals.open('login')}>
          {i18n.t('opened.toSignIn')}
        </Button>
      }
    />
  );
}
