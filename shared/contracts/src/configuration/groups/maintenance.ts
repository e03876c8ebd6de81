import * as z from 'zod/mini';

/** A moment as every wire carries it: milliseconds since 1970; null while there is none. */
const Moment = z._default(z.nullable(z.number()), null);

/** The maintenance record of the platform specification §3. */
export const MaintenanceConfiguration = z.object({
  isActive: z._default(z.boolean(), false),
  web_state: z._default(z.boolean(), false),
  started_at: Moment,
  ended_at: Moment,
  /** Players are notified of it between these two. */
  notify_started_at: Moment,
  notify_ended_at: Moment,
});
export type MaintenanceConfiguration = z.infer<typeof MaintenanceConfiguration>;
