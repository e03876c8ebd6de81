import { CLUB_LEVELS } from '@touchline/domain/loyalty';
import * as z from 'zod/mini';
import { text } from './text.ts';

/** What players may take part in or not. */
export const OPTIONAL_REWARDS = ['bonus', 'cashback'] as const;
export type OptionalReward = (typeof OPTIONAL_REWARDS)[number];

const Level = z.enum(CLUB_LEVELS);

/** A level as the operator has set it: its points, and its cashback where that is offered. */
export const ClubLevelTerms = z.object({
  level: Level,
  points: z.number(),
  percent: z.optional(z.number()),
  days: z.optional(z.number()),
});
export type ClubLevelTerms = z.infer<typeof ClubLevelTerms>;

/** How points are made. */
export const ClubTerms = z.object({
  currency: text(),
  /** Points for one major unit of the currency. */
  pointsPerUnit: z.number(),
  minCoef: text(),
  /** Lowest first. */
  levels: z.array(ClubLevelTerms),
});
export type ClubTerms = z.infer<typeof ClubTerms>;

/** GET /loyalty-api/v1/terms: for anybody; nothing where the club is not offered. */
export const ClubTermsAnswer = z.object({ terms: z.optional(ClubTerms) });

/** A bet that made points. */
export const ClubEntry = z.object({
  betId: text(),
  points: z.number(),
  /** Milliseconds since epoch. */
  at: z.number(),
});

/** GET /loyalty-api/v1/club: where the player is. */
export const ClubAnswer = z.object({
  points: z.number(),
  level: Level,
  /** Whether to say what is missing to the next level: not to players who are to be left in peace. */
  isNextShown: z.boolean(),
  /** The latest bets that made points. */
  entries: z.array(ClubEntry),
});
export type ClubAnswer = z.infer<typeof ClubAnswer>;

/** What a period counts: the net loss in bets, the net loss in games, or what was staked in games. */
export const CASHBACK_PRODUCTS = ['sport', 'casino', 'premium'] as const;
export type CashbackProduct = (typeof CASHBACK_PRODUCTS)[number];

export const CASHBACK_STATES = ['running', 'due', 'paid', 'nothing'] as const;

/** A period of cashback with its computation; minor units, times in milliseconds since epoch. */
export const CashbackPeriod = z.object({
  id: text(),
  product: z.enum(CASHBACK_PRODUCTS),
  currency: text(),
  level: Level,
  percent: z.number(),
  from: z.number(),
  to: z.number(),
  staked: z.number(),
  returned: z.number(),
  amount: z.number(),
  state: z.enum(CASHBACK_STATES),
  paidAt: z.optional(z.number()),
});
export type CashbackPeriod = z.infer<typeof CashbackPeriod>;

/** GET /loyalty-api/v1/cashback: the player's periods of net losses, the latest first, and what a next one would be. */
export const CashbackAnswer = z.object({
  isOffered: z.boolean(),
  /** Whether losses in games are returned as well. */
  isForGames: z.boolean(),
  level: Level,
  percent: z.number(),
  days: z.number(),
  periods: z.array(CashbackPeriod),
});
export type CashbackAnswer = z.infer<typeof CashbackAnswer>;

/** GET /loyalty-api/v1/premium-cashback: the player's periods of stakes in games, the latest first. */
export const PremiumCashbackAnswer = z.object({
  isOffered: z.boolean(),
  level: Level,
  days: z.number(),
  /** The share of each level, lowest first. */
  levels: z.array(z.object({ level: Level, percent: z.number() })),
  periods: z.array(CashbackPeriod),
});
export type PremiumCashbackAnswer = z.infer<typeof PremiumCashbackAnswer>;

/** What is returned to players of games by the rules of the site: a share of net losses, or of stakes. */
export const GAME_PROMOTIONS = ['cashback', 'premium'] as const;

