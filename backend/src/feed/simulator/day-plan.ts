import type { Competition, RatedSide } from './competition.ts';
import { isInSeason } from './competition.ts';
import { shuffled, uniformOf } from './hash.ts';
import type { SportSeason } from './sport-season.ts';

export const MINUTE = 60_000;
export const DAY = 86_400_000;

/** A match of a day's plan. */
export interface PlannedMatch {
  readonly competition: Competition;
  readonly home: RatedSide;
  readonly away: RatedSide;
  /** On the calendar's own time line, milliseconds. */
  readonly startsAt: number;
}

/** People watch sport between late morning and late evening. */
const FIRST_HOUR = 11;
const LAST_HOUR = 22;
const ROUND_TO_MINUTES = 5;

interface Pairings {
  readonly competition: Competition;
  /** Pairs not yet played that day, best ones first. */
  readonly pairs: (readonly [RatedSide, RatedSide])[];
}

/** Start times of a sport's matches on a day: lanes of matches, evenly shifted against each other. */
export function startsOfDay(season: SportSeason, day: number): readonly number[] {
  const slot = season.slotMinutes * MINUTE;
  const from = day * DAY;
  const starts: number[] = [];
  for (let lane = 0; lane < season.lanes; lane += 1) {
    const shift = (lane * slot) / season.lanes;
    for (let at = Math.ceil((from - shift) / slot) * slot + shift; at < from + DAY; at += slot) {
      starts.push(Math.floor(at / (ROUND_TO_MINUTES * MINUTE)) * ROUND_TO_MINUTES * MINUTE);
    }
  }
  return starts.sort((left, right) => left - right);
}

function playsOn(side: RatedSide, season: SportSeason, day: number): boolean {
  return (day + side.id) % 3 < season.playingDays;
}

function pairingsOf(
  competition: Competition,
  season: SportSeason,
  options: { readonly seed: string; readonly day: number },
): Pairings {
  const { seed, day } = options;
  const able = competition.sides.filter((side) => playsOn(side, season, day));
  const order = shuffled(able, `${seed}:${competition.champ.id}:${day}`);
  const pairs: (readonly [RatedSide, RatedSide])[] = [];
  for (let at = 0; at + 1 < order.length; at += 2) {
    pairs.push([order[at] as RatedSide, order[at + 1] as RatedSide]);
  }
  return { competition, pairs };
}

/** How much a competition suits a start: its hour there and its season. */
function suitability({ row }: Competition, startsAt: number): number {
  const hour = (((startsAt / 3_600_000 + row.utcOffset) % 24) + 24) % 24;
  const month = new Date(startsAt).getUTCMonth() + 1;
  const isWatched = hour >= FIRST_HOUR && hour <= LAST_HOUR;
  return (isInSeason(row, month) ? 2 : 0) + (isWatched ? 4 : 0);
}

/**
 * A sport's matches of a day on the calendar's time line, each side at most once. The same seed
 * and day give the same plan. A start that no side is left for stays empty.
 */
export function planDay(options: {
  readonly season: SportSeason;
  readonly competitions: readonly Competition[];
  readonly seed: string;
  readonly day: number;
}): readonly PlannedMatch[] {
  const { season, competitions, seed, day } = options;
  const open = competitions.map((competition) => pairingsOf(competition, season, { seed, day }));
  const busy = new Set<number>();
  const planned: PlannedMatch[] = [];

  function drop({ pairs }: Pairings): void {
    while (pairs.length > 0 && (pairs[0] as readonly RatedSide[]).some(({ id }) => busy.has(id))) {
      pairs.shift();
    }
  }
  function choose(startsAt: number, position: number): Pairings | undefined {
    let best: { pairings: Pairings; score: number } | undefined;
    for (const pairings of open) {
      drop(pairings);
      const { champ } = pairings.competition;
      // The draw decides between competitions that suit alike.
      const draw = uniformOf(seed, day, position, champ.id);
      const score = suitability(pairings.competition, startsAt) + draw;
      if (pairings.pairs.length > 0 && (best === undefined || score > best.score)) {
        best = { pairings, score };
      }
    }
    return best?.pairings;
  }

  for (const [position, startsAt] of startsOfDay(season, day).entries()) {
    const pairings = choose(startsAt, position);
    const pair = pairings?.pairs.shift();
    if (pairings !== undefined && pair !== undefined) {
      const [home, away] = pair;
      busy.add(home.id).add(away.id);
      planned.push({ competition: pairings.competition, home, away, startsAt });
    }
  }
  return planned;
}
