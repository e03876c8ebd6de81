import type { Discipline } from './discipline.ts';
import type { FightSport, FirstToSport, TurnsSport } from './families.ts';
import type { RaceSport } from './race-sport.ts';
import type { VirtualSport } from './virtual-sport.ts';

/** Slugs of the sports the house prices and grades. */
export type Sport =
  | 'football'
  | 'ice-hockey'
  | 'basketball'
  | 'tennis'
  | 'volleyball'
  | 'cricket'
  | RaceSport
  | FirstToSport
  | TurnsSport
  | 'baseball'
  | FightSport
  | Discipline
  | VirtualSport;

/** Numeric id of each sport, as addresses, wire data and stored bets carry it. */
export const sportIds: Readonly<Record<Sport, number>> = {
  football: 1,
  'ice-hockey': 2,
  basketball: 3,
  tennis: 4,
  volleyball: 6,
  cricket: 66,
  'horse-racing': 52,
  greyhounds: 53,
  'table-tennis': 10,
  badminton: 16,
  darts: 21,
  snooker: 30,
  rugby: 7,
  handball: 8,
  'american-football': 13,
  baseball: 5,
  boxing: 9,
  mma: 56,
  cs2: 40,
  valorant: 41,
  esoccer: 42,
  dota2: 43,
  lol: 44,
  'virtual-greyhounds': 45,
  'virtual-football': 46,
  'virtual-tennis': 47,
};

/** The sport with this id, or `undefined` when the house does not offer it. */
export function sportOfId(sportId: number): Sport | undefined {
  return (Object.keys(sportIds) as Sport[]).find((sport) => sportIds[sport] === sportId);
}
