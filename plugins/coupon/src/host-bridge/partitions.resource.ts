import { AvailablePartitionsAnswer } from '@touchline/contracts/site';
import { defineResource } from '@touchline/plugin-api';

/** Sections of other companies that this site offers. */
export const availablePartitions = defineResource({
  name: 'coupon.partitions',
  path: (_parameters: Record<string, never>) =>
    '/web-api/third-party/api/list-available-partitions',
  schema: AvailablePartitionsAnswer,
  authentication: 'none',
  freshFor: 600_000,
});
