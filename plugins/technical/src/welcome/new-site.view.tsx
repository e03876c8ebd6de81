import { reactView, usePlugin, useStore } from '@touchline/plugin-api';
import { Button } from '@touchline/ui';
import { Dialog } from '@touchline/ui/forms';

/** Notifies a visitor once that the site is new. */
function NewSite() {
  const { config, i18n, modals } = usePlugin();
  const brand = useStore(config.core, (core) => core.brand);
  return (
    <Dialog
      open
      title={i18n.t('newSite.title', { brand })}
      closeText={i18n.t('preferences.close')}
      onClose={() => void modals.close()}
      actions={
        <Button variant="primary" onClick={() => void modals.close()}>
          {i18n.t('newSite.go')}
        </Button>
      }
    >
      <p>{i18n.t('newSite.text')}</p>
    </Dialog>
  );
}

export const view = reactView(NewSite);
