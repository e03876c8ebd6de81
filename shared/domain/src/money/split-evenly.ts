import { DomainError } from '../errors/domain-error.ts';
import { type MinorUnits, minorUnits } from './money.ts';

/**
 * An amount in equal parts of whole minor units, larger ones first: what does not divide is one minor unit
 * more for as many parts as it takes, so that they add up to the amount. Throws `amount_malformed`
 * for a number of parts that is not whole and above zero.
 */
export function splitEvenly({
  amount,
  parts,
}: {
  /** Minor units. */
  readonly amount: number;
  readonly parts: number;
}): readonly MinorUnits[] {
  if (!Number.isInteger(parts) || parts < 1) {
    throw new DomainError('amount_malformed', `an amount cannot be split in ${parts}`);
  }
  const rest = minorUnits(amount) % parts;
  const part = (amount - rest) / parts;
  return Array.from({ length: parts }, (_, at) => minorUnits(at < rest ? part + 1 : part));
}
