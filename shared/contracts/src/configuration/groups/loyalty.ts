import type { ClubLevel } from '@touchline/domain/loyalty';
import { isAmountOf } from '@touchline/domain/money';
import * as z from 'zod/mini';
import { BonusGames } from './bonus-games.ts';
import { FreeRoundRules } from './free-rounds.ts';
import { Amount, Currency, Days } from './money-fields.ts';

/** One value for each level of the club, lowest first. */
function forLevels<Value extends z.ZodMiniType>(value: Value) {
  return z.object({
    copper: value,
    bronze: value,
    silver: value,
    gold: value,
    ruby: value,
    sapphire: value,
    diamond: value,
  } satisfies Record<ClubLevel, Value>);
}

/** Points for decided stakes, and the levels that they reach (ADR 0094). */
const Club = z.object({
  isOffered: z._default(z.boolean(), true),
  /** In which stakes are counted, and the points for one major unit of it. */
  currency: z._default(Currency, 'EUR'),
  pointsPerUnit: z._default(z.number().check(z.int(), z.minimum(1), z.maximum(1_000)), 10),
  /** Every leg of a bet that counts is at this price or more. */
  minCoef: z._default(Amount, '1.40'),
  /** Points from which a level is reached; the first is everyone's. */
  levels: z._default(forLevels(z.number().check(z.int(), z.minimum(0), z.maximum(1e12))), {
    copper: 0,
    bronze: 5_000,
    silver: 25_000,
    gold: 100_000,
    ruby: 300_000,
    sapphire: 1_000_000,
    diamond: 3_000_000,
  }),
});

/** The share of a net loss that is returned, and the length of a period, by level. */
const Cashback = z.object({
  isOffered: z._default(z.boolean(), false),
  /** Whether losses in games are returned as well, each account's in periods of their own. */
  isForGames: z._default(z.boolean(), false),
  levels: z._default(
    forLevels(
      z.object({
        /** At most two decimals are used. */
        percent: z.number().check(z.minimum(0.01), z.maximum(50)),
        days: z.number().check(z.int(), z.minimum(1), z.maximum(31)),
      }),
    ),
    {
      copper: { percent: 5, days: 7 },
      bronze: { percent: 6, days: 6 },
      silver: { percent: 7, days: 5 },
      gold: { percent: 8, days: 4 },
      ruby: { percent: 9, days: 3 },
      sapphire: { percent: 10, days: 2 },
      diamond: { percent: 11, days: 1 },
    },
  ),
});

/** The share of what was staked in games that is returned, whatever the rounds brought (ADR 0139). */
const Premium = z.object({
  isOffered: z._default(z.boolean(), false),
  /** Of a period. */
  days: z._default(z.number().check(z.int(), z.minimum(1), z.maximum(31)), 7),
  /** Percent by level, at most two decimals. More than the least edge of a game would pay players to play it. */
  levels: z._default(forLevels(z.number().check(z.minimum(0.01), z.maximum(0.4))), {
    copper: 0.05,
    bronze: 0.08,
    silver: 0.1,
    gold: 0.13,
    ruby: 0.16,
    sapphire: 0.2,
    diamond: 0.25,
  }),
});

/** What a player gets for a friend who registers by their link and plays. */
const Referral = z.object({
  isOffered: z._default(z.boolean(), false),
  /** What the friend must stake on bets that count for the club, whole major units of its currency. */
  stake: z._default(z.string().check(z.regex(/^[1-9]\d{0,8}$/)), '50'),
  /** Within how many days of the registration. */
  days: z._default(Days, 30),
  /** The reward by the inviter's currency, major units; no reward in other currencies. */
  rewards: z._default(
    z
      .record(Currency, Amount)
      .check(
        z.refine(
          (rewards) =>
            Object.entries(rewards).every(([currency, text]) => isAmountOf({ text, currency })),
          { error: 'must have no more decimals than the currency' },
        ),
      ),
    { EUR: '10', USD: '10', GBP: '10' },
  ),
});

/** What the house gives to players who stay. */
export const LoyaltyConfiguration = z.object({
  club: z._default(Club, () => Club.parse({})),
  cashback: z._default(Cashback, () => Cashback.parse({})),
  premium: z._default(Premium, () => Premium.parse({})),
  referral: z._default(Referral, () => Referral.parse({})),
  bonusGames: z._default(BonusGames, () => BonusGames.parse({})),
  freeRounds: z._default(FreeRoundRules, () => FreeRoundRules.parse({})),
});
export type LoyaltyConfiguration = z.infer<typeof LoyaltyConfiguration>;
