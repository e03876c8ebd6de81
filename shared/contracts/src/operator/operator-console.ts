import { OPERATOR_ROLES } from '@touchline/domain/operators';
import * as z from 'zod/mini';
import { text } from '../text.ts';

/** Sent with every request of the console; a form of another site cannot send it. */
export const OPERATOR_CONSOLE_HEADER = 'x-operator-console';

/**
 * Why an operator does something, for the audit log, where the request has no field `reason`:
 * percent-encoded UTF-8. Destructive acts are refused without a reason.
 */
export const AUDIT_REASON_HEADER = 'x-audit-reason';

/** POST /operator/session: by the operator's token or a personal one, or by name. */
export const OperatorSignIn = z.union([
  z.strictObject({ token: text().check(z.minLength(1), z.maxLength(500)) }),
  z.strictObject({
    name: text().check(z.minLength(1), z.maxLength(100)),
    password: text().check(z.minLength(1), z.maxLength(256)),
    /** Of an app, where the operator has a second step. */
    code: z.optional(text().check(z.regex(/^\d{6}$/))),
  }),
]);
export type OperatorSignIn = z.infer<typeof OperatorSignIn>;

/** Answer of signing in, and of asking whether one still is. */
export const OperatorSession = z.object({
  /** Milliseconds since 1970; each use before it extends it. Absent while no operator is signed in. */
  expiresAt: z.optional(z.number()),
  /** Who is signed in, and as what. */
  operator: z.optional(z.object({ name: text(), roles: z.array(z.enum(OPERATOR_ROLES)) })),
  /** Whether there are operators who sign in by name. */
  hasAccounts: z.boolean(),
});
export type OperatorSession = z.infer<typeof OperatorSession>;

/** GET /bff-api/config/groups, for operators. */
export const ConfigurationGroupsAnswer = z.object({ groups: z.array(text()) });

/** GET /bff-api/config/group/<name>, for operators. */
export const ConfigurationGroupAnswer = z.object({
  name: text(),
  /** The ETag of a change: `If-Match: "<revision>"`. */
  revision: text(),
  value: z.record(text(), z.unknown()),
  /** JSON Schema of the value; absent for settings of plugins, which only the plugin knows. */
  schema: z.optional(z.record(text(), z.unknown())),
});
export type ConfigurationGroupAnswer = z.infer<typeof ConfigurationGroupAnswer>;

/** One change of a group: its values before and after. */
export const ConfigurationRevision = z.object({
  id: z.number(),
  madeAt: text(),
  actor: text(),
  reason: text(),
  before: z.record(text(), z.unknown()),
  after: z.record(text(), z.unknown()),
});
export type ConfigurationRevision = z.infer<typeof ConfigurationRevision>;

/** GET /bff-api/config/group/<name>/history, newest first, for operators. */
export const ConfigurationHistoryAnswer = z.object({ revisions: z.array(ConfigurationRevision) });

/** Details of `revision_stale` for a group of the configuration: the current value. */
export const StaleConfiguration = z.object({
  revision: text(),
  value: z.record(text(), z.unknown()),
});
