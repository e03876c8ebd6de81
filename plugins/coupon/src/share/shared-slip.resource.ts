import { SharedSlipAnswer } from '@touchline/contracts/betting';
import { defineResource } from '@touchline/plugin-api';

/** The slip behind a code; `not_found` where it has expired. */
export const sharedSlip = defineResource({
  name: 'coupon.shared-slip',
  path: ({ code }: { readonly code: string }) =>
    `/betting-api/v1/shared-slips/${encodeURIComponent(code)}`,
  schema: SharedSlipAnswer,
  authentication: 'none',
});
