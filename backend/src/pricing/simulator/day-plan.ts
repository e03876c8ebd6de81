import { createRandom, type Random } from '../models/index.ts';
import type { Competition, RatedSide } from './competition.ts';
import { isInSeason } from './competition.ts';
import { hashOf, shuffled } from '../book/hash.ts';
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
/** Matches start on the quarter of an hour. */
const ROUND_TO_MINUTES = 15;
/** Outside the hours people watch only these are played: youth, reserves, local leagues. */
const FILLER_TIER = 3;

type Pair = readonly [RatedSide, RatedSide];

/**
 * Days are planned one by one. So that no side plays on two days at the same time, only owls play around a
 * day's end and only larks around its beginning; both play between.
 */
const BIRDS = ['lark', 'owl'] as const;
type Bird = (typeof BIRDS)[number];

interface Pairings {
  readonly competition: Competition;
  /** Numbers in [0, 1) by position in the day. */
  readonly draw: Random;
  /** Pairs not yet played that day. */
  readonly pairs: Readonly<Record<Bird, Pair[]>>;
}

function birdOf({ id }: RatedSide): Bird {
  return id % 2 === 0 ? 'owl' : 'lark';
}

/** Who may play at a time of the day, so that a longest match before midnight harms none after. */
function birdsAt(startsAt: number, { longestMinutes }: SportSeason): readonly Bird[] {
  const timeOfDay = startsAt % DAY;
  const margin = (longestMinutes / 2) * MINUTE;
  if (timeOfDay < margin) {
    return ['lark'];
  }
  return timeOfDay >= DAY - margin ? ['owl'] : BIRDS;
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

function pairingsOf(
  competition: Competition,
  season: SportSeason,
  options: { readonly seed: string; readonly day: number },
): Pairings {
  const { seed, day } = options;
  const playingDays = season.playingDays[competition.row.tier];
  const able = competition.sides.filter(({ id }) => (day + id) % 3 < playingDays);
  const order = shuffled(able, `${seed}:${competition.champ.id}:${day}`);
  const pairs: Record<Bird, Pair[]> = { lark: [], owl: [] };
  for (const bird of BIRDS) {
    const flock = order.filter((side) => birdOf(side) === bird);
    for (let at = 0; at + 1 < flock.length; at += 2) {
      pairs[bird].push([flock[at] as RatedSide, flock[at + 1] as RatedSide]);
    }
  }
  return { competition, pairs, draw: createRandom(hashOf(seed, day, competition.champ.id)) };
}

function isWatched({ row }: Competition, startsAt: number): boolean {
  const hour = (((startsAt / 3_600_000 + row.utcOffset) % 24) + 24) % 24;
  return hour >= FIRST_HOUR && hour <= LAST_HOUR;
}

/** How much a competition suits a start: its hour there and its season; undefined: not at all. */
function suitability(
  competition: Competition,
  { startsAt, month }: { readonly startsAt: number; readonly month: number },
): number | undefined {
  const { row } = competition;
  const watched = isWatched(competition, startsAt);
  if (!watched && row.tier < FILLER_TIER) {
    return undefined;
  }
  return (isInSeason(row, month) ? 2 : 0) + (watched ? 4 : 0);
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

  function hasPair(pairs: Pair[]): boolean {
    while (pairs[0]?.some(({ id }) => busy.has(id)) === true) {
      pairs.shift();
    }
    return pairs.length > 0;
  }
  /** Pairs of sides that may play then; larks come first, since owls are needed to the day's end. */
  function flockAt(startsAt: number, { pairs }: Pairings): Pair[] | undefined {
    const bird = birdsAt(startsAt, season).find((kind) => hasPair(pairs[kind]));
    return bird === undefined ? undefined : pairs[bird];
  }
  function choose(startsAt: number, position: number) {
    const month = new Date(startsAt).getUTCMonth() + 1;
    let best: { competition: Competition; flock: Pair[]; score: number } | undefined;
    for (const pairings of open) {
      const { competition } = pairings;
      const suits = suitability(competition, { startsAt, month });
      if (suits === undefined) continue;
      // Between competitions that suit alike a draw decides, with an edge for the best known.
      const edge = competition.champ.tier === 1 ? 0.6 : 0;
      const score = suits + pairings.draw(position) + edge;
      if (best !== undefined && score <= best.score) continue;
      const flock = flockAt(startsAt, pairings);
      if (flock !== undefined) {
        best = { competition, flock, score };
      }
    }
    return best;
  }

  for (const [position, startsAt] of startsOfDay(season, day).entries()) {
    const chosen = choose(startsAt, position);
    const pair = chosen?.flock.shift();
    if (chosen !== undefined && pair !== undefined) {
      const [home, away] = pair;
      busy.add(home.id).add(away.id);
      planned.push({ competition: chosen.competition, home, away, startsAt });
    }
  }
  return planned;
}
