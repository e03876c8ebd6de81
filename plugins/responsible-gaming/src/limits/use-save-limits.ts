import { usePlugin } from '@touchline/plugin-api';
import { useState } from 'react';
import { setLimits } from './limit-requests.ts';

/** Saves limits of a form, one request at a time, and says so once they are saved. */
export function useSaveLimits(onSaved: () => void) {
  const { http, i18n, notify } = usePlugin();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();

  /** `reset` empties the form. */
  function save(limits: Parameters<typeof setLimits>[1], reset: () => void): void {
    setBusy(true);
    setError(undefined);
    setLimits(http, limits)
      .then(() => {
        reset();
        notify.show({ kind: 'success', message: i18n.t('saved'), id: 'limits' });
        onSaved();
      })
      .catch(setError)
      .finally(() => setBusy(false));
  }
  return { busy, error, save };
}
