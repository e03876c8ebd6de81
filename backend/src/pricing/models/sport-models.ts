import type { RaceSport, Sport, VirtualSport } from '@touchline/domain/markets';
import { createBaseballModel } from './baseball/baseball-model.ts';
import { createBasketballModel } from './basketball/basketball-model.ts';
import { createBattlesModel } from './battles/battles-model.ts';
import { createCricketModel } from './cricket/cricket-model.ts';
import { createEsoccerModel } from './esoccer/esoccer-model.ts';
import { createFightModel } from './fights/fight-model.ts';
import { createFootballModel } from './football/football-model.ts';
import { createIceHockeyModel } from './ice-hockey/ice-hockey-model.ts';
import { createRoundsModel } from './rounds/rounds-model.ts';
import { createFirstToModel } from './first-to/first-to-model.ts';
import type { SportModel } from './sport-model.ts';
import { createTennisModel } from './tennis/tennis-model.ts';
import { createTurnsModel } from './turns/turns-model.ts';
import { createVolleyballModel } from './volleyball/volleyball-model.ts';

/**
 * Sports of matches between two sides; races are fields of many, priced by `racing`, and rounds that a seed decides
 * are priced by `virtuals`.
 */
export type MatchSport = Exclude<Sport, RaceSport | VirtualSport>;

export type SportModels = { readonly [Name in MatchSport]: SportModel<Name> };

/** The models of all sports of matches, each with its own scratch: make them once a thread. */
export function createSportModels(): SportModels {
  return {
    football: createFootballModel(),
    'ice-hockey': createIceHockeyModel(),
    basketball: createBasketballModel(),
    tennis: createTennisModel(),
    volleyball: createVolleyballModel(),
    cricket: createCricketModel(),
    baseball: createBaseballModel(),
    boxing: createFightModel('boxing'),
    mma: createFightModel('mma'),
    handball: createTurnsModel('handball'),
    rugby: createTurnsModel('rugby'),
    'american-football': createTurnsModel('american-football'),
    'table-tennis': createFirstToModel('table-tennis'),
    badminton: createFirstToModel('badminton'),
    darts: createFirstToModel('darts'),
    snooker: createFirstToModel('snooker'),
    cs2: createRoundsModel('cs2'),
    valorant: createRoundsModel('valorant'),
    esoccer: createEsoccerModel(),
    dota2: createBattlesModel('dota2'),
    lol: createBattlesModel('lol'),
  };
}
