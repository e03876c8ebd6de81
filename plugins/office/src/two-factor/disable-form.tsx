import type { SecurityAnswer } from '@touchline/contracts/identity';
import { usePlugin } from '@touchline/plugin-api';
import { useHoldNavigation } from '@touchline/plugin-api/hold-navigation';
import { securityResource } from '../security/security.resource.ts';
import { useRequest } from '../security/use-request.ts';
import { OwnerForm, type OwnerProof } from './owner-form.tsx';
import { disableTwoFactor } from './two-factor.resource.ts';

/** Turns two-factor authentication off; afterwards the page of security says that it is off. */
export function DisableForm({ facts }: { readonly facts: SecurityAnswer }) {
  const context = usePlugin();
  const { http, i18n, navigation, notify, resources } = context;
  const hold = useHoldNavigation(context);
  const { busy, error, run } = useRequest();
  const send = ({ code, kind, password }: OwnerProof) =>
    run(async () => {
      const body = { code, kind, lng: i18n.language, ...(password !== undefined && { password }) };
      await hold(i18n.t('twoFactor.checking'), () => disableTwoFactor(http, body));
      resources.invalidate(securityResource.name);
      notify.show({ kind: 'success', id: 'two-factor', message: i18n.t('twoFactor.off') });
      await navigation.go({ route: 'security' }, { replace: true });
    });
  return (
    <OwnerForm
      facts={facts}
      text={i18n.t('twoFactor.disableText')}
      submitText={i18n.t('twoFactor.disable')}
      variant="danger"
      busy={busy}
      error={error}
      onSend={(proof) => void send(proof)}
    />
  );
}
