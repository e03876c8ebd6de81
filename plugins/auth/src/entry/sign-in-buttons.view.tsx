import { reactView, usePlugin, useStore } from '@touchline/plugin-api';
import { Button } from '@touchline/ui';
import styles from './entry.module.css';

function SignInButtons() {
  const { config, i18n, modals, navigation } = usePlugin();
  const registrationAllowed = useStore(config.core, (core) => core.registrationAllowed);
  return (
    <span className={styles.buttons}>
      <Button variant="secondary" size="small" onClick={() => void modals.open('login')}>
        {i18n.t('entry.login')}
      </Button>
      {registrationAllowed ? (
        <Button variant="primary" size="small" href={navigation.href({ route: 'registration' })}>
          {i18n.t('entry.register')}
        </Button>
      ) : undefined}
    </span>
  );
}

export const view = reactView(SignInButtons);
