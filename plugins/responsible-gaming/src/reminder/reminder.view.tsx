import { reactView, usePlugin, useResource } from '@touchline/plugin-api';
import { Button } from '@touchline/ui';
import { Dialog } from '@touchline/ui/forms';
import { useEffect } from 'react';
import { noteReminder, reminderResource } from './reminder.resource.ts';
import styles from './reminder.module.css';

/** Asks the player to look at account and limits. Shown once, then not for months. */
function Reminder() {
  const { http, i18n, log, modals, navigation } = usePlugin();
  const { data } = useResource(reminderResource, {});
  const kind = data?.kind ?? undefined;
  const isNothingDue = data?.kind === null;
  useEffect(() => {
    // The address of a reminder that was shown before.
    if (isNothingDue) {
      void modals.close();
    }
  }, [isNothingDue, modals]);
  useEffect(() => {
    if (kind !== undefined) {
      noteReminder(http, kind).catch((error: unknown) =>
        log.error('a reminder that was shown was not noted', error),
      );
    }
  }, [http, kind, log]);
  const close = () => modals.close();
  return (
    <Dialog
      open
      title={kind === undefined ? i18n.t('loading') : i18n.t(`reminder.title.${kind}`)}
      focus="title"
      closeText={i18n.t('confirmation.close')}
      onClose={() => void close()}
      actions={
        kind === undefined ? undefined : (
          <>
            <Button onClick={() => void close()}>{i18n.t('reminder.later')}</Button>
            <Button
              variant="primary"
              onClick={() => void close().then(() => navigation.go({ route: 'responsible' }))}
            >
              {i18n.t(`reminder.open.${kind}`)}
            </Button>
          </>
        )
      }
    >
      <p className={styles.text}>
        {kind === undefined ? undefined : i18n.t(`reminder.text.${kind}`)}
      </p>
    </Dialog>
  );
}

export const view = reactView(Reminder);
