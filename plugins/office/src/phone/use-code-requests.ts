import type { PhoneBindingAnswer } from '@touchline/contracts/identity';
import { errorCode, usePlugin } from '@touchline/plugin-api';
import { useHoldNavigation } from '@touchline/plugin-api/hold-navigation';
import { useState } from 'react';
import { confirmCode, sendCode } from './phone.resource.ts';

/** Confirms a code or requests another one, one request at a time. */
export function useCodeRequests({
  pending,
  onChanged,
}: {
  readonly pending: NonNullable<PhoneBindingAnswer['pending']>;
  /** The binding is read again. */
  readonly onChanged: () => Promise<void>;
}) {
  const context = usePlugin();
  const { analytics, bus, http, i18n, navigation, notify } = context;
  const hold = useHoldNavigation(context);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();

  async function run(act: () => Promise<void>): Promise<void> {
    if (busy) {
      return;
    }
    setBusy(true);
    setError(undefined);
    try {
      await act();
    } catch (failure) {
      analytics.track('smsFailure', { code: errorCode(failure) ?? 'unknown' });
      setError(failure);
      await onChanged();
    } finally {
      setBusy(false);
    }
  }
  const confirm = (code: string) =>
    run(async () => {
      await hold(i18n.t('phone.checking'), () => confirmCode(http, code));
      analytics.track('correctCode');
      await onChanged();
      await bus.emit('profile.changed', {});
      notify.show({ kind: 'success', id: 'phone', message: i18n.t('phone.bound') });
      await navigation.go({ route: 'phoneBinding' }, { replace: true });
    });
  const resend = (onSent: () => void) =>
    run(async () => {
      analytics.track('smsNotReceived');
      const { phone_code: code, phone_number: number } = pending;
      await sendCode(http, { code, number, language: i18n.language });
      analytics.track('smsSent');
      onSent();
      await onChanged();
    });
  return { busy, error, confirm, resend };
}
