import { findCouponTraits } from './types/coupon-types.ts';

/** The status of a bet before the server has said anything about it. */
export const UNKNOWN_LEG_STATUS = -2;

const RUNNING_STATUSES: ReadonlySet<number> = new Set([2, 3]);
const FINISHED_STATUS = 4;

/** The game of a leg, as far as its state goes. */
export interface LegGame {
  readonly isFinished?: boolean | undefined;
  /** 2 and 3 run, 4 has ended. */
  readonly statusId?: number | undefined;
  /** Seconds on the game's clock. */
  readonly gameTime?: number | undefined;
  readonly isLiveInLive?: boolean | undefined;
}

/** What may lock a leg of the slip. */
export interface LegLocks {
  /** Its market is suspended or closed. */
  readonly isBlocked?: boolean | undefined;
  /** Another leg is of the same event. */
  readonly isDepend?: boolean | undefined;
  /** Offered as a single only. */
  readonly isBannedExpress?: boolean | undefined;
}

/** A game has ended when flagged so, or by its status. */
export function isGameFinished(game: LegGame): boolean {
  return game.isFinished === true || game.statusId === FINISHED_STATUS;
}

/**
 * Whether a leg is live: its game is not over, and it has a game time, is live in live, has a
 * running status, or its market is live.
 */
export function isLegLive(leg: {
  readonly game: LegGame;
  readonly isLiveMarket?: boolean | undefined;
}): boolean {
  const { game, isLiveMarket = false } = leg;
  const { gameTime, isLiveInLive = false, statusId = UNKNOWN_LEG_STATUS } = game;
  const isRunning =
    gameTime !== undefined || isLiveInLive || RUNNING_STATUSES.has(statusId) || isLiveMarket;
  return !isGameFinished(game) && isRunning;
}

/** Whether a leg cannot be part of the slip as it is: blocked, dependent or banned from express. */
export function isLegLocked(leg: LegLocks): boolean {
  return leg.isBlocked === true || leg.isDepend === true || leg.isBannedExpress === true;
}

/** Whether the legs of a type win and lose together, so that they must be independent. */
export function isCombinedType(type: number): boolean {
  return findCouponTraits(type)?.isCombined ?? true;
}

/**
 * What each leg of a slip of this type depends on, in slip order: legs of one event and legs that
 * are offered as singles only lock each type that combines them, and against no other.
 */
export function legLocks({
  type,
  legs,
}: {
  readonly type: number;
  readonly legs: readonly {
    readonly eventId: number;
    readonly isBlocked?: boolean | undefined;
    readonly isSingleOnly?: boolean | undefined;
  }[];
}): readonly Required<LegLocks>[] {
  const isCombined = isCombinedType(type);
  return legs.map((leg, index) => ({
    isBlocked: leg.isBlocked === true,
    isDepend: isCombined && legs.some((other, at) => at !== index && other.eventId === leg.eventId),
    isBannedExpress: isCombined && leg.isSingleOnly === true,
  }));
}
