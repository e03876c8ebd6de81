import type { SecurityAnswer } from '@touchline/contracts/identity';
import { usePlugin } from '@touchline/plugin-api';
import { useHoldNavigation } from '@touchline/plugin-api/hold-navigation';
import { useRequest } from '../security/use-request.ts';
import { OwnerForm, type OwnerProof } from './owner-form.tsx';
import { renewRecoveryCodes } from './two-factor.resource.ts';

/** Makes other recovery codes in place of those that the player has. */
export function RenewForm({
  facts,
  onRenewed,
}: {
  readonly facts: SecurityAnswer;
  readonly onRenewed: (codes: readonly string[]) => void;
}) {
  const context = usePlugin();
  const { http, i18n } = context;
  const hold = useHoldNavigation(context);
  const { busy, error, run } = useRequest();
  const send = ({ code, kind, password }: OwnerProof) =>
    run(async () => {
      const body = { code, kind, lng: i18n.language, ...(password !== undefined && { password }) };
      onRenewed(await hold(i18n.t('twoFactor.checking'), () => renewRecoveryCodes(http, body)));
    });
  return (
    <OwnerForm
      facts={facts}
      text={i18n.t('twoFactor.renewText')}
      submitText={i18n.t('twoFactor.renew')}
      variant="primary"
      busy={busy}
      error={error}
      onSend={(proof) => void send(proof)}
    />
  );
}