/** A promotion in force, with its terms by level, lowest first. */
export const GamePromotion = z.object({
  id: z.enum(GAME_PROMOTIONS),
  /** Percent of what is counted, and the days of a period. */
  levels: z.array(z.object({ level: Level, percent: z.number(), days: z.number() })),
});
export type GamePromotion = z.infer<typeof GamePromotion>;

/**
 * GET /loyalty-api/v1/game-promotions: those in force, for anybody; GET /loyalty-api/v1/game-promotions/own: those that
 * the player may be given.
 */
export const GamePromotionsAnswer = z.object({
  promotions: z.array(GamePromotion),
  /** The player has not agreed to offers in the product: that is why there are none. */
  isConsentMissing: z.boolean(),
  /** The player has turned cashback off: that is why there are none. */
  isDeclined: z.boolean(),
});
export type GamePromotionsAnswer = z.infer<typeof GamePromotionsAnswer>;

export const FRIEND_STATES = ['waiting', 'due', 'paid', 'expired', 'refused'] as const;

/** A friend whom the player has invited, without a name. */
export const InvitedFriend = z.object({
  id: text(),
  registeredAt: z.number(),
  /** What has counted of what must be staked; minor units. */
  staked: z.number(),
  required: z.number(),
  requiredCurrency: text(),
  until: z.number(),
  reward: z.number(),
  rewardCurrency: text(),
  state: z.enum(FRIEND_STATES),
});
export type InvitedFriend = z.infer<typeof InvitedFriend>;

/** What a friend who registers today brings. */
export const FriendTerms = z.object({
  required: z.number(),
  requiredCurrency: text(),
  minCoef: text(),
  days: z.number(),
  reward: z.number(),
  rewardCurrency: text(),
});
export type FriendTerms = z.infer<typeof FriendTerms>;

/** GET /loyalty-api/v1/friends: the player's own code and whom it brought; neither code nor terms where nothing is offered. */
export const FriendsAnswer = z.object({
  code: z.optional(text()),
  terms: z.optional(FriendTerms),
  friends: z.array(InvitedFriend),
});
export type FriendsAnswer = z.infer<typeof FriendsAnswer>;

export const REWARD_KINDS = ['cashback', 'friend', 'bonus', 'promo-code'] as const;
/** `due`: earned and booked shortly; `active`: to be wagered, or to be used in a bet. */
export const REWARD_STATES = ['due', 'active', 'received', 'used', 'expired', 'ended'] as const;

/** Something that the player has earned or was given; minor units, times in milliseconds since epoch. */
export const Reward = z.object({
  kind: z.enum(REWARD_KINDS),
  /** Unique within its kind. */
  id: text(),
  state: z.enum(REWARD_STATES),
  currency: text(),
  /** Missing for a promo code without an amount. */
  amount: z.optional(z.number()),
  /** Of a promo code that adds to the winnings. */
  percent: z.optional(z.number()),
  /** When it was earned or given; not known of promo codes. */
  at: z.optional(z.number()),
  expiresAt: z.optional(z.number()),
});
export type Reward = z.infer<typeof Reward>;

/** GET /loyalty-api/v1/rewards: what can be used first, then the latest. */
export const RewardsAnswer = z.object({ rewards: z.array(Reward) });
export type RewardsAnswer = z.infer<typeof RewardsAnswer>;

/** GET /operator-api/v1/loyalty/players/:id: what a player has earned, for an operator who is asked about it. */
export const OperatorLoyalty = z.object({
  points: z.number(),
  level: Level,
  /** The latest first. */
  periods: z.array(CashbackPeriod),
  /** Operators see who was invited. */
  friends: z.array(z.object({ ...InvitedFriend.shape, friendId: text() })),
  /** What the player has turned off. */
  declined: z.array(z.enum(OPTIONAL_REWARDS)),
});
export type OperatorLoyalty = z.infer<typeof OperatorLoyalty>;
