import type { Race } from '@touchline/contracts/racing';
import type { RaceSport } from '@touchline/domain/markets';

/** What a source of races knows beyond their prices; a feed without races leaves it out. */
export interface HasRaces {
  /** A race with its card as of now; undefined for one that was not announced. */
  readonly findRace: (eventId: number) => Race | undefined;
  /** Those on offer and those just run, by the time they start. */
  readonly currentRaces: (sport: RaceSport) => readonly Race[];
}
