import { lowScoreDependence } from './parameters.ts';

/**
 * Dixon–Coles factor τ of a final score (Dixon & Coles 1997, eq. 4.2): how much likelier it is
 * than with independent Poisson goals of the match's means. 1 for all but 0–0, 1–0, 0–1 and 1–1.
 */
export function lowScoreFactor(
  home: number,
  away: number,
  homeMean: number,
  awayMean: number,
): number {
  if (home > 1 || away > 1) return 1;
  if (home === 0) {
    return away === 0
      ? 1 - homeMean * awayMean * lowScoreDependence
      : 1 + homeMean * lowScoreDependence;
  }
  return away === 0 ? 1 + awayMean * lowScoreDependence : 1 - lowScoreDependence;
}

/**
 * Expectation of τ(final score) at a score with `homeLeft` and `awayLeft` mean goals to come.
 *
 * The model in play weighs each course of the match, independent Poisson goals, by τ of its final
 * score. Given the course so far the rest therefore has the Poisson law weighed by τ(final) and
 * divided by this expectation: exact conditioning, so that prices are martingales.
 */
export function expectedFactor(
  score: { readonly home: number; readonly away: number },
  left: { readonly home: number; readonly away: number },
  means: { readonly home: number; readonly away: number },
): number {
  if (score.home > 1 || score.away > 1) return 1;
  const none = Math.exp(-left.home - left.away);
  let expectation = 1;
  for (let home = score.home; home <= 1; home += 1) {
    for (let away = score.away; away <= 1; away += 1) {
      const goals = (home > score.home ? left.home : 1) * (away > score.away ? left.away : 1);
      expectation += (lowScoreFactor(home, away, means.home, means.away) - 1) * none * goals;
    }
  }
  return expectation;
}
