import type { RaceRunner, Silks } from '@touchline/contracts/racing';
import { SILK_PATTERNS } from '@touchline/contracts/racing';
import type { RaceSport } from '@touchline/domain/markets';
import { uniformOf } from '../book/hash.ts';
import type { RacingNames } from './racing-data.ts';

/** A horse or a greyhound, which races again and again. */
export interface Racer extends Pick<RaceRunner, 'id' | 'name' | 'trainer' | 'silks'> {
  /** 0 is average, 1 a standard deviation better; known to the house alone. */
  readonly ability: number;
  /** Years. */
  readonly age: number;
  /** A greyhound's own weight, tenths of a kilogram. */
  readonly weight: number;
}

/** How many there are, and each how many days they rest between races. */
export const STABLES: Readonly<
  Record<RaceSport, { readonly size: number; readonly restDays: number }>
> = {
  'horse-racing': { size: 2_400, restDays: 3 },
  greyhounds: { size: 1_200, restDays: 2 },
};

const FIRST_ID: Readonly<Record<RaceSport, number>> = {
  'horse-racing': 52_000_001,
  greyhounds: 53_000_001,
};

export const SILK_COLOURS = 10;

/** A standard normal number from two uniform ones (Box–Muller). */
export function normal(first: number, second: number): number {
  return Math.sqrt(-2 * Math.log(1 - first)) * Math.cos(2 * Math.PI * second);
}

function pick<Item>(items: readonly Item[], uniform: number): Item {
  return items[Math.floor(uniform * items.length)] as Item;
}

/** A name of a person, invented. */
export function personOf({ people }: RacingNames, seed: string): string {
  const given = pick(people.given, uniformOf(seed, 'given'));
  return `${given} ${pick(people.family, uniformOf(seed, 'family'))}`;
}

function silksOf(seed: string): Silks {
  const colour = (part: string) => Math.floor(uniformOf(seed, part) * SILK_COLOURS);
  const body = colour('body');
  const other = colour('other');
  return {
    pattern: pick(SILK_PATTERNS, uniformOf(seed, 'pattern')),
    colours: [body, other === body ? (other + 1) % SILK_COLOURS : other, colour('cap')],
  };
}

/** Trainers have many horses; owners, whose colours they are, one each. */
const TRAINERS = 60;

/**
 * All that race in a sport. Who they are is the same on every site; how able they are follows from the seed of
 * the site, which is a secret.
 */
export function createStable(
  sport: RaceSport,
  { names, seed }: { readonly names: RacingNames; readonly seed: string },
): readonly Racer[] {
  const { first, second } = sport === 'horse-racing' ? names.horses : names.greyhounds;
  return Array.from({ length: STABLES[sport].size }, (_, at): Racer => {
    // A step that shares no factor with how many names there are uses each once.
    const name = (at * 3_571) % (first.length * second.length);
    const own = `${sport} ${at}`;
    const isHorse = sport === 'horse-racing';
    return {
      id: FIRST_ID[sport] + at,
      name: `${first[Math.floor(name / second.length)]} ${second[name % second.length]}`,
      trainer: personOf(names, `${sport} trainer ${Math.floor(uniformOf(own, 'yard') * TRAINERS)}`),
      ability: normal(uniformOf(seed, own, 'ability'), uniformOf(seed, own, 'more')),
      age: (isHorse ? 3 : 2) + Math.floor(uniformOf(own, 'age') ** 2 * (isHorse ? 6 : 3)),
      weight: 260 + Math.floor(uniformOf(own, 'weight') * 90),
      ...(isHorse ? { silks: silksOf(own) } : {}),
    };
  });
}
