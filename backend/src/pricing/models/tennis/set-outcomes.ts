import type { Score } from '@touchline/domain/markets';
import type { Server, SetOutcome } from '../sets/match-of-sets.ts';
import type { StrengthsOf } from '../strengths.ts';
import { homeWinsTieBreak, serverWinsGame } from './points.ts';

export interface SetScore {
  readonly games: Score;
  readonly points: Score;
  /** Who serves the running game, or the first point of the running tie-break: 0 the home side. */
  readonly server: Server;
}

/** Games to win a set, by two; at this score each a tie-break decides. */
const gamesToWin = 6;

/** Probability that the home side wins the running game or tie-break. */
export function homeWinsGame(setScore: SetScore, strengths: StrengthsOf<'tennis'>): number {
  const { games, points, server } = setScore;
  const { homeServe, awayServe } = strengths;
  if (games.home === gamesToWin && games.away === gamesToWin) {
    return homeWinsTieBreak({ points, homeFirst: server === 0, homeServe, awayServe });
  }
  return server === 0
    ? serverWinsGame(points.home, points.away, homeServe)
    : 1 - serverWinsGame(points.away, points.home, awayServe);
}

export function setIsOver({ home, away }: Score): boolean {
  const most = Math.max(home, away);
  return most > gamesToWin || (most === gamesToWin && Math.abs(home - away) >= 2);
}

/** All ways a set can end from its state, by a chain over its games. */
export function tennisSetOutcomes(
  setScore: SetScore,
  strengths: StrengthsOf<'tennis'>,
): readonly SetOutcome[] {
  const outcomes: SetOutcome[] = [];
  const { games, server } = setScore;
  const nil = { home: 0, away: 0 };
  const fresh = ([0, 1] as const).map((first) =>
    homeWinsGame({ games: nil, points: nil, server: first }, strengths),
  );
  const tieBreaks = ([0, 1] as const).map((first) =>
    homeWinsGame({ games: { home: 6, away: 6 }, points: nil, server: first }, strengths),
  );
  let row = new Map<number, number>([[games.home, 1]]);
  const played = games.home + games.away;
  for (let game = played; row.size > 0; game += 1) {
    const serving: Server = (game - played) % 2 === 0 ? server : other(server);
    const next = new Map<number, number>();
    for (const [home, probability] of row) {
      const level = home === gamesToWin && game - home === gamesToWin;
      const later = (level ? tieBreaks : fresh)[serving] as number;
      const wins = game === played ? homeWinsGame(setScore, strengths) : later;
      for (const [score, weight] of [
        [{ home: home + 1, away: game - home }, probability * wins],
        [{ home, away: game - home + 1 }, probability * (1 - wins)],
      ] as const) {
        if (setIsOver(score)) {
          outcomes.push({ ...score, probability: weight, nextServer: other(serving) });
        } else next.set(score.home, (next.get(score.home) ?? 0) + weight);
      }
    }
    row = next;
  }
  return outcomes;
}

function other(server: Server): Server {
  return server === 0 ? 1 : 0;
}
