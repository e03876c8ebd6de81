import { type CreateWithdrawal, WithdrawalAnswer } from '@touchline/contracts/money';
import { errorCode, usePlugin } from '@touchline/plugin-api';
import { useHoldNavigation } from '@touchline/plugin-api/hold-navigation';
import { useRef, useState } from 'react';
import { paymentHistory } from '../payments.resource.ts';
import { WITHDRAWALS, withdrawalMethods } from './withdrawals.resource.ts';

/** Requests a withdrawal and opens the page that follows it. */
export function useWithdraw() {
  const context = usePlugin();
  const { bus, http, i18n, log, navigation, resources } = context;
  const hold = useHoldNavigation(context);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  // One press is one withdrawal, however often the response is lost and the press repeated.
  const attempt = useRef<{ readonly body: string; readonly key: string }>(undefined);

  async function send(body: CreateWithdrawal): Promise<void> {
    const sent = JSON.stringify(body);
    if (attempt.current?.body !== sent) {
      attempt.current = { body: sent, key: crypto.randomUUID() };
    }
    const { key } = attempt.current;
    const { withdrawal } = await hold(i18n.t('withdrawal.sending'), () =>
      http.request({
        method: 'POST',
        path: WITHDRAWALS,
        body,
        schema: WithdrawalAnswer,
        authentication: 'required',
        idempotencyKey: key,
      }),
    );
    resources.invalidate(paymentHistory.name);
    bus
      .emit('balance.changed', {})
      .catch((failure: unknown) => log.error('failed to notify of the new balance', failure));
    // Replaced: going back must not lead to a form that looks as if nothing had been sent.
    await navigation.go(
      { route: 'withdrawPending', query: { withdrawal: withdrawal.id } },
      { replace: true },
    );
  }

  function withdraw(body: CreateWithdrawal): void {
    if (busy) {
      return;
    }
    setBusy(true);
    setError(undefined);
    // Stays busy once it is sent: what is left of this page must not send or leave again.
    send(body).catch((failure: unknown) => {
      if (errorCode(failure) === 'idempotency_key_reused') {
        attempt.current = undefined;
      }
      // What may be withdrawn, and to where, may no longer be what the page shows.
      resources.invalidate(withdrawalMethods.name);
      setError(failure);
      setBusy(false);
    });
  }
  return { busy, error, withdraw, clearError: () => setError(undefined) };
}
