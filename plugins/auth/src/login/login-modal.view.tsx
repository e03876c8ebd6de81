import { reactView, usePlugin } from '@touchline/plugin-api';
import { Sheet } from '@touchline/ui/forms';
import { LoginForm } from './login-form.tsx';

function LoginModal() {
  const { i18n, modals } = usePlugin();
  return (
    <Sheet
      open
      title={i18n.t('title.login')}
      closeText={i18n.t('close')}
      onClose={() => void modals.close()}
    >
      <LoginForm />
    </Sheet>
  );
}

export const view = reactView(LoginModal);
