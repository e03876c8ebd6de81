import type { SupportRequest } from '@touchline/contracts/support';
import { errorCode, usePlugin } from '@touchline/plugin-api';
import { useRef, useState } from 'react';
import { requestsResource, writeToSupport } from './requests.resource.ts';

/** Sends one message to Support at a time: a new request, or to the one of an id. */
export function useWrite(id?: string) {
  const { http, resources } = usePlugin();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  // One press is one message, however often the response is lost and the press repeated.
  const attempt = useRef<{ readonly body: string; readonly key: string }>(undefined);

  function write(body: object, onSent: (request: SupportRequest) => void): void {
    if (busy) {
      return;
    }
    const text = JSON.stringify(body);
    if (attempt.current?.body !== text) {
      attempt.current = { body: text, key: crypto.randomUUID() };
    }
    setBusy(true);
    setError(undefined);
    writeToSupport(http, { id, key: attempt.current.key, body })
      .then(({ request }) => {
        attempt.current = undefined;
        resources.invalidate(requestsResource.name);
        onSent(request);
      })
      .catch((failure: unknown) => {
        if (errorCode(failure) === 'idempotency_key_reused') {
          attempt.current = undefined;
        }
        setError(failure);
      })
      .finally(() => setBusy(false));
  }
  return { busy, error, write };
}
