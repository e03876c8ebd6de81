import { DAY, type EpochMilliseconds, HOUR } from '../time/clock.ts';

/** What in a player's behaviour may be a sign of harm. */
export const BEHAVIOUR_FLAGS = ['chasing', 'night-play', 'rising-stakes'] as const;
export type BehaviourFlagKind = (typeof BEHAVIOUR_FLAGS)[number];

/** A bet; amounts in minor units of one currency for all. */
export interface PlayedBet {
  readonly stake: number;
  readonly placedAt: EpochMilliseconds;
  /** What it paid; undefined while it is open. */
  readonly payout?: number | undefined;
  readonly settledAt?: EpochMilliseconds | undefined;
}

/** Money that came in, in minor units of the same currency. */
export interface MadeDeposit {
  readonly amount: number;
  readonly at: EpochMilliseconds;
}

export interface BehaviourFlag {
  readonly kind: BehaviourFlagKind;
  /** Deposits, nights, or the mean stake in percent of the one before. */
  readonly measure: number;
}

/** The thresholds, as they are published. */
export const FLAG_RULES = {
  /** Days looked at. */
  days: 7,
  /** Deposits made after losses, from which they are a flag. */
  chasingDeposits: 3,
  /** How long before a deposit losses count. */
  chasingHours: 1,
  /** What share of the deposit they come to. */
  chasingShare: 0.5,
  /** Nights with bets, from which they are a flag, and when a night ends. */
  nights: 3,
  nightEndsAt: 5,
  /** Percent of the mean stake of the days before. */
  risingPercent: 200,
  risingDaysBefore: 28,
  /** Bets without which a mean says nothing. */
  risingBets: 10,
} as const;

/** The numbers of each rule as texts name them: what is published is what is computed. */
export const FLAG_RULE_NUMBERS: Readonly<
  Record<BehaviourFlagKind, Readonly<Record<string, string>>>
> = {
  chasing: {
    least: String(FLAG_RULES.chasingDeposits),
    days: String(FLAG_RULES.days),
    hours: String(FLAG_RULES.chasingHours),
    share: String(FLAG_RULES.chasingShare * 100),
  },
  'night-play': {
    least: String(FLAG_RULES.nights),
    days: String(FLAG_RULES.days),
    end: `${String(FLAG_RULES.nightEndsAt).padStart(2, '0')}:00`,
  },
  'rising-stakes': {
    percent: String(FLAG_RULES.risingPercent),
    before: String(FLAG_RULES.risingDaysBefore),
    bets: String(FLAG_RULES.risingBets),
  },
};

/** Days of bets that the rules look at. */
export const FLAG_DAYS = FLAG_RULES.days + FLAG_RULES.risingDaysBefore;

export interface Behaviour {
  readonly bets: readonly PlayedBet[];
  readonly deposits: readonly MadeDeposit[];
  readonly now: EpochMilliseconds;
  /** Hours that the site's zone is ahead of UTC. */
  readonly offset: number;
}

/** FLAG-1: deposits of the last 7 days, each within an hour after bets lost at least half as much. */
function chasing({ bets, deposits, now }: Behaviour): number {
  return deposits.filter(({ amount, at }) => {
    const lost = bets
      .filter(
        ({ settledAt }) =>
          settledAt !== undefined &&
          settledAt <= at &&
          settledAt > at - FLAG_RULES.chasingHours * HOUR,
      )
      .reduce((sum, { stake, payout = 0 }) => sum + stake - payout, 0);
    return at > now - FLAG_RULES.days * DAY && lost >= amount * FLAG_RULES.chasingShare;
  }).length;
}

/** FLAG-2: nights of the last 7 with a bet placed between midnight and 5 in the site's zone. */
function nightPlay({ bets, now, offset }: Behaviour): number {
  const nights = bets.flatMap(({ placedAt }) => {
    const local = placedAt + offset * HOUR;
    return placedAt > now - FLAG_RULES.days * DAY && local % DAY < FLAG_RULES.nightEndsAt * HOUR
      ? [Math.floor(local / DAY)]
      : [];
  });
  return new Set(nights).size;
}

function meanStake(bets: readonly PlayedBet[]): number | undefined {
  return bets.length < FLAG_RULES.risingBets
    ? undefined
    : bets.reduce((sum, { stake }) => sum + stake, 0) / bets.length;
}

/** FLAG-3: the mean stake of the last 7 days in percent of that of the 28 days before; 0 where one says nothing. */
function risingStakes({ bets, now }: Behaviour): number {
  const since = now - FLAG_RULES.days * DAY;
  const earliest = since - FLAG_RULES.risingDaysBefore * DAY;
  const recent = meanStake(bets.filter(({ placedAt }) => placedAt > since));
  const before = meanStake(bets.filter(({ placedAt }) => placedAt <= since && placedAt > earliest));
  return recent === undefined || before === undefined ? 0 : Math.round((recent / before) * 100);
}

/** The flags that a player's behaviour raises, by the published rules (docs/guides/player-protection.md). */
export function behaviourFlags(behaviour: Behaviour): readonly BehaviourFlag[] {
  const measured: readonly (BehaviourFlag & { readonly threshold: number })[] = [
    { kind: 'chasing', measure: chasing(behaviour), threshold: FLAG_RULES.chasingDeposits },
    { kind: 'night-play', measure: nightPlay(behaviour), threshold: FLAG_RULES.nights },
    {
      kind: 'rising-stakes',
      measure: risingStakes(behaviour),
      threshold: FLAG_RULES.risingPercent,
    },
  ];
  return measured
    .filter(({ measure, threshold }) => measure >= threshold)
    .map(({ kind, measure }) => ({ kind, measure }));
}
