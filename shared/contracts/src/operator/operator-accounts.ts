import { MAX_AUDIT_REASON } from '@touchline/domain/audit';
import { OPERATOR_ROLES } from '@touchline/domain/operators';
import * as z from 'zod/mini';
import { text } from '../text.ts';

/** A name to sign in with, which histories and the audit log show. */
export const OperatorName = text().check(z.regex(/^[a-z][a-z0-9._-]{1,31}$/));

/** A password that an operator sets: longer than a player's, as it opens more. */
export const OperatorPassword = text().check(z.minLength(12), z.maxLength(256));

/** At least one, each once. */
export const OperatorRoles = z.array(z.enum(OPERATOR_ROLES)).check(
  z.minLength(1),
  z.refine((roles) => new Set(roles).size === roles.length, { error: 'each role once' }),
);

const Reason = text().check(z.trim(), z.minLength(3), z.maxLength(MAX_AUDIT_REASON));
/** The version that the admin saw. */
const Version = z.int().check(z.gte(1));

/** An operator who signs in by name; times in milliseconds since epoch. */
export const OperatorAccount = z.object({
  name: text(),
  roles: z.array(z.enum(OPERATOR_ROLES)),
  version: z.int(),
  /** `invited` until a password is set; `off` signs in no more. */
  state: z.enum(['invited', 'active', 'off']),
  createdAt: z.number(),
  createdBy: text(),
  signedInAt: z.optional(z.number()),
  /** Whether a code of an app comes after the password. */
  hasSecondStep: z.boolean(),
});
export type OperatorAccount = z.infer<typeof OperatorAccount>;

/** GET /operator-api/v1/operators, by name. */
export const OperatorAccountsAnswer = z.object({ operators: z.array(OperatorAccount) });

/** POST /operator-api/v1/operators */
export const AddOperator = z.strictObject({
  name: OperatorName,
  roles: OperatorRoles,
  reason: Reason,
});
export type AddOperator = z.infer<typeof AddOperator>;

/** Answer of adding an operator and of resetting a password. */
export const OperatorInvitation = z.object({
  operator: OperatorAccount,
  /** What `/operator/password#<code>` sets a password with, once; shown this one time. */
  code: text(),
  /** Milliseconds since epoch. */
  expiresAt: z.number(),
});
export type OperatorInvitation = z.infer<typeof OperatorInvitation>;

/** PUT /operator-api/v1/operators/:name/roles */
export const ChangeOperatorRoles = z.strictObject({
  roles: OperatorRoles,
  version: Version,
  reason: Reason,
});
export type ChangeOperatorRoles = z.infer<typeof ChangeOperatorRoles>;

/** POST /operator-api/v1/operators/:name/password-reset, …/switch-off and …/switch-on */
export const ActOnOperator = z.strictObject({ version: Version, reason: Reason });
export type ActOnOperator = z.infer<typeof ActOnOperator>;

/** Six digits of an app. */
const TimeCode = text().check(z.regex(/^\d{6}$/));

/** GET /operator/second-step: one's own; where it is off, with a secret for an app. A token has `none`. */
export const OperatorSecondStep = z.object({
  state: z.enum(['on', 'off', 'none']),
  /** In base32, and as an address for a QR code. */
  offer: z.optional(z.object({ secret: text(), address: text() })),
});
export type OperatorSecondStep = z.infer<typeof OperatorSecondStep>;

/** POST /operator/second-step: the first code of an app that has the secret. */
export const EnableSecondStep = z.strictObject({
  secret: text().check(z.regex(/^[A-Z2-7]{32}$/)),
  code: TimeCode,
});
export type EnableSecondStep = z.infer<typeof EnableSecondStep>;

/** POST /operator/second-step/end */
export const DisableSecondStep = z.strictObject({ code: TimeCode });

/** POST /operator/password */
export const SetOperatorPassword = z.strictObject({
  code: text().check(z.minLength(1), z.maxLength(100)),
  password: OperatorPassword,
});
export type SetOperatorPassword = z.infer<typeof SetOperatorPassword>;

/** POST /operator/password/change: one's own. */
export const ChangeOperatorPassword = z.strictObject({
  current: text().check(z.minLength(1), z.maxLength(256)),
  password: OperatorPassword,
});
export type ChangeOperatorPassword = z.infer<typeof ChangeOperatorPassword>;

/** Whose password was set. */
export const OperatorPasswordSet = z.object({ name: text() });
