import * as z from 'zod/mini';

/** GET /web-api/third-party/api/list-available-partitions: sections of other companies on this site. */
export const AvailablePartitionsAnswer = z.object({
  success: z.boolean(),
  listAvailablePartitions: z.array(z.string()),
});
