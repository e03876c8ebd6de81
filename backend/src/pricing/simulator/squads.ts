import type { SquadMember } from '@touchline/contracts/timeline';
import { readFileSync } from 'node:fs';
import { LRUCache } from 'lru-cache';
import * as z from 'zod';
import { hashOf, uniformOf } from '../book/hash.ts';
import { ELEVEN, type Position, type Squad, type SquadPlayer } from '../models/index.ts';
import type { Competition } from './competition.ts';

const FILE = new URL('../../../data/names/players.json', import.meta.url);
const Words = z.string().transform((text) => text.split(' '));
const Names = z.strictObject({
  pools: z.record(z.string(), z.strictObject({ first: Words, last: Words })),
  /** The pool of a country; any other has the English one. */
  countries: z.record(z.string(), z.string()),
});

/** Numbers on the shirts and positions: the eleven who usually start, then the bench. */
const PLACES: readonly (readonly [number: number, position: Position])[] = [
  [1, 'G'],
  [2, 'D'],
  [4, 'D'],
  [5, 'D'],
  [3, 'D'],
  [7, 'M'],
  [6, 'M'],
  [8, 'M'],
  [11, 'M'],
  [9, 'F'],
  [10, 'F'],
  [13, 'G'],
  [12, 'D'],
  [15, 'D'],
  [14, 'M'],
  [16, 'M'],
  [18, 'M'],
  [17, 'F'],
  [19, 'F'],
];

/** How much of what a team does falls to a player of a position, in relation to the others. */
const SHARES: Readonly<
  Record<Position, Pick<SquadPlayer, 'goals' | 'assists' | 'shots' | 'cards'>>
> = {
  G: { goals: 0.001, assists: 0.03, shots: 0.002, cards: 0.25 },
  D: { goals: 0.13, assists: 0.35, shots: 0.25, cards: 1 },
  M: { goals: 0.42, assists: 0.8, shots: 0.6, cards: 0.95 },
  F: { goals: 1, assists: 0.6, shots: 1, cards: 0.55 },
};
/** Logarithm of how far the best and the worst are from the average of their position. */
const SPREAD = 0.6;
const BENCH_SPREAD = 0.2;
const BENCH_LEVEL = 0.85;
const PLAYERS_A_TEAM = 100;
/** Teams whose squads are remembered: those of the matches that are live and about to begin. */
const MOST_SQUADS = 600;

export interface SquadBook {
  readonly squadOf: (team: { readonly id: number }) => Squad;
  /** The same for its page; undefined for whatever is no team of these competitions. */
  readonly membersOf: (teamId: number) => readonly SquadMember[] | undefined;
}

/**
 * Invents the squads of football teams: names, numbers and strengths are the same each time, in every competition
 * that a team plays in. Names are those of no one in particular.
 */
export function createSquads(competitions: readonly Competition[]): SquadBook {
  const { pools, countries } = Names.parse(JSON.parse(readFileSync(FILE, 'utf8')));
  const countryOf = new Map<number, string>();
  const teams = new Set(competitions.flatMap(({ sides }) => sides.map(({ id }) => id)));
  for (const { champ, sides } of competitions) {
    for (const { id } of champ.country === 'world' ? [] : sides) {
      countryOf.set(id, countryOf.get(id) ?? champ.country);
    }
  }
  const squads = new LRUCache<number, Squad>({ max: MOST_SQUADS });

  function make(teamId: number): Squad {
    const pool = pools[countries[countryOf.get(teamId) ?? ''] ?? 'english'];
    const { first, last } = pool ?? { first: [''], last: [''] };
    const lastFrom = hashOf('last', teamId);
    return PLACES.map(([number, position], at) => {
      // Whoever is better than those who usually start would start himself.
      const [level, spread] = at < ELEVEN ? [1, SPREAD] : [BENCH_LEVEL, BENCH_SPREAD];
      const varied = (share: number, of: string) =>
        level * share * Math.exp(spread * (2 * uniformOf(teamId, at, of) - 1));
      const { goals, assists, shots, cards } = SHARES[position];
      const form = varied(1, 'attack');
      return {
        id: teamId * PLAYERS_A_TEAM + number,
        // Names that stand beside each other in the list are of one team only once.
        name: `${first[hashOf(teamId, at) % first.length]} ${last[(lastFrom + at) % last.length]}`,
        number,
        position,
        goals: goals * form,
        shots: shots * form,
        assists: varied(assists, 'assists'),
        cards: varied(cards, 'cards'),
      };
    });
  }
  function squadOf({ id }: { readonly id: number }): Squad {
    const known = squads.get(id) ?? make(id);
    squads.set(id, known);
    return known;
  }
  return {
    squadOf,
    membersOf: (teamId) =>
      teams.has(teamId)
        ? squadOf({ id: teamId }).map(({ id, name, number, position }) => ({
            id,
            name,
            number,
            position,
          }))
        : undefined,
  };
}
