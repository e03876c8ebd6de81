import { reactView, usePlugin } from '@touchline/plugin-api';
import { Sheet } from '@touchline/ui/forms';
import { QrStep } from './qr-step.tsx';

/** Signing in with a phone that is signed in already. */
function QrSignInModal() {
  const { i18n, modals } = usePlugin();
  return (
    <Sheet
      open
      title={i18n.t('qr.title')}
      closeText={i18n.t('close')}
      onClose={() => void modals.close()}
    >
      <QrStep />
    </Sheet>
  );
}

export const view = reactView(QrSignInModal);
