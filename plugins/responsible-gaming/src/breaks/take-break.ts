import { BlockUserAnswer } from '@touchline/contracts/limits';
import { type Http, usePlugin } from '@touchline/plugin-api';
import { useState } from 'react';
import { setLimits } from '../limits/limit-requests.ts';
import { type BreakKind, TYPE_OF } from './break-types.ts';

const BLOCK_PATH = '/limit-service-api/limit/external/web/api/v1/BlockUser';

/** A break as it is asked for. */
export interface Break {
  readonly kind: BreakKind;
  /** None for one without an end. */
  readonly days: number | undefined;
}

function requestBreak(
  http: Http,
  { kind, days }: Break,
  reason: number | undefined,
): Promise<unknown> {
  const given = reason === undefined ? {} : { selfExcludeReason: reason };
  return days === undefined
    ? http.request({
        method: 'POST',
        path: BLOCK_PATH,
        body: given,
        schema: BlockUserAnswer,
        authentication: 'required',
      })
    : setLimits(http, [{ limitType: TYPE_OF[kind], limitValue: days, ...given }]);
}

/** Takes a break, and says so once it has begun. What was open ends with the sign-in. */
export function useTakeBreak(onTaken: () => void) {
  const { http, i18n, notify } = usePlugin();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  function take(wanted: Break, reason?: number): void {
    setBusy(true);
    setError(undefined);
    requestBreak(http, wanted, reason)
      .then(() => {
        const message = i18n.t(`break.taken.${wanted.kind}`);
        notify.show({ kind: 'success', message, id: 'break' });
        onTaken();
      })
      .catch((failure: unknown) => {
        setError(failure);
        setBusy(false);
      });
  }
  return { busy, error, take };
}
