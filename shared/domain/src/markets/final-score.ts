import type { FightResult, MatchResult, Score } from './match-result.ts';

/** The deciding score as a history shows it, e.g. "2:1"; undefined where it is not known. */
export function finalScore(result: MatchResult): string | undefined {
  const score = decidingScore(result);
  return score && `${score.home}:${score.away}`;
}

/** What a match was decided by: goals, points of the regular time, sets or runs; undefined where it is not known. */
export function decidingScore(result: MatchResult): Score | undefined {
  switch (result.sport) {
    case 'football':
    case 'esoccer':
      return result.fullTime;
    case 'ice-hockey':
    case 'basketball':
    case 'handball':
    case 'rugby':
    case 'american-football':
      return result.regulation;
    case 'tennis':
    case 'volleyball':
    case 'table-tennis':
    case 'badminton':
    case 'darts':
    case 'snooker':
      return result.setsWon;
    case 'boxing':
    case 'mma':
      return winnerScore(result);
    case 'cricket':
    case 'baseball':
      return result.runs;
    case 'cs2':
    case 'valorant':
    case 'dota2':
    case 'lol':
      return result.mapsWon;
  }
}

/** A fight is one point for its winner. */
export function winnerScore({ finish }: FightResult): Score | undefined {
  return (
    finish && { home: Number(finish.winner === 'home'), away: Number(finish.winner === 'away') }
  );
}
