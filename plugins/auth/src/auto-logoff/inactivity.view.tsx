import { reactView, usePlugin } from '@touchline/plugin-api';
import { Button } from '@touchline/ui';
import { Dialog } from '@touchline/ui/forms';

/** Notifies a player signed out for inactivity, with a way to continue. */
function Inactivity() {
  const { i18n, modals } = usePlugin();
  return (
    <Dialog
      open
      title={i18n.t('modal_autologoff_inactivity_title')}
      closeText={i18n.t('close')}
      onClose={() => void modals.close()}
      actions={
        <>
          <Button onClick={() => void modals.close()}>{i18n.t('close')}</Button>
          <Button variant="primary" onClick={() => void modals.open('login')}>
            {i18n.t('entry.login')}
          </Button>
        </>
      }
    >
      <p>{i18n.t('modal_autologoff_inactivity_info')}</p>
    </Dialog>
  );
}

export const view = reactView(Inactivity);
