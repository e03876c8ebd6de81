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
  /** Of breaks: why the player took it, if they said so. */
  selfExcludeReason: z.optional(z.number()),
});
export type Limit = z.infer<typeof Limit>;

/** Why a player takes a break; its text is the page's. */
const ExclusionReasonId = z.int().check(z.gte(1), z.maximum(6));
/** GET /limit-service-api/api/external/web/v3/reasons/selfexclude: none where players are not asked. */
export const ExclusionReasonsAnswer = z.array(
  z.object({ id: z.number(), selfExcludeReason: z.string() }),
);

/** GET /limit-service-api/api/external/web/v3/limits */
export const LimitsAnswer = z.object({ limits: z.array(Limit) });
/** POST of the same path */
export const SetLimits = z.object({
  limits: z
    // Which values a type takes is the limit service's to say: −1 and 0 take a timer away.
    .array(
      z.object({
        limitType: z.number(),
        limitValue: z.number().check(z.int()),
        /** Of breaks: an id of GET …/reasons/selfexclude. */
        selfExcludeReason: z.optional(ExclusionReasonId),
      }),
    )
    .check(z.minLength(1), z.maxLength(20)),
});
/** GET …/availablelimits */
export const AvailableLimit = z.object({
  type: z.number(),
  availableValues: z.array(z.number()),
  measure: z.string(),
});
export const AvailableLimitsAnswer = z.array(AvailableLimit);
/** Details of `limit_reached`. */
export const LimitReachedDetails = z.object({
  limitType: z.number(),
  remaining: z.number(),
  currency: z.string(),
});

/** What changing limits answers: the limits as they are afterwards. There is no questionnaire. */
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
/** POST …/ping: sent every 30 s while a session limit is active, and counted as time played. */
export const PingAnswer = z.object({
  /** Seconds left to play today; null without a session limit. */
  remaining: z.nullable(z.number()),
  /** When the day of the site ends, seconds since epoch. */
  until: z.nullable(z.number()),
});
export type PingAnswer = z.infer<typeof PingAnswer>;

/** The beginning of the year 2100, seconds since epoch. */
const LATEST_SECOND = 4_102_444_800;

/** POST /web-api/api/web/user/v1/reality-check */
export const RealityCheckReply = z.object({
  data: z.object({
    attributes: z.object({
      action: z.enum(['continue', 'log_out', 'nothing']),
      do_not_show_again: z.boolean(),
      /** When the popup came up, seconds since epoch. */
      popup_show_at: z.number().check(z.int(), z.positive(), z.maximum(LATEST_SECOND)),
    }),
  }),
});
export type RealityCheckReply = z.infer<typeof RealityCheckReply>;
/** What it answers, and GET of the same path: the course of this sign-in so far. */
export const RealityCheckAnswer = z.object({
  /** Since when the player is signed in, seconds since epoch. */
  startedAt: z.number(),
  /** When the next check is due, seconds since epoch; null when there is none. */
  nextAt: z.nullable(z.number()),
  /** Staked and won less staked since then, in minor units. */
  staked: z.number(),
  result: z.number(),
  currency: z.string(),
  /** Whether the player may ask not to be shown checks again. */
  maySilence: z.boolean(),
  /** Whether a check must be acknowledged: nothing else closes it, and no bet is placed before. */
  mustAcknowledge: z.boolean(),
});
export type RealityCheckAnswer = z.infer<typeof RealityCheckAnswer>;

/** POST /limit-service-api/limit/external/web/api/v1/BlockUser */
export const BlockUser = z.optional(
  z.nullable(z.object({ selfExcludeReason: z.optional(ExclusionReasonId) })),
);
export const BlockUserAnswer = z.object({ success: z.boolean() });
