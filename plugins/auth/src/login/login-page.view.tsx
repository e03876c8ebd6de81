import { reactView, usePlugin } from '@touchline/plugin-api';
import { Card } from '@touchline/ui';
import { LoginForm } from './login-form.tsx';
import styles from '../session/form.module.css';

function LoginPage() {
  const { i18n } = usePlugin();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{i18n.t('title.login')}</h1>
      <Card>
        <LoginForm />
      </Card>
    </div>
  );
}

export const view = reactView(LoginPage);
