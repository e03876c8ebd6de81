import * as z from 'zod/mini';
import { FiguresAnswer } from '../care.ts';
import { Limit } from '../limits.ts';
import { CLOSURE_REASONS } from '../returns.ts';
import { text } from '../text.ts';

const Reason = text().check(z.trim(), z.minLength(3), z.maxLength(500));
const ReturnKind = z.enum(['term-ended', 'indefinite', 'early', 'closure']);
const FlagKind = z.enum(['chasing', 'night-play', 'rising-stakes']);

/** A request to play again that is under way; times in milliseconds since epoch. */
export const OperatorReturn = z.object({
  id: text(),
  playerId: text(),
  kind: ReturnKind,
  /** In the player's words. */
  reason: text(),
  requestedAt: z.number(),
  /** When the player may play again; absent while that is to be decided. */
  effectiveAt: z.optional(z.number()),
});
export type OperatorReturn = z.infer<typeof OperatorReturn>;

/** GET /operator-api/v1/protection/returns, those first that have waited longest. */
export const OperatorReturnsAnswer = z.object({ returns: z.array(OperatorReturn) });

/** POST /operator-api/v1/protection/returns/:id/decision */
export const DecideReturn = z.strictObject({
  decision: z.enum(['approved', 'refused']),
  reason: Reason,
});
export type DecideReturn = z.infer<typeof DecideReturn>;

/** A break or a closed account that keeps a player from something now. */
export const OperatorExclusion = z.object({
  playerId: text(),
  kind: z.enum(['time-out', 'self-exclusion', 'indefinite', 'deposit-time-out', 'closed']),
  since: z.number(),
  /** Absent where it has no end. */
  until: z.optional(z.number()),
});
export type OperatorExclusion = z.infer<typeof OperatorExclusion>;

/** GET /operator-api/v1/protection/exclusions, the latest first. */
export const OperatorExclusionsAnswer = z.object({ exclusions: z.array(OperatorExclusion) });

/** A sign of harm that the nightly rules have found. */
export const OperatorFlag = z.object({
  playerId: text(),
  kind: FlagKind,
  measure: z.number(),
  raisedAt: z.number(),
  seenAt: z.number(),
});
export type OperatorFlag = z.infer<typeof OperatorFlag>;

/** GET /operator-api/v1/protection/flags, those raised last first. */
export const OperatorFlagsAnswer = z.object({ flags: z.array(OperatorFlag) });

/** GET /operator-api/v1/protection/players/:id: everything that protects one player. */
export const OperatorProtection = z.object({
  playerId: text(),
  /** Milliseconds since epoch. */
  registeredAt: z.number(),
  limits: z.array(Limit),
  exclusions: z.array(OperatorExclusion),
  closure: z.optional(z.object({ reason: z.enum(CLOSURE_REASONS), closedAt: z.number() })),
  request: z.optional(OperatorReturn),
  flags: z.array(OperatorFlag),
  figures: FiguresAnswer,
});
export type OperatorProtection = z.infer<typeof OperatorProtection>;

/** POST /operator-api/v1/protection/players/:id/exclusion: excludes a player, at their request or the house's. */
export const ExcludePlayer = z.strictObject({
  /** Absent without an end. */
  days: z.optional(z.int().check(z.gte(1), z.maximum(36_525))),
  reason: Reason,
});
export type ExcludePlayer = z.infer<typeof ExcludePlayer>;
