import { reactView, usePlugin } from '@touchline/plugin-api';
import { Sheet } from '@touchline/ui/forms';
import { CodeStep } from './code-step.tsx';

/** The code of a sign-in that began elsewhere: with a social network, or a new password. */
function TwoFactorModal() {
  const { i18n, modals, navigation } = usePlugin();
  return (
    <Sheet
      open
      title={i18n.t('twoFactor.title')}
      closeText={i18n.t('close')}
      onClose={() => void modals.close()}
    >
      <CodeStep onRestart={() => void navigation.go({ route: 'login' })} />
    </Sheet>
  );
}

export const view = reactView(TwoFactorModal);
