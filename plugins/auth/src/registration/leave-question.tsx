import { usePlugin, useStore } from '@touchline/plugin-api';
import { Button } from '@touchline/ui';
import { Dialog } from '@touchline/ui/forms';
import styles from '../session/form.module.css';
import { wantedPage } from './registration-process.ts';

/** Whether a visitor who opened another page means to leave a half filled form. */
export function LeaveQuestion() {
  const context = usePlugin();
  const { i18n, keys, navigation } = context;
  const wanted = wantedPage(context);
  const page = useStore(wanted);
  if (page === undefined) {
    return undefined;
  }
  const stay = () => wanted.set(undefined);

  async function leave(path: string): Promise<void> {
    stay();
    // From here on the guard lets pass.
    keys.set('registrationFilled', false);
    await navigation.go(path);
  }

  return (
    <Dialog
      open
      title={i18n.t('leave.title')}
      closeText={i18n.t('close')}
      onClose={stay}
      actions={
        <div className={styles.question}>
          <Button data-safe variant="primary" wide onClick={stay}>
            {i18n.t('leave.stay')}
          </Button>
          <Button variant="quiet" wide onClick={() => void leave(page)}>
            {i18n.t('leave.leave')}
          </Button>
        </div>
      }
    >
      <p className={styles.text}>{i18n.t('leave.text')}</p>
    </Dialog>
  );
}
