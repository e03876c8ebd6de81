import { reactView, usePlugin } from '@touchline/plugin-api';
import { Button, NoticeBanner } from '@touchline/ui';
import { Sheet } from '@touchline/ui/forms';
import { useState } from 'react';
import styles from '../session/form.module.css';
import { isFilled, registrationDraft } from './registration-process.ts';
import { RegistrationWays } from './registration-ways.tsx';

function RegistrationModal() {
  const context = usePlugin();
  const { i18n, modals } = context;
  const [isAsking, setAsking] = useState(false);
  const leave = () => void modals.close();
  const close = () => {
    if (isFilled(registrationDraft(context).get()) && !isAsking) {
      setAsking(true);
    } else {
      leave();
    }
  };
  return (
    <Sheet
      open
      title={i18n.t('title.registration')}
      closeText={i18n.t('close')}
      onClose={close}
      actions={
        isAsking ? (
          <div className={styles.question}>
            <NoticeBanner tone="warning" text={i18n.t('leave.title')} />
            <Button variant="primary" wide onClick={() => setAsking(false)}>
              {i18n.t('leave.stay')}
            </Button>
            <Button variant="quiet" wide onClick={leave}>
              {i18n.t('leave.leave')}
            </Button>
          </div>
        ) : undefined
      }
    >
      <div className={styles.form}>
        <RegistrationWays place="modal" />
        <Button variant="quiet" wide onClick={() => void modals.open('login')}>
          {i18n.t('registration.login')}
        </Button>
      </div>
    </Sheet>
  );
}

export const view = reactView(RegistrationModal);
