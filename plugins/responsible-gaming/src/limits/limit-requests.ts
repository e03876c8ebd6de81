import { LimitActionAnswer, SetLimitsAnswer } from '@touchline/contracts/limits';
import type { Http } from '@touchline/plugin-api';
import { LIMIT_SERVICE } from './limits.resource.ts';

/** What becomes of a change that waits. */
export type LimitAction = 'approve' | 'reject';

/** Sets limits; what lowers one acts at once, what raises one waits to be confirmed. */
export function setLimits(
  http: Http,
  limits: readonly {
    readonly limitType: number;
    readonly limitValue: number;
    readonly selfExcludeReason?: number;
  }[],
) {
  return http.request({
    method: 'POST',
    path: `${LIMIT_SERVICE}/limits`,
    body: { limits },
    schema: SetLimitsAnswer,
    authentication: 'required',
  });
}

/** Confirms a raised limit of a type, or keeps the one before. */
export function decideLimit(http: Http, action: LimitAction, limitType: number) {
  return http.request({
    method: 'POST',
    path: `${LIMIT_SERVICE}/limitaction`,
    body: { action, limitType },
    schema: LimitActionAnswer,
    authentication: 'required',
  });
}

/** Withdraws a change that cannot be confirmed yet. */
export function cancelLimit(http: Http, id: string) {
  return http.request({
    method: 'DELETE',
    path: `${LIMIT_SERVICE}/limit?id=${encodeURIComponent(id)}`,
    schema: LimitActionAnswer,
    authentication: 'required',
  });
}
