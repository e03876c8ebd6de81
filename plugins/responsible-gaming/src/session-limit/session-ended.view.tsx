import { reactView, usePlugin } from '@touchline/plugin-api';
import { Button } from '@touchline/ui';
import { Dialog } from '@touchline/ui/forms';
import { useState } from 'react';

/** The hours of the day are used up. There is one way on, whichever button is pressed: signing out. */
function SessionEnded() {
  const { i18n, session } = usePlugin();
  const [busy, setBusy] = useState(false);
  const leave = () => {
    setBusy(true);
    void session.logout().finally(() => setBusy(false));
  };
  return (
    <Dialog
      open
      title={i18n.t('main_session_limit_ended')}
      closeText={i18n.t('confirmation.close')}
      onClose={leave}
      actions={
        <Button variant="primary" busy={busy} onClick={leave}>
          {i18n.t('realityCheck.logOut')}
        </Button>
      }
    >
      <p role="alert">{i18n.t('main_session_limit_visit_tomorrow')}</p>
    </Dialog>
  );
}

export const view = reactView(SessionEnded);
