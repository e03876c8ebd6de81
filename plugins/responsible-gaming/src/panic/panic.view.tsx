import { PANIC_DAYS } from '@touchline/domain/limits';
import { Link, reactView, usePlugin } from '@touchline/plugin-api';
import { Button, NoticeBanner } from '@touchline/ui';
import { Dialog } from '@touchline/ui/forms';
import { useTakeBreak } from '../breaks/take-break.ts';
import styles from './panic.module.css';

const DAY_MS = 86_400_000;

/** Says in two sentences what a break of a day means, and begins it with one press. */
function Panic() {
  const { clock, i18n, modals, resources } = usePlugin();
  const close = () => void modals.close();
  const { busy, error, take } = useTakeBreak(() => {
    close();
    // The sign-in has ended with the break; the next request learns of it.
    resources.invalidate('responsible-gaming.limits');
  });
  return (
    <Dialog
      open
      title={i18n.t('panic.title')}
      closeText={i18n.t('confirmation.close')}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{i18n.t('break.back')}</Button>
          <Button
            variant="primary"
            busy={busy}
            onClick={() => take({ kind: 'timeOut', days: PANIC_DAYS })}
          >
            {i18n.t('panic.confirm')}
          </Button>
        </>
      }
    >
      {error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />}
      <p className={styles.text}>
        {i18n.t('panic.text', {
          time: i18n.dateTime(clock.now() + PANIC_DAYS * DAY_MS, 'date-time'),
        })}
      </p>
      <p className={styles.text}>{i18n.t('panic.open')}</p>
      <Link to={{ route: 'responsible' }} className={styles.link}>
        {i18n.t('panic.longer')}
      </Link>
    </Dialog>
  );
}

export const view = reactView(Panic);
