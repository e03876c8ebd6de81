import { type AnalyticsPeriod, OperatorAnalyticsAnswer } from '@touchline/contracts/operator';
import { call } from './call.ts';
import { addressOf } from './query.ts';

/** What pages have reported in a period that ends now. */
export function readAnalytics(period: AnalyticsPeriod, isPolling?: boolean) {
  return call({
    path: addressOf('/operator-api/v1/analytics', { period }),
    answer: OperatorAnalyticsAnswer,
    isPolling,
  });
}
