import type { SecurityAnswer, TwoFactorChannel } from '@touchline/contracts/identity';
import { usePlugin } from '@touchline/plugin-api';
import { useHoldNavigation } from '@touchline/plugin-api/hold-navigation';
import { securityResource } from '../security/security.resource.ts';
import { useRequest } from '../security/use-request.ts';
import { OwnerForm, type OwnerProof } from './owner-form.tsx';
import { disableTwoFactorChannel, messageCodesResource } from './two-factor.resource.ts';

/** Turns codes by one channel off, with the password and a code of any way. */
export function DisableChannel({
  channel,
  facts,
}: {
  readonly channel: TwoFactorChannel;
  readonly facts: SecurityAnswer;
}) {
  const context = usePlugin();
  const { http, i18n, notify, resources } = context;
  const hold = useHoldNavigation(context);
  const { busy, error, run } = useRequest();
  const isLast = facts.twoFactorKinds.length === 1;
  const send = ({ code, kind, password }: OwnerProof) =>
    run(async () => {
      const proof = { code, kind, ...(password !== undefined && { password }) };
      const body = { channel, lng: i18n.language, ...proof };
      await hold(i18n.t('twoFactor.checking'), () => disableTwoFactorChannel(http, body));
      resources.invalidate(messageCodesResource.name);
      resources.invalidate(securityResource.name);
      notify.show({ kind: 'success', id: 'two-factor', message: i18n.t('twoFactor.messagesOff') });
    });
  return (
    <OwnerForm
      facts={facts}
      text={i18n.t(isLast ? 'twoFactor.disableText' : 'twoFactor.disableOne')}
      submitText={i18n.t('twoFactor.disable')}
      variant="danger"
      busy={busy}
      error={error}
      onSend={(proof) => void send(proof)}
    />
  );
}
