import { findMarketLabel, type MarketLabel } from './market-label.ts';

/** Kinds of football that end without a winner, or that no score decides. */
const UNSUITED = new Set(['winner', 'nth-goal']);
/** Kinds whose whole lines cannot return the stake: they have a third outcome. */
const WHOLE_LINES = /^(?:european-handicap|further-)/;

/** Corners, cards and players have laws of their own. */
function isBesideGoals({ group }: MarketLabel): boolean {
  return group === 'corners' || group === 'cards' || group === 'players';
}

/**
 * Whether selections of a market can be parts of a builder: those of football that a score decides and that
 * either win or lose. Lines that can return the stake, whole and quarter ones, are left out.
 */
export function isBuilderMarket(marketKey: string): boolean {
  const [code = '', line] = marketKey.split('@');
  const label = findMarketLabel(code);
  if (label?.sport !== 'football' || UNSUITED.has(label.kindName) || isBesideGoals(label)) {
    return false;
  }
  return line === undefined || line.endsWith('.5') || WHOLE_LINES.test(label.kindName);
}
