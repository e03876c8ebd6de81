import type { Race, RaceRunner } from '@touchline/contracts/racing';
import type { Say } from './race-texts.ts';

type Described = Pick<Race, 'kind' | 'distance'> & { readonly sport?: Race['sport'] };

/** What a race is: "Handicap · 1,600 m". */
export function raceKind({ kind, distance }: Described, say: Say): string {
  const metres = say('metres', { count: distance });
  return `${say(`kind.${kind}`)} · ${metres}`;
}

/** Pounds as stones and pounds where horses are weighed so; greyhounds in kilograms. */
function weightText({ weight }: RaceRunner, sport: Race['sport'], say: Say): string {
  return sport === 'greyhounds'
    ? say('kilograms', { weight: (weight / 10).toFixed(1) })
    : say('stones', { stones: Math.floor(weight / 14), pounds: weight % 14 });
}

/** What a card says of a runner below its name. */
export function runnerFacts(runner: RaceRunner, sport: Race['sport'], say: Say): readonly string[] {
  const { age, draw, jockey, trainer } = runner;
  return [
    ...(jockey === undefined ? [] : [say('jockey', { name: jockey })]),
    say('trainer', { name: trainer }),
    ...(age === undefined ? [] : [say('age', { count: age })]),
    weightText(runner, sport, say),
    ...(draw === undefined ? [] : [say('draw', { stall: draw })]),
  ];
}

const QUARTERS = ['', '¼', '½', '¾'] as const;
/** In lengths: closer than these there are words, beyond the last nobody measures. */
const SHORT_HEAD = 0.1;
const HEAD = 0.2;
const NECK = 0.4;
const MEASURED = 30;

/** How far behind the one before a runner finished, as results of races say it. */
export function lengthsText(lengths: number, say: Say): string {
  if (lengths < SHORT_HEAD) return say('behind.shortHead');
  if (lengths < HEAD) return say('behind.head');
  if (lengths < NECK) return say('behind.neck');
  if (lengths > MEASURED) return say('behind.distance');
  const quarters = Math.round(lengths * 4);
  const whole = Math.floor(quarters / 4);
  return `${whole === 0 ? '' : whole}${QUARTERS[quarters % 4] ?? ''}`;
}
