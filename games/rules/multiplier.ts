/** Of multipliers: ten-thousandths, as whole numbers. */
const SCALE = 10_000;

/** A multiplier in ten-thousandths: 1.5× is 15,000. */
export type Multiplier = number;

/** What a stake returns, in whole minor units, rounded down. */
export function returnOf(stake: number, multiplier: Multiplier): number {
  return Number((BigInt(stake) * BigInt(multiplier)) / BigInt(SCALE));
}

/** A quotient as a multiplier, rounded down. */
export function multiplierOf(numerator: bigint, denominator: bigint): Multiplier {
  return Number((numerator * BigInt(SCALE)) / denominator);
}

/** A multiplier as players read it: `1.5`, `1.125`. */
export function multiplierText(multiplier: Multiplier): string {
  return String(multiplier / SCALE);
}
