import { reactView, usePlugin } from '@touchline/plugin-api';
import { Sheet } from '@touchline/ui/forms';
import { RecoveryForm } from './recovery-form.tsx';

function RecoveryModal() {
  const { i18n, modals } = usePlugin();
  return (
    <Sheet
      open
      title={i18n.t('title.forgotPassword')}
      closeText={i18n.t('close')}
      onClose={() => void modals.close()}
    >
      <RecoveryForm />
    </Sheet>
  );
}

export const view = reactView(RecoveryModal);
