import { usePlugin } from '@touchline/plugin-api';
import { Button, EmptyState } from '@touchline/ui';
import { bellIcon } from '@touchline/ui/icons';

/** For visitors: alerts are kept with an account. */
export function SignInFirst() {
  const { i18n, modals } = usePlugin();
  return (
    <EmptyState
      path={bellIcon}
      title={i18n.t('alerts.none')}
      text={i18n.t('alerts.signInHint')}
      action={
        <Button variant="primary" onClick={() => void modals.open('login')}>
          {i18n.t('alerts.signIn')}
        </Button>
      }
    />
  );
}
