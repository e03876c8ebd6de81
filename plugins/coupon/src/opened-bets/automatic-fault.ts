/** Why a bet cannot be cashed out automatically at a value. */
export type AutomaticFault = 'missing' | 'belowPrice' | 'aboveReturn';

/** What is wrong with a value at which a bet shall be sold; amounts in minor units. */
export function automaticFault({
  amount,
  price,
  possibleReturn,
}: {
  readonly amount: number | undefined;
  /** What the bet costs now, where it has a price. */
  readonly price: number | undefined;
  readonly possibleReturn: number;
}): AutomaticFault | undefined {
  if (amount === undefined || amount <= 0) return 'missing';
  if (price !== undefined && amount <= price) return 'belowPrice';
  return amount > possibleReturn ? 'aboveReturn' : undefined;
}
