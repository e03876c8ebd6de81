import { ONE, type Ratio, ZERO, add, multiply, smaller, subtract } from '../exact/ratio.ts';
import type { ExactLine } from './combination-lines.ts';
import { type LegFactor, lineResult } from './leg-factor.ts';

/** Lines played one after another, and what later ones took from the returns of earlier ones. */
export interface SequenceLines {
  readonly lines: readonly ExactLine[];
  readonly restaked: Ratio;
}

/**
 * Chain: an account starts at the stake; each leg stakes that much, or what the account still
 * has, and adds its return. What later legs stake was in the account already.
 */
export function chainLines(factors: readonly LegFactor[], stake: Ratio): SequenceLines {
  let account = stake;
  let restaked = ZERO;
  const lines = factors.map((factor, index) => {
    const staked = smaller(stake, account);
    const line = lineOf([index], factors, staked);
    account = add(subtract(account, staked), line.amount);
    if (index > 0) restaked = add(restaked, staked);
    return line;
  });
  return { lines, restaked };
}

/** A later block of a conditional coupon; without a stake it takes all that came back. */
export interface BlockPlan {
  readonly legs: readonly number[];
  readonly stake: Ratio | undefined;
}

/**
 * Conditional: each block is an express and stakes at most what the block before it returned; the
 * rest is kept. The first block's stake is the player's, so losing it loses all.
 */
export function conditionalLines(
  factors: readonly LegFactor[],
  blocks: {
    readonly first: readonly number[];
    readonly firstStake: Ratio;
    readonly later: readonly BlockPlan[];
  },
): SequenceLines {
  const opening = lineOf(blocks.first, factors, blocks.firstStake);
  const lines = [opening];
  let returned = opening.amount;
  let restaked = ZERO;
  for (const { legs, stake } of blocks.later) {
    const staked = smaller(stake ?? returned, returned);
    const line = lineOf(legs, factors, staked);
    lines.push(line);
    returned = line.amount;
    restaked = add(restaked, staked);
  }
  return { lines, restaked };
}

/** One express of the given legs with its own stake. */
export function lineOf(
  legs: readonly number[],
  factors: readonly LegFactor[],
  stake: Ratio,
): ExactLine {
  const own = legs.map((index) => factors[index] as LegFactor);
  const multiplier = own.reduce((product, factor) => multiply(product, factor.value), ONE);
  return {
    legs,
    count: 1,
    result: lineResult(own),
    multiplier,
    stake,
    amount: multiply(stake, multiplier),
  };
}
