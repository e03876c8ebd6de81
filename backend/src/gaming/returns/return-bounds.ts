import type { GameReturn } from '@touchline/contracts/casino-desk';
import type { OfferedGame } from '../providers/game-provider.ts';
import type { ReturnedSum } from './count-returns.ts';

/** Standard deviations that a return may be from the declared one: a right game is beyond once in 15,000 looks. */
const SCORE = 4;
/**
 * For a stake of 1, where no certificate says it: above what games of that volatility have. A bound that is too wide
 * sees a wrong payout later; one that is too narrow accuses a right game.
 */
const USUAL_DEVIATION = { low: 6, medium: 15, high: 40 } as const;

/**
 * What a game may have returned, percent of the stakes: with rounds that are independent of each other, the return
 * Σ won / Σ staked has the deviation σ · √(Σ staked²) / Σ staked, σ being that of one round for a stake of 1.
 */
export function returnBounds({
  rtp,
  deviation,
  staked,
  stakedSquares,
}: {
  /** As it is declared, percent. */
  readonly rtp: { readonly least: number; readonly most: number };
  readonly deviation: number;
  readonly staked: number;
  readonly stakedSquares: number;
}): { readonly least: number; readonly most: number } {
  const margin = (SCORE * deviation * 100 * Math.sqrt(stakedSquares)) / staked;
  return { least: Math.max(0, rtp.least - margin), most: rtp.most + margin };
}

/** What a game has returned in a currency, beside what it may have. */
export function gameReturn(
  { currency, rounds, staked, won, stakedSquares }: ReturnedSum,
  {
    rtp,
    volatility,
    deviation = USUAL_DEVIATION[volatility ?? 'high'],
  }: Pick<OfferedGame, 'rtp' | 'volatility'> & {
    /** Of the game's certificate. */
    readonly deviation: number | undefined;
  },
): GameReturn {
  const measured = (won * 100) / staked;
  const bounds =
    rtp === undefined ? undefined : returnBounds({ rtp, deviation, staked, stakedSquares });
  return {
    currency,
    rounds,
    staked,
    won,
    measured,
    ...(bounds !== undefined && { bounds }),
    isOut: bounds !== undefined && (measured < bounds.least || measured > bounds.most),
  };
}
