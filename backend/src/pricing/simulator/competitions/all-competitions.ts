import type { Sport } from '@touchline/domain';
import { basketballCompetitions } from './basketball.ts';
import type { CompetitionRow } from './competition-row.ts';
import { cricketCompetitions } from './cricket.ts';
import { footballCups } from './football-cups.ts';
import { footballEurope } from './football-europe.ts';
import { footballWorld } from './football-world.ts';
import { footballYouth } from './football-youth.ts';
import { iceHockeyCompetitions } from './ice-hockey.ts';
import { tennisCompetitions } from './tennis.ts';
import { volleyballCompetitions } from './volleyball.ts';

/** Every competition of the simulator by sport. */
export function competitionsOf(sport: Sport): readonly CompetitionRow[] {
  switch (sport) {
    case 'football':
      return [...footballCups, ...footballEurope, ...footballWorld, ...footballYouth()];
    case 'ice-hockey':
      return iceHockeyCompetitions;
    case 'basketball':
      return basketballCompetitions;
    case 'tennis':
      return tennisCompetitions;
    case 'volleyball':
      return volleyballCompetitions;
    case 'cricket':
      return cricketCompetitions;
  }
}
