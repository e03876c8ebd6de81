import { reactView, usePlugin } from '@touchline/plugin-api';
import { Button, Card } from '@touchline/ui';
import styles from '../session/form.module.css';
import { LeaveQuestion } from './leave-question.tsx';
import { RegistrationWays } from './registration-ways.tsx';

function Registration() {
  const { i18n, modals } = usePlugin();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{i18n.t('title.registration')}</h1>
      <Card>
        <RegistrationWays place="page" />
      </Card>
      <LeaveQuestion />
      <Button variant="quiet" wide onClick={() => void modals.open('login')}>
        {i18n.t('registration.login')}
      </Button>
    </div>
  );
}

export const view = reactView(Registration);
