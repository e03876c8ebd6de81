import { ruleFourPercent, type Withdrawal } from '@touchline/domain/markets';
import { type Finish, priceRace, type Random, runRace } from '../models/index.ts';
import type { PlannedRace } from './race-plan.ts';
import { normal } from './stable.ts';

const MINUTE = 60_000;

/** How much a standard deviation of ability is worth, as a share of speed: weight levels a handicap. */
const SPREAD = { open: 0.24, handicap: 0.14, greyhounds: 0.17 };
/** What is learnt about a runner before the off, in steps; nothing in the last of them. */
const LEARNT = { steps: 12, everyMs: 10 * MINUTE, spread: 0.012 };
/** How often a runner is withdrawn after the card is out, and how often a race is abandoned. */
const WITHDRAWN = { 'horse-racing': 0.025, greyhounds: 0.01 };
const ABANDONED = 0.004;
/** As many runners start at least. */
const LEAST_RUNNERS = 3;
/** Withdrawals end this long before the off. */
const LAST_WITHDRAWAL_MS = 12 * MINUTE;

/** Where the draws of one race come from, by purpose. */
export type RandomOf = (purpose: string) => Random;

/** What happens to a race between its card and its result: all of it follows from its draws. */
export interface RaceCourse {
  /** In the order of time, with what each takes from winnings. Times are those of the calendar's time line. */
  readonly withdrawals: () => readonly Withdrawal[];
  readonly isAbandoned: boolean;
  /** Who is to start as of a moment, by place on the card. */
  readonly fieldAt: (time: number) => readonly number[];
  /** How fast they are taken to be then. */
  readonly speedsAt: (time: number) => readonly number[];
  /** How they finish: by place on the card. */
  readonly finish: () => readonly Finish[];
}

interface Drawn {
  readonly at: number;
  readonly place: number;
}

function drawWithdrawals(
  race: PlannedRace,
  { random, announcedAt }: { readonly random: Random; readonly announcedAt: number },
): readonly Drawn[] {
  const until = race.startsAt - LAST_WITHDRAWAL_MS;
  const drawn = race.racers.flatMap((_, place) =>
    random(2 * place) < WITHDRAWN[race.sport]
      ? [{ place, at: Math.round(announcedAt + random(2 * place + 1) * (until - announcedAt)) }]
      : [],
  );
  return drawn
    .toSorted((left, right) => left.at - right.at)
    .slice(0, Math.max(0, race.racers.length - LEAST_RUNNERS));
}

function spreadOf({ sport, kind }: PlannedRace): number {
  if (sport === 'greyhounds') return SPREAD.greyhounds;
  return kind === 'handicap' ? SPREAD.handicap : SPREAD.open;
}

/**
 * The course of a race. A runner's speed is e to the power of its ability and of what is learnt about it on the day, a
 * step each ten minutes of the last two hours.
 */
export function createRaceCourse(
  race: PlannedRace,
  { randomOf, announcedAt }: { readonly randomOf: RandomOf; readonly announcedAt: number },
): RaceCourse {
  const drawn = drawWithdrawals(race, { random: randomOf('withdrawn'), announcedAt });
  const learnt = randomOf('learnt');
  const spread = spreadOf(race);
  let known: readonly Withdrawal[] | undefined;
  let finished: readonly Finish[] | undefined;

  function fieldAt(time: number): readonly number[] {
    const gone = new Set(drawn.filter(({ at }) => at <= time).map(({ place }) => place));
    return [...race.racers.keys()].filter((place) => !gone.has(place));
  }
  function speedAt(place: number, time: number): number {
    const left = Math.max(1, Math.ceil((race.startsAt - time) / LEARNT.everyMs));
    let sum = 0;
    for (let step = LEARNT.steps; step > left; step -= 1) {
      const at = 2 * (place * LEARNT.steps + step);
      sum += LEARNT.spread * normal(learnt(at), learnt(at + 1));
    }
    return Math.exp(spread * (race.racers[place]?.ability ?? 0) + sum);
  }
  const speedsAt = (time: number) => fieldAt(time).map((place) => speedAt(place, time));

  /** What the book offered on a runner the moment before. */
  function percentOf({ at, place }: Drawn): number {
    const field = fieldAt(at - 1);
    const [winner] = priceRace({
      runners: field.map((one) => one + 1),
      speeds: speedsAt(at - 1),
      eachWay: undefined,
    });
    const price = winner?.prices[winner.codes.indexOf(`c${place + 1}`)];
    return price === undefined ? 0 : ruleFourPercent(price);
  }
  function run(): readonly Finish[] {
    const field = fieldAt(race.startsAt);
    return runRace(speedsAt(race.startsAt), randomOf('finish')).map((finish) => ({
      ...finish,
      runner: field[finish.runner] ?? 0,
    }));
  }
  return {
    withdrawals: () =>
      (known ??= drawn.map((one) => ({
        competitorId: race.racers[one.place]?.id ?? 0,
        at: one.at,
        percent: percentOf(one),
      }))),
    isAbandoned: randomOf('abandoned')(0) < ABANDONED,
    fieldAt,
    speedsAt,
    finish: () => (finished ??= run()),
  };
}
