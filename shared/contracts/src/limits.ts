import * as z from 'zod/mini';

/** A responsible-gaming limit of product.txt §3.6; amounts in minor units, times in seconds since epoch. */
export const Limit = z.object({
  id: z.string(),
  limitType: z.number(),
  limitValue: z.number(),
  limitBalance: z.number(),
  limitState: z.enum(['ACTIVE', 'PENDING', 'INACTIVE']),
  startedAt: z.number(),
  endsAt: z.nullable(z.number()),
  needApprove: z.boolean(),
  currency: z.optional(z.string()),
});
export type Limit = z.infer<typeof Limit>;
/** GET /limit-service-api/api/external/web/v3/limits */
export const LimitsAnswer = z.object({ limits: z.array(Limit) });
/** POST of the same path */
export const SetLimits = z.object({
  limits: z
    .array(z.object({ limitType: z.number(), limitValue: z.number().check(z.int(), z.positive()) }))
    .check(z.minLength(1), z.maxLength(20)),
});
/** GET …/availablelimits */
export const AvailableLimit = z.object({
  type: z.number(),
  availableValues: z.array(z.number()),
  measure: z.string(),
});
export const AvailableLimitsAnswer = z.object({ limits: z.array(AvailableLimit) });
/** Details of `limit_reached`. */
export const LimitReachedDetails = z.object({
  limitType: z.number(),
  remaining: z.number(),
  currency: z.string(),
});

/** What changing limits answers: the limits as they are afterwards. No questionnaire is asked. */
export const SetLimitsAnswer = z.object({
  status: z.literal(200),
  title: z.string(),
  data: z.object({ questions: z.array(z.unknown()) }),
  tokenGuid: z.nullable(z.string()),
  limitsData: z.array(Limit),
});
export type SetLimitsAnswer = z.infer<typeof SetLimitsAnswer>;

/** POST …/limitaction: confirms or drops raised limits that wait; all of them without a type. */
export const LimitAction = z.object({
  action: z.enum(['approve', 'reject']),
  limitType: z.optional(z.number()),
});
export type LimitAction = z.infer<typeof LimitAction>;
export const LimitActionAnswer = z.object({
  status: z.literal(204),
  title: z.string(),
  limitsData: z.array(Limit),
});
/** POST /limit-service-api/limit/external/web/api/v1/BlockUser */
export const BlockUserAnswer = z.object({ success: z.boolean() });
