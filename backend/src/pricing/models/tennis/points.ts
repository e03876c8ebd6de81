import type { Score } from '@touchline/domain/markets';

/** A standard game is won at four points, a tie-break at seven; both by two. */
export const pointsInGame = 4;
export const pointsInTieBreak = 7;

/**
 * Probability that the server wins the game from this many points, at this probability of each
 * point. From deuce on: win two in a row before the other does.
 */
export function serverWinsGame(serving: number, receiving: number, point: number): number {
  if (serving >= pointsInGame - 1 && receiving >= pointsInGame - 1) {
    const lead = serving - receiving;
    if (lead >= 2) return 1;
    if (lead <= -2) return 0;
    const deuce = point ** 2 / (point ** 2 + (1 - point) ** 2);
    if (lead === 0) return deuce;
    return lead > 0 ? point + (1 - point) * deuce : point * deuce;
  }
  if (serving >= pointsInGame) return 1;
  if (receiving >= pointsInGame) return 0;
  return (
    point * serverWinsGame(serving + 1, receiving, point) +
    (1 - point) * serverWinsGame(serving, receiving + 1, point)
  );
}

export interface TieBreak {
  readonly points: Score;
  /** Whether the home side serves the tie-break's first point. */
  readonly homeFirst: boolean;
  /** Probabilities that each side wins a point on its own serve. */
  readonly homeServe: number;
  readonly awayServe: number;
}

/** Whether the home side serves the point after `played` points: one, then two each. */
export function homeServesPoint(played: number, homeFirst: boolean): boolean {
  return (((played + 1) >> 1) % 2 === 0) === homeFirst;
}

/** Probability that the home side wins the tie-break from its state. */
export function homeWinsTieBreak(tieBreak: TieBreak): number {
  const { homeServe, awayServe } = tieBreak;
  const ahead = homeServe * (1 - awayServe);
  const behind = (1 - homeServe) * awayServe;
  // Level at six or beyond each side serves one of the next two points.
  const level = ahead / (ahead + behind);
  return fromPoints(tieBreak, tieBreak.points.home, tieBreak.points.away, level, new Map());
}

function fromPoints(
  tieBreak: TieBreak,
  home: number,
  away: number,
  level: number,
  known: Map<number, number>,
): number {
  if (home >= pointsInTieBreak && home - away >= 2) return 1;
  if (away >= pointsInTieBreak && away - home >= 2) return 0;
  if (home === away && home >= pointsInTieBreak - 1) return level;
  const key = home * 1000 + away;
  const before = known.get(key);
  if (before !== undefined) return before;
  const homeServes = homeServesPoint(home + away, tieBreak.homeFirst);
  const point = homeServes ? tieBreak.homeServe : 1 - tieBreak.awayServe;
  const value =
    point * fromPoints(tieBreak, home + 1, away, level, known) +
    (1 - point) * fromPoints(tieBreak, home, away + 1, level, known);
  known.set(key, value);
  return value;
}
