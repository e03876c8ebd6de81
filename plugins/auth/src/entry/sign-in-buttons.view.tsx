import { reactView, usePlugin, useStore } from '@touchline/plugin-api';
import { Button } from '@touchline/ui';
import styles from './entry.module.css';

function SignInButtons() {
  const { config, i18n, modals, navigation } = usePlugin();
  const isOffered = useStore(
    config.core,
    (core) => core.registrationAllowed && !core.flags['vipDomain'],
  );
  return (
    <span className={styles.buttons}>
      <Button variant="secondary" size="small" onClick={() => void modals.open('login')}>
        {i18n.t('entry.login')}
      </Button>
      {isOffered ? (
        <Button variant="primary" size="small" href={navigation.href({ route: 'registration' })}>
          {i18n.t('entry.register')}
        </Button>
      ) : undefined}
    </span>
  );
}

export const view = reactView(SignInButtons);
