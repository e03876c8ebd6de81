import type { Side } from '../markets/match-result.ts';
import type { NextNumber } from './round-numbers.ts';

export interface VirtualTennisPlayer {
  readonly id: number;
  readonly name: string;
  /** Its chance to win a point that it serves in this match, of 2³². */
  readonly serve: number;
}

export interface VirtualTennisCard {
  readonly sport: 'virtual-tennis';
  readonly home: VirtualTennisPlayer;
  readonly away: VirtualTennisPlayer;
}

type Pair = [home: number, away: number];

const GAMES = 6;
const POINTS = 4;
const TIE_BREAK_POINTS = 7;
const SETS = 2;

function other(side: Side): Side {
  return side === 'home' ? 'away' : 'home';
}

/** Who is ahead by two and has at least so many. */
function winnerAt([home, away]: Pair, least: number): Side | undefined {
  if (Math.max(home, away) < least || Math.abs(home - away) < 2) return undefined;
  return home > away ? 'home' : 'away';
}

/**
 * Who won each game, in order, by set; a tie-break is a game. A number a point: below the chance of whoever serves, the
 * server wins it. The home side serves the first game; two of three sets win, at six games all a tie-break decides. If
 * the numbers came to an end, the home side would win every point from then on.
 */
export function tennisGames(
  { home, away }: VirtualTennisCard,
  next: NextNumber,
): readonly (readonly Side[])[] {
  const sets: Side[][] = [];
  const won: Pair = [0, 0];
  let server: Side = 'home';

  function playPoint(serving: Side): Side {
    const number = next();
    if (number === undefined) return 'home';
    return number < (serving === 'home' ? home : away).serve ? serving : other(serving);
  }
  /** The first point of a tie-break is the server's, then each side serves two. */
  function serverOf(point: number, isTieBreak: boolean): Side {
    return isTieBreak && ((point + 1) >> 1) % 2 === 1 ? other(server) : server;
  }
  function playGame(isTieBreak: boolean): Side {
    const points: Pair = [0, 0];
    for (let point = 0; ; point += 1) {
      points[playPoint(serverOf(point, isTieBreak)) === 'home' ? 0 : 1] += 1;
      const winner = winnerAt(points, isTieBreak ? TIE_BREAK_POINTS : POINTS);
      if (winner !== undefined) return winner;
    }
  }
  function playSet(): Side {
    const games: Pair = [0, 0];
    const winners: Side[] = [];
    sets.push(winners);
    for (;;) {
      const isTieBreak = games[0] === GAMES && games[1] === GAMES;
      const winner = playGame(isTieBreak);
      winners.push(winner);
      games[winner === 'home' ? 0 : 1] += 1;
      server = other(server);
      const ahead = isTieBreak ? winner : winnerAt(games, GAMES);
      if (ahead !== undefined) return ahead;
    }
  }

  while (Math.max(...won) < SETS) {
    won[playSet() === 'home' ? 0 : 1] += 1;
  }
  return sets;
}
