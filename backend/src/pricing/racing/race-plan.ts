import type { Race, RaceRunner } from '@touchline/contracts/racing';
import { GOINGS } from '@touchline/contracts/racing';
import type { RaceSport } from '@touchline/domain/markets';
import { shuffled, uniformOf } from '../book/hash.ts';
import type { Course, RacingNames } from './racing-data.ts';
import { personOf, type Racer, STABLES } from './stable.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A race of a day's plan; the racers are in the order of the card's numbers. */
export interface PlannedRace
  extends Pick<Race, 'sport' | 'number' | 'kind' | 'grade' | 'distance' | 'going'> {
  readonly course: Course;
  /** On the calendar's own time line. */
  readonly startsAt: number;
  readonly racers: readonly Racer[];
  readonly runners: readonly Omit<RaceRunner, 'form'>[];
}

/** The meetings of a day: how many, one after the other, and their races. */
interface Fixtures {
  /** Meetings that go on at the same time. */
  readonly strands: number;
  readonly meetings: number;
  readonly races: number;
  readonly everyMinutes: number;
}

const FIXTURES: Readonly<Record<RaceSport, Fixtures>> = {
  'horse-racing': { strands: 2, meetings: 6, races: 7, everyMinutes: 30 },
  greyhounds: { strands: 1, meetings: 8, races: 12, everyMinutes: 15 },
};

/** People go racing between late morning and evening. */
const FIRST_HOUR = 11;
const LAST_HOUR = 20;

interface Meeting {
  readonly course: Course;
  readonly startsAt: number;
}

function meetingsOf(
  sport: RaceSport,
  { courses, day }: { readonly courses: readonly Course[]; readonly day: number },
): readonly Meeting[] {
  const { strands, meetings } = FIXTURES[sport];
  const left = [...shuffled(courses, `${sport} courses ${day}`)];
  const length = DAY / meetings;
  const found: Meeting[] = [];
  for (let at = 0; at < strands * meetings; at += 1) {
    const strand = at % strands;
    const shift = (strand * length) / strands + strand * 15 * MINUTE;
    const startsAt = day * DAY + Math.floor(at / strands) * length + shift;
    const isSuitable = ({ utcOffset }: Course) => {
      const hour = ((((startsAt / HOUR + utcOffset) % 24) + 24) % 24) | 0;
      return hour >= FIRST_HOUR && hour <= LAST_HOUR;
    };
    // Each course has one meeting a day, as long as one is left that suits.
    const free = left.findIndex(isSuitable);
    const course = free >= 0 ? left.splice(free, 1)[0] : courses.find(isSuitable);
    found.push({ course: course ?? (courses[at % courses.length] as Course), startsAt });
  }
  return found;
}

const HORSE_DISTANCES = [1_000, 1_200, 1_400, 1_600, 2_000, 2_400, 2_800];
const DOG_DISTANCES = [270, 380, 460, 480, 525, 660];
const HORSE_KINDS = ['maiden', 'novice', 'handicap', 'handicap', 'stakes', 'handicap', 'handicap'];
const TRAPS = 6;

function sizeOf(sport: RaceSport, kind: string, uniform: number): number {
  if (sport === 'greyhounds') return TRAPS;
  return kind === 'handicap' ? 7 + Math.floor(uniform ** 1.4 * 11) : 4 + Math.floor(uniform * 8);
}

/** Pounds: a handicap gives the better horse more to carry. */
function weightOf(
  { ability, age, weight }: Racer,
  { sport, kind }: Pick<PlannedRace, 'sport' | 'kind'>,
) {
  if (sport === 'greyhounds') return weight;
  const level = age === 3 ? 126 : 130;
  return kind === 'handicap'
    ? Math.max(112, Math.min(142, Math.round(level + ability * 6)))
    : level;
}

function cardOf(
  race: Pick<PlannedRace, 'sport' | 'kind' | 'racers'>,
  { names, seed }: { readonly names: RacingNames; readonly seed: string },
): PlannedRace['runners'] {
  const stalls = shuffled([...race.racers.keys()], `${seed} stalls`);
  return race.racers.map((racer, at) => ({
    id: racer.id,
    name: racer.name,
    number: at + 1,
    age: racer.age,
    weight: weightOf(racer, race),
    trainer: racer.trainer,
    ...(race.sport === 'greyhounds'
      ? {}
      : {
          draw: (stalls[at] ?? at) + 1,
          jockey: personOf(names, `jockey ${Math.floor(uniformOf(seed, at, 'jockey') * 80)}`),
          ...(racer.silks === undefined ? {} : { silks: racer.silks }),
        }),
  }));
}

/** All meetings of a sport on a day; each racer runs once, and not on the days it rests. */
export function planRaces(options: {
  readonly sport: RaceSport;
  readonly day: number;
  readonly courses: readonly Course[];
  readonly names: RacingNames;
  readonly stable: readonly Racer[];
}): readonly PlannedRace[] {
  const { sport, day, courses, names, stable } = options;
  const { restDays } = STABLES[sport];
  const { races, everyMinutes } = FIXTURES[sport];
  const fit = shuffled(
    stable.filter((_, at) => at % restDays === ((day % restDays) + restDays) % restDays),
    `${sport} runners ${day}`,
  );
  const goings = sport === 'greyhounds' ? GOINGS.slice(5) : GOINGS.slice(0, 5);
  let next = 0;
  return meetingsOf(sport, { courses, day }).flatMap(({ course, startsAt }) =>
    Array.from({ length: races }, (_, at): PlannedRace => {
      const seed = `${sport} ${day} ${course.id} ${startsAt} ${at}`;
      const draw = (purpose: string) => uniformOf(seed, purpose);
      const kind = (
        sport === 'greyhounds'
          ? 'graded'
          : HORSE_KINDS[Math.floor(draw('kind') * HORSE_KINDS.length)]
      ) as Race['kind'];
      const distances = sport === 'greyhounds' ? DOG_DISTANCES : HORSE_DISTANCES;
      const racers = fit.slice(next, next + sizeOf(sport, kind, draw('size')));
      next += racers.length;
      // The card of a handicap begins with the one who carries most.
      const inOrder =
        kind === 'handicap'
          ? racers.toSorted((left, right) => right.ability - left.ability)
          : racers;
      return {
        sport,
        course,
        number: at + 1,
        startsAt: startsAt + at * everyMinutes * MINUTE,
        kind,
        grade: 1 + Math.floor(draw('grade') * 6),
        distance: distances[Math.floor(draw('distance') * distances.length)] as number,
        going: goings[
          Math.floor(uniformOf(sport, day, course.id, 'going') * goings.length)
        ] as Race['going'],
        racers: inOrder,
        runners: cardOf({ sport, kind, racers: inOrder }, { names, seed }),
      };
    }).filter((race) => race.racers.length > 1),
  );
}
