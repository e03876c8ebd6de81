import type { VirtualSport } from './virtual-sport.ts';

/** Virtual sports of matches; the races have no rows of two sides, and a page of their own. */
type VirtualMatchSport = Exclude<VirtualSport, 'virtual-greyhounds'>;

/** Disciplines of esports that are played in rounds, by who wins a map first. */
export type RoundsDiscipline = 'cs2' | 'valorant';

/** Disciplines whose maps are won by taking all towers of the other side; kills are counted beside it. */
export type BattlesDiscipline = 'dota2' | 'lol';

/** Slugs of the esports that the house prices and grades; each is a sport of the line. */
export type Discipline = RoundsDiscipline | BattlesDiscipline | 'esoccer' | VirtualMatchSport;

/**
 * The kinds of esports that have pages of their own. `real`: people play each other; `virtual`: a match of
 * another sport that is played on a console, or by nobody; `stream`: whatever the feed has pictures of.
 */
export const ESPORTS_TYPES = ['real', 'virtual', 'stream'] as const;
export type EsportsType = (typeof ESPORTS_TYPES)[number];

/** The disciplines in the order in which pages list them, each with the type it belongs to. */
const TYPE_OF: Readonly<Record<Discipline, Exclude<EsportsType, 'stream'>>> = {
  cs2: 'real',
  dota2: 'real',
  lol: 'real',
  valorant: 'real',
  esoccer: 'virtual',
  'virtual-football': 'virtual',
  'virtual-tennis': 'virtual',
};

/** All disciplines, those with most followers first. */
export const DISCIPLINES = Object.keys(TYPE_OF) as readonly Discipline[];

/** The type that a sport of the line belongs to; `undefined` for one that is no esport. */
export function esportsTypeOf(sport: string): Exclude<EsportsType, 'stream'> | undefined {
  return Object.hasOwn(TYPE_OF, sport) ? TYPE_OF[sport as Discipline] : undefined;
}
