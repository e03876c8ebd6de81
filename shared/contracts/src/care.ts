import * as z from 'zod/mini';

/** A stretch of time that figures are for; `all` is since registration. */
const Period = z.enum(['day', 'week', 'month', 'all']);

/** GET /limit-service-api/api/external/web/v3/figures: what a player has spent, from the ledger. */
export const FiguresAnswer = z.object({
  /** Of the amounts, which are in minor units. */
  currency: z.string(),
  periods: z.array(
    z.object({
      period: Period,
      deposited: z.number(),
      /** Deposits less withdrawals. */
      netDeposit: z.number(),
      staked: z.number(),
      /** Won less staked; below zero for a loss. */
      netPosition: z.number(),
      /** Signed in, on whichever device, seconds. */
      time: z.number(),
    }),
  ),
});
export type FiguresAnswer = z.infer<typeof FiguresAnswer>;

/** GET …/flags: what the nightly rules have found, for the player to see. */
export const FlagsAnswer = z.object({
  flags: z.array(
    z.object({
      kind: z.enum(['chasing', 'night-play', 'rising-stakes']),
      /** Deposits, nights, or percent. */
      measure: z.number(),
      /** Seconds since epoch. */
      raisedAt: z.number(),
    }),
  ),
});
export type FlagsAnswer = z.infer<typeof FlagsAnswer>;

const ReminderKind = z.enum(['review', 'no-limit']);
/** GET …/reminder: what the player is to be reminded of now; null for nothing. */
export const ReminderAnswer = z.object({ kind: z.nullable(ReminderKind) });
export type ReminderAnswer = z.infer<typeof ReminderAnswer>;
/** POST of the same path: the reminder was shown. */
export const ReminderShown = z.object({ kind: ReminderKind });

/** POST …/assessment: the answers to the nine questions, 0 (never) to 3 (almost always). */
export const Assessment = z.object({
  answers: z.array(z.int().check(z.gte(0), z.maximum(3))).check(z.minLength(9), z.maxLength(9)),
});
/** What it answers, and GET of the same path: the latest result; null where there is none. */
export const AssessmentAnswer = z.object({
  result: z.nullable(
    z.object({
      score: z.number(),
      /** Seconds since epoch. */
      takenAt: z.number(),
    }),
  ),
});
export type AssessmentAnswer = z.infer<typeof AssessmentAnswer>;
