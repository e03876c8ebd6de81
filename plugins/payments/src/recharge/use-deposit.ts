import { type CreateDeposit, DepositAnswer } from '@touchline/contracts/money';
import { usePlugin } from '@touchline/plugin-api';
import { useHoldNavigation } from '@touchline/plugin-api/hold-navigation';
import { useRef, useState } from 'react';

/** Creates a deposit and leads on to where it is paid. */
export function useDeposit() {
  const context = usePlugin();
  const { http, i18n } = context;
  const hold = useHoldNavigation(context);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  // One press is one deposit, however often the answer is lost and the press repeated.
  const attempt = useRef<{ readonly body: string; readonly key: string }>(undefined);

  async function pay(body: CreateDeposit): Promise<void> {
    const sent = JSON.stringify(body);
    if (attempt.current?.body !== sent) {
      attempt.current = { body: sent, key: crypto.randomUUID() };
    }
    const { key } = attempt.current;
    const { redirectUrl } = await hold(i18n.t('sending'), () =>
      http.request({
        method: 'POST',
        path: '/payments-api/v1/deposits',
        body,
        schema: DepositAnswer,
        authentication: 'required',
        idempotencyKey: key,
      }),
    );
    window.location.assign(redirectUrl);
  }

  function deposit(body: CreateDeposit): void {
    setBusy(true);
    setError(undefined);
    pay(body).catch((failure: unknown) => {
      setError(failure);
      setBusy(false);
    });
  }
  return { busy, error, deposit };
}
